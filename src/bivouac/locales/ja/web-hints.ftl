# 卓でのヒント：求められる所で言うこと。

web-hints = ヒント
web-hints-ask = 今は何がよい手ですか？
web-hints-key = ヒント：今よい手
web-hints-choice = 決める人はヒントを求められます。求めたことはログで全員に伝わります
web-hints-for-all = この卓では全員がヒントを求められます。求めたことはログに残ります。
