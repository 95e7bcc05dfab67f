# ゲームのカードの数：全部で何枚あり、どれが捨て札で、どれが見えていないか。

cards-title = カード一覧
cards-discards = 捨て札
cards-discards-count = { $count }枚、全員に公開
cards-discards-none = 今は1枚もありません。
cards-kinds = カードの種類
cards-head-kind = 種類
cards-head-box = 総数
cards-head-discards = 捨て札
cards-head-unseen = 未見
cards-unseen = まだ見ていないカードは{ $count }枚です：裏向き{ $down }枚、ほかの人の手札{ $hands }枚。
cards-out = { $count }枚は使いません。
