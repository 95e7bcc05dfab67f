# ゲームの終わりとリプレイ。

## 記録を開く

web-replay-open = 記録を開く
web-replay-drop = ファイルをここにドロップするか、選んでください。
web-replay-choose = ファイルを選ぶ
web-replay-not-record = このファイルはゲームの記録ではありません。
web-replay-too-large = ファイルが大きすぎます。ゲームの記録ではないようです。

## ゲームの終わり

web-replay-score = 最終得点
web-replay-place = 順位
web-replay-player = プレイヤー
web-replay-total = 合計
web-replay-rounds = 全{ $rounds }ラウンド
web-replay-won = { $players }の勝ち
web-replay-won-by = { $players }が{ $ahead }点差で勝利
web-replay-shared = { $players }が勝利を分かち合いました
web-replay-save = 記録を保存
web-replay-replay = リプレイ
web-replay-scoring = 得点計算を見る
web-replay-again = もう一度遊ぶ
web-replay-next-game = 次のゲームに参加

## リプレイ

web-replay-tab = リプレイ · Bivouac
web-replay-title = ゲームをリプレイ
web-replay-line = このサーバーでも、ほかのサーバーでも、ゲームの記録を開いて順に見られます。
web-replay-loading = マップを並べています…
web-replay-of-game = { $title }のリプレイ
web-replay-setup = マップを並べ、カードを配りました。
web-replay-told = { $when }：{ $sentence }
web-replay-look = 視点
web-replay-look-all = 全員（手札を公開）
web-replay-look-public = 観戦者
web-replay-look-seat = { $player }
web-replay-log = これまでの流れ
web-replay-over = ゲーム終了
web-replay-chooses = 選択中
web-replay-began = 最初のプレイヤー
web-replay-hand = { $player }の手札
web-replay-no-cards = 手札なし
web-replay-controls = リプレイ操作
web-replay-first = 最初へ
web-replay-turn-back = 1手番戻る
web-replay-back = 1つ戻る
web-replay-play = 再生
web-replay-pause = 一時停止
web-replay-next = 1つ進む
web-replay-turn-next = 1手番進む
web-replay-last = 最後へ
web-replay-slider = ゲーム中の位置
web-replay-speed = 速度 { $speed }。押すと変わります
web-replay-times = { $speed }倍
web-replay-of = { $at } / { $last }

## 自分のゲーム

web-replay-own = 自分のゲーム
web-replay-own-more = 以前のゲームも表示
web-replay-own-private = この一覧はこのブラウザーだけに表示されます。
web-replay-winner = 勝者：
web-replay-read = 見る
