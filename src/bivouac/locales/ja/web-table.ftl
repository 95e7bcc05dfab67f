# ゲームを遊ぶページ。

web-table-heading = { $game }：{ $line }
web-table-title-turn = ● あなたの手番 — Bivouac
web-table-loading = テーブルを準備しています。
web-table-closed = このテーブルは開けません
web-table-home = ロビーへ
web-table-close = 閉じる
web-table-rule = ルール
web-table-round = 第{ $round }ラウンド
web-table-round-last = 第{ $round }ラウンド（最後）
web-table-steps = この決定の手順

## 誰の手番か、何を選ぶか

web-table-chance = カードを混ぜています
web-table-your-move = あなたの行動
web-table-yours-soon = まもなくあなたの手番です
web-table-over = ゲーム終了
web-table-ended = ゲームは途中で終了しました
web-table-frozen = このテーブルは閲覧のみです

## トレイ

web-table-confirm = 決定
web-table-undo = 戻す
web-table-sending = 送信中
web-table-last-move = 直前の行動
web-table-wait-first = ゲームを始めます。

## 手札

web-table-hand-hidden = 端末を受け取るまで、手札は隠されています。
web-table-hands-hidden = 手札は秘密です。全員に見えるものだけが見えています。

## サーバーに聞くまでもない理由

web-table-not-now = あなたの手番ではありません。

## パネル

web-table-log = ログ
web-table-log-empty = まだ何も起きていません。
web-table-show-way = マップで見る
web-table-show-scoring = 得点計算を見る
web-table-show-story = その後の出来事をもう一度見る
web-table-private = あなただけに：
web-table-points-final = 最終得点
web-table-tabs = テーブルの各部
web-table-players = プレイヤー

## テーブルの人たち

web-table-seat-turn = { $turn ->
    [now] 手番中
    [next] 次の手番
    [first] ラウンド最初
    [last] ラウンド最後
   *[none] { $kind ->
        [bot] ボット
        [open] 空席
       *[person] プレイヤー
    }
}
web-table-seat-partner = { $turn ->
    [now] チームメイト、手番中
    [next] チームメイト、次の手番
   *[other] チームメイト
}
web-table-seat-thinking = 考えています
web-table-thinking = { $player }が考えています
web-table-seat-left = テーブルを離れました
web-table-seat-offline = 未接続
web-table-seat-stand-in = { $bot }が代わりにプレイ中
web-table-stand-in = { $player }の代わりをボットに任せる
web-table-stand-in-short = ボットに任せる
web-table-replaced = 今はボットがあなたの代わりにプレイしています。
web-table-return = 席に戻る
web-table-you-left = あなたはこのテーブルを離れました
web-table-watching = 観戦中
web-table-watching-line = テーブルの全員に見えるものだけが見えています。
web-table-join = ここに座る
web-table-vote = { $player }がこのゲームを終えることを希望しています。
web-table-vote-waiting = あなたは終えることを希望しています。ほかの人の返事を待っています。
web-table-vote-agree = 賛成
web-table-vote-play = 続ける
web-table-pass-to = { $player }さんに端末を渡してください
web-table-pass-line = それまでカードは隠されています。
web-table-pass-ready = { $player }です

## メニュー

web-table-copy-link = このテーブルのリンクをコピー
web-table-link-copied = このテーブルのリンクをコピーしました。
web-table-seat-link = 別の端末用に自分の席のリンクをコピー
web-table-seat-link-copied = 席のリンクをコピーしました。開いた人があなたの席でプレイできるため、人に教えないでください。
web-table-copy-by-hand = このリンクをコピーしてください：{ $link }
web-table-end = 終了を提案する
web-table-end-not = 終了の提案を取り下げる
web-table-leave = テーブルを離れる

## 切れた接続、止まったテーブル

web-table-reconnecting = 再接続しています。選んだ内容は保持されています。
web-table-kept = 決定したことはすべてサーバーに残っています。
web-table-retry = 今すぐ試す
web-table-save-seen = 見たところまで保存
web-table-ended-line = 全員の合意でここで終わりました。
web-table-frozen-line = その後ルールが変わりました。見ることと保存はできますが、続けることはできません。
web-table-replay = リプレイを見る
web-table-download = 記録をダウンロード

## 公正なシャッフル

web-table-fair = 公正なシャッフル
web-table-fair-line = このテーブルのシャッフルは、すべて1つの秘密の数から決まります。その指紋は最初のカードを配る前に決まっており、あとからカードを選ぶことは誰にもできません。
web-table-fair-hash = 指紋（SHA-256）
web-table-fair-seed = 秘密の数
web-table-fair-later = ゲームの終了後に公開されます。
web-table-fair-how = 確かめ方

## はじめてのゲーム

web-table-explain = この選択について
web-table-got-it = わかりました
web-table-no-more = 説明を表示しない

## キー

web-table-keys = キー操作
web-table-letters-off = 1文字ショートカットはメニューでオフになっています。
web-table-key-arrows = マップを見て回る、カードや物語タイルを移る
web-table-key-enter = 選ぶ。ボタンの上では決定
web-table-key-undo = 直前の手順を戻す
web-table-key-log = ログへ
web-table-key-map = マップへ
web-table-key-hand = 手札へ
web-table-key-names = マップに場所の名前を表示
web-table-key-explain = 選んでいるものの説明
web-table-key-zoom = マップの拡大縮小
web-table-key-escape = 表示を飛ばす、閉じる、選び直す
web-table-key-keys = このキー一覧の表示を切り替える
