# ブラウザーの全ページに共通の言葉。

web-unreachable = サーバーが応答しません。何も失われていません。少し待ってからお試しください。
web-page-missing = このページを読み込めませんでした。再読み込みしてください。

## 上のバーとメニュー

web-logo = Bivouac ロビーへ
web-pages = ページ
web-home = ロビー
web-rules = ルール
web-records = リプレイ
web-menu = メニュー
web-menu-pages = ほかのページ
web-language = 言語
web-theme = テーマ
web-theme-system = システムに合わせる
web-theme-light = ライト
web-theme-dark = ダーク
web-theme-now = { $theme ->
    [light] ライト表示です。押すとダークになります。
    [dark] ダーク表示です。押すとシステムに合わせます。
   *[system] システムに合わせています。押すとライトになります。
}
web-sound = やさしい効果音（手番、大切な瞬間）
web-notify = 手番が来たら通知する
web-notify-denied = このブラウザーは、このサイトの通知を許可していません。ブラウザーの設定で変更できます。
web-motion = 駒のアニメーション
web-letters = 1文字ショートカット
web-keys = キーボード
web-to-lobby = ロビーへ戻る
web-copy = コピー
web-copied = コピーしました

## 人、ボット、ゲーム

web-playing-as = プレイヤー名
web-your-name = あなたの名前
web-ask-name = 何とお呼びしましょうか？
web-name-needed = 先に名前を入力してください。ほかの人に表示されます。
web-guest = ゲスト
web-seat-open = 空席
web-name-numbered = { $name } { $number }
web-game-dewan = デワン
web-game-iwari = イワリ
web-table-line = { $scenario }、{ $players }人
# $way：いつもと違う遊び方。
web-table-way = { $scenario }、{ $way }
web-bot-line-random = ルール上できることをでたらめに選びます。簡単に勝てます。
web-bot-line-greedy = 目先の得点が最も多い手を選びます。最初の相手に向いています。
web-bot-line-level1 = 楽しく遊び、初心者のような間違いをします。
web-bot-line-level2 = 目先の得を取りますが、ときどき見落とします。
web-bot-line-level3 = すべての手に目を配り、最後に得になる手を知っています。
web-bot-line-level4 = 数手番先まで読み、いくつもの展開を試します。
web-bot-line-level5 = 1手番に最大1秒ほど考えます。最も強いボットです。
web-bot-by-others = ほかの人が作ったボットです。このサーバーの管理者が用意しました。
web-bot-level = レベル{ $level }：{ $name }

## ルールがまだ準備できていないゲーム

web-preparing = { $game }のルールを準備しています
web-preparing-tab = { $game } · Bivouac
web-preparing-share = { $percent }%
web-preparing-table = テーブルは保存されています。準備ができしだい、ここに自動で開きます。
web-preparing-lesson = ルールの準備ができしだい、ここで自動的に始まります。
web-preparing-replay = 準備ができしだい、ここにゲームを表示します。
web-preparing-once = サーバーの導入後や更新後に一度だけ行われます。その間、このページを離れて後で戻ってもかまいません。
web-preparing-unreached = 現在サーバーが応答しません。何も失われていません。このページは問い合わせを続けます。
web-preparing-failed = { $game }のルールを準備できませんでした
web-preparing-failed-line = 今のところ、このサーバーでは遊べません。原因はサーバーの端末またはログに出ています。管理者が解決してサーバーを再起動すると、ここで自動的に続きます。

## 存在しないページ

web-lost-tab = 見つかりません · Bivouac
web-lost-title = ここへ続く道はありません
web-lost-line = このアドレスにページはありません。入力の間違いか、テーブルがなくなった可能性があります。

## 公正なシャッフル

web-fair-from-start = このテーブルのシャッフルはすべて決まっています。指紋：{ $commitment }…
web-fair-link = 公正さのしくみ
web-fair-shown = 公正なシャッフル：シードを確かめられます
web-fair-hidden = 公正なシャッフル：最初のカードの前に決定済み
web-fair-commitment = 指紋（はじめから公開）
web-fair-seed = シード（終了時に公開）

## 地図、手札、ヘルプ

web-new = 新
web-zoom-in = 拡大
web-zoom-out = 縮小
web-zoom-fit = マップ全体を表示
web-names = スペースの名前
web-hand = 手札 { $count }枚
web-hand-empty = 手札はありません
web-rule = ルール { $rule }
