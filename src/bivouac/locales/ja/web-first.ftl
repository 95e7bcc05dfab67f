# 最初の1分：尋ねられない名前、ボットの強さ、勝ち方、心に残る瞬間。

## 名前。候補は読点ではなくコンマで区切る。短く、誰にでも合うもの。
web-suggested-names = 旅人, 星空, 焚き火, 小川, 夜ふくろう, 野の花, ひばり, 月明かり
web-name-kept = 名前は空にできません。{ $name }のままです。
web-table-name = このテーブルでのあなたの名前
web-table-name-of = { $player }の名前

## ロビー
web-lobby-bot-level = ボットの強さ
web-lobby-bot-level-of = { $game }：ボットの強さ
web-lobby-against = レベル{ $level }・{ $name }
web-lobby-all-games = { $count }件のゲームをすべて表示
web-lobby-fewer-games = 表示を減らす
web-lobby-leave-game = { $title }から離れる
web-lobby-left = 離れたゲーム・{ $when }
web-lobby-return-table = { $title }に戻る
web-lobby-watched = 誰でも観戦できます（手札は見えません）
web-lobby-private = ここで遊ぶ人だけに公開

## テーブルを離れる前の確認
web-ask-leave = このゲームから離れますか。ゲームは保存され、ロビーから戻れます。
web-ask-leave-waiting = このテーブルから離れますか。席はほかの人に譲られます。
web-ask-yes = 離れる
web-ask-no = 残る

## テーブルで
web-explanations = 初めての選択を説明する
web-table-goal = 勝ち方：
web-table-goal-ends = 終わり方：
web-table-voted-on = { $player }が続行を希望しました。ゲームを続けます。
web-table-voted-on-close = 了解
web-table-not-here = まだ接続していません：{ $players }。
