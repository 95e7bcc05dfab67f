# 練習問題：ゲームを問わず、局面についての問い。

drills-tab = 練習問題 – Bivouac
drills-tab-kind = { $kind } – { $game } – Bivouac
drills-title = 練習問題
drills-line = 実際のゲームの局面についての短い問題が、種類ごとに10問あります。正解と理由がすぐにわかります。
drills-state = { $state ->
    [done] { $of }問中{ $right }問正解
    [begun] ここまで{ $answered }問中{ $right }問正解
   *[new] 未挑戦
}
drills-place = { $of }問中{ $number }問目、ここまで{ $right }問正解
drills-beyond = { $number }問目。10問を終えてから{ $of }問中{ $right }問正解
drills-you = あなた
drills-tribes = 部族
drills-choices = { $several ->
    [true] 答え。複数が正しいこともあります
   *[false] 答え。正しいのは1つです
}
drills-several = 当てはまるものをすべて選んでください。
drills-check = 答える
drills-next = 次へ
drills-all = 練習問題の一覧
drills-right = 正解です！
drills-wrong = 惜しい、違います。
drills-loading = 局面を探しています……
drills-preparing = 準備ができしだい問題が開きます。
drills-score = { $of }問中{ $right }問正解
drills-score-line = { $right ->
    [10] 全問正解です。もうすっかり身についています。
   *[other] まだ不確かなところは、練習で身につきます。
}
drills-on = 続けて問題を解く
drills-again = 10問をもう一度
drills-number = { $number }
