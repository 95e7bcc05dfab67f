# ほかの人の手番を追う：マップで1手ずつ、ボットの速さ、ログ。

web-follow-since = 前回の手番から
web-follow-round = 直前の1周
web-follow-open = { $what }、{ $count }手
web-follow-none = { $what }：まだ何もありません
web-follow-step = { $what }：{ $count }手中{ $step }手目
web-follow-back = 1手戻る
web-follow-on = 1手進む
web-follow-close = ゲームに戻る
web-follow-loading = 少々お待ちください
web-follow-next = 次へ
web-follow-speed = ほかの人の速さ：{ $speed }
web-follow-speeds = ほかの人の手番を見せる速さ
web-follow-speed-slow = ゆっくり
web-follow-speed-normal = 普通
web-follow-speed-fast = 速い
web-follow-speed-wait = 1手ごとに待つ
web-follow-move = { $player }：{ $did }
web-follow-you = あなた
web-follow-and = { $one }、{ $other }
web-follow-private = { $did }（{ $card }）
web-follow-details = 詳細
web-follow-newest = 最新へ
web-follow-key = 前回の手番からの動きを1手ずつ見る
web-follow-key-wait = 待っているとき、次の1手を見る
table-undone-brief = その手を取り消す
