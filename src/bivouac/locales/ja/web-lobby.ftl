# ロビー、新しいテーブルのページ、待合室。

web-lobby-tab = Bivouac
web-lobby-tab-waiting = ({ $count }) Bivouac

## 続ける

web-lobby-continue = 続きから
web-lobby-wait-for-you = { $count ->
    [0] 手番のゲームはありません
   *[other] { $count }件のゲームが手番を待っています
}
web-lobby-welcome = Bivouacへようこそ
web-lobby-nothing-waits = 手番のゲームはありません。新しく始めるか、テーブルに参加してください。
web-lobby-round = 第{ $round }ラウンド
web-lobby-seats = 席
web-lobby-waiting = あと{ $count }人を待っています
web-lobby-frozen = 閲覧のみ
web-lobby-preparing = ルールを準備しています
web-lobby-dealing = カードを混ぜています
web-lobby-your-turn = あなたの手番
web-lobby-their-turn = { $player }が考えています
web-lobby-take-turn = 手番を行う
web-lobby-open = 開く

## ゲームを始める

web-lobby-start = ゲームを始める
web-lobby-games = ゲーム
web-lobby-new-table = 新しいテーブル
web-lobby-new-table-of = 新しいテーブル：{ $game }
web-lobby-play-bots = ボットと遊ぶ
web-lobby-play-bots-at = { web-lobby-play-bots } { $against }：{ $game }
web-lobby-learn = 遊び方
web-lobby-learn-game = { $game }の遊び方

## はじめてのゲーム

web-lobby-first = 3つの絵でわかる{ $game }

## 参加できるテーブル

web-lobby-open-tables = 参加できるテーブル
web-lobby-no-open-tables = 今は待っている人がいません。テーブルを作り、リンクを友だちに送りましょう。
web-lobby-table-title = { $game }：{ $scenario }
web-lobby-table-free = { $player } · 空席{ $free }つ
web-lobby-table-round = { $round ->
    [0] { $player } · 開始直後
   *[other] { $player } · プレイ中、第{ $round }ラウンド
}
web-lobby-join = 参加
web-lobby-join-table = { $title }に参加
web-lobby-watch = 観戦
web-lobby-watch-table = { $title }を観戦

## 最近の結果

web-lobby-results = 最近の結果
web-lobby-no-results = 終わったゲームはここに残り、いつでもリプレイできます。
web-lobby-all-results = { $count }件すべて表示
web-lobby-result-title = { $game }：{ $table }
web-lobby-result-won = { $ahead ->
    [0] { $points }点、タイブレークで{ $player }に勝利 · { $when }
   *[other] { $points }点、{ $player }に{ $ahead }点差で勝利 · { $when }
}
web-lobby-result-shared = { $points }点、{ $player }と勝利を分かち合い · { $when }
web-lobby-result-lost = { $points }点、{ $player }が{ $most }点で勝利 · { $when }
web-lobby-result-watched = 観戦 · { $when }
web-lobby-result-ended = 合意により終了 · { $when }
web-lobby-result-frozen = 以前のルールでプレイ · { $when }
web-lobby-result-outcome = { $outcome } · { $when }
web-lobby-replay-table = { $title }をリプレイ
web-lobby-read-table = { $title }を見る

## 新しいテーブル

web-lobby-new-table-tab = 新しいテーブル · Bivouac
web-lobby-extensions = 拡張
web-lobby-extensions-in-play = { $count }個を使用
web-lobby-players = { $count }人
web-lobby-players-from = { $fewest }～{ $most }人
web-lobby-players-short = { $fewest }～{ $most }
web-lobby-seats-of = { $most }席中{ $count }席
web-lobby-seat = 席{ $number }
web-lobby-me-line = あなた（ホスト）
web-lobby-seat-open = 空席
web-lobby-seat-bot = ボット
web-lobby-seat-friend = 同じ端末
web-lobby-open-line = リンクを開いた人の席です。
web-lobby-which-bot = { $seat }：ボットのレベル
web-lobby-friend-name = 名前
web-lobby-friend-name-of = { $seat }：名前
web-lobby-friend-line = この端末で遊びます。
web-lobby-add-seat = 席を追加
web-lobby-remove = { $seat }を外す
web-lobby-limit-most = { $choice }は{ $count }人までです。
web-lobby-limit-exact = { $choice }はちょうど{ $count }人で遊びます。
# $choice：遊び方。
web-lobby-limit-way = { $choice }：{ $count }席です。
web-lobby-not-this-way = このモードでは選べません。
web-lobby-given-up = { $before }はこのモードでは選べないため、{ $now }にしました。
web-lobby-box = コンポーネント
web-lobby-box-usual = いつもの内容
web-lobby-box-usual-line = Bivouacに付属
web-lobby-box-own-line = このサーバーの管理者が用意
web-lobby-box-of = このサーバーのコンポーネント「{ $box }」から。
web-lobby-summary-box = コンポーネント：{ $box }。
web-lobby-seats-added = あと{ $count }人必要なため、ボットが席に着きました。
web-lobby-seats-removed = 席が少なくなるため、最後の{ $count }席を外しました。
web-lobby-summary = { $bots ->
    [0] { $players }人、ボットなし。
   *[other] { $players }人、うちボット{ $bots }体。
}
# $way：人数の決まっている遊び方。
web-lobby-summary-way = { $way }：{ $bots ->
    [0] { $players }人、ボットなし。
   *[other] { $players }人、うちボット{ $bots }体。
}
web-lobby-summary-alone = { $way }。
web-lobby-summary-open = 空席が{ $free }つあります。席が埋まると自動的に始まります。
web-lobby-summary-ready = 席はすべて決まりました。すぐに始まります。
web-lobby-summary-with = 使用：{ $list }。
web-lobby-summary-without = 除外：{ $choice }。{ $why }
web-lobby-listed = 誰でも観戦と参加ができます（手札は見えません）
web-lobby-unlisted = リンクを知っている人だけ
web-lobby-fill-bots = ボットで埋める
web-lobby-open-table = テーブルを開く
web-lobby-start-game = ゲームを始める

## 待合室

web-lobby-invite = このリンクをほかの人に送ってください
web-lobby-is-bot = ボット
web-lobby-is-level = ボット（レベル{ $level }）
web-lobby-is-you = あなた
web-lobby-is-local = この端末
web-lobby-is-here = 参加中
web-lobby-is-away = 離席中
web-lobby-sit = ここに座る
web-lobby-fill-with = ボット：{ $bot }
web-lobby-starts-itself = すべての席が埋まると、自動的に始まります。
web-lobby-leave = テーブルを離れる

## Credits

web-lobby-unofficial = これは非公式・非営利の実装で、絵も文章も独自のものです。
