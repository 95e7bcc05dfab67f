# ほかの人が作ったボット。理由（visitor-...）は、ここでもコマンドラインでもコロンの後に続く。

table-taken-over = { $player }は続けられなくなりました（理由：{ $why }）。これからはボット（{ NAMES($bot) }）が決めます。

## ボットが続けられない理由

visitor-not-started = 起動できませんでした
visitor-ended = プログラムが終了しました（ステータス{ $status }）
visitor-silent = プログラムの出力が途絶えました
visitor-slow = { $seconds }秒以内に答えがありませんでした
visitor-long = 1行が{ $bytes }バイトを超えました
visitor-garbled = 答えの意味がわかりません
visitor-illegal = ルールで認められない答えが{ $count }回続きました
visitor-asks = 1つの決定についての質問が{ $count }回を超えました
visitor-declines = このゲームには対応していません
visitor-gone = このサーバーにはもうありません
visitor-broken = このサーバーで扱えない答えでした
