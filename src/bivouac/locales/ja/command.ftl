# コマンドライン：ヘルプと、argparseの言葉。すぐに表示できるように、1行ずつ、変化なしで書きます。

command-about = デワンとイワリ：遊ぶ、再生する、シミュレートする、測る。
command-stop = 。
command-serve = ブラウザーで、ひとりで、またはみんなで遊ぶ
command-play = ターミナルでボットと遊ぶ
command-simulate = ボット同士で何度も対戦させる
command-arena = 2種類のボットを、同じ配り方の全席で対戦させる
command-check = 記録を再生して検証する
command-show = 記録を1手ずつ文章で表示する
command-analyse = ゲームを決定ごとに評価する
command-puzzles = パズルを集める：記録されたゲームのうち、明らかに最善の手がある決定
command-perft = 指定した回数の決定で、ゲームの進み方が何通りあるか数える
command-bench = エンジンの速さを測る
command-compile = 最初の手で待たないように、今ルールをコンパイルする
command-map = イワリのマップを検査する、または描く
command-map-check = マップが正しく、何も重なっていないことを確かめる
command-map-draw = マップを画像として描く

## オプション

command-default = 既定値：{ $value }
command-help-host = 待ち受けるアドレス。0.0.0.0：すべて
command-help-db = 既定値：データフォルダーのファイル
command-help-name = このサーバーのホスト名。例：play.example.org
command-help-no-open = ブラウザーを開かない
command-help-game = dewanかiwari
command-help-bench-game = dewanかiwari。既定値：両方
command-help-set = ゲームのオプション。例：players=4、scenario=volcano、deeds=union,honour
command-help-components = 別のコンポーネントのフォルダー
command-help-bots = { $bots }：全席に1つ、またはカンマで区切って1席に1つ（人数も決まります）。既定値：{ $value }
command-help-bots-play = { $bots }：ほかの全席に1つ、またはカンマで区切って1席に1つ。既定値：{ $value }
command-help-arena-bots = まとめて指定：先頭がA、ほかの席ごとにB。名前の数が人数になります
command-help-b = ほかの全席に座るボット
command-help-bot = 自分のボット：JSONの行で話すプログラム（docs/bots-by-others.md）。付けた名前は--bots、--a、--bで使えます。何度でも指定できます
command-help-serve-bot = 新しいテーブルで選べるようにする、ほかの人のボット：NAME=COMMAND、またはインストール済みのNAME。何度でも指定できます
command-help-bot-seconds = ほかの人のボットが1つの決定に使える秒数。既定値：{ $value }
command-help-bot-memory = ほかの人のボットが使えるメモリー。既定値：{ $value }
command-help-seed = このシードのゲームを始める
command-help-language = en、fr、de、jaのどれか。既定値：システムの言語
command-help-resume = 最後の終わっていないゲームを続ける
command-help-jobs = 同時に進めるゲームの数。既定値：コアごとに1つ
command-help-records = すべてのゲームを記録として書き出す
command-help-json = JSONオブジェクトを1つ出力する
command-help-quality = 計算の量：quick、standard、deep。既定値：standard
command-help-analysis-jobs = スレッドの数。既定値：コアごとに1つ
command-help-analysis-json = JSONオブジェクトを1つ出力する（docs/analysis.md）
command-help-puzzles = 書き込むファイル
command-help-csv = ゲームと席ごとに1行を書き出す
command-help-budget = 1手番の上限（ミリ秒）
command-help-trials = 1手番に調べる局面の上限
command-help-arena-csv = ゲームが終わるたびに1行を書き出す
command-help-arena-resume = --csvのファイルの対戦を続ける
command-help-map-files = 既定値：付属のマップ
command-help-map-file = マップのファイル、または付属のマップの名前
command-help-map-output = 既定値：標準出力
command-help-help = このヘルプを表示して終わる
command-help-version = バージョン番号を表示して終わる

## argparseの言葉

command-usage = 使い方：
command-options = オプション：
command-positional = 引数：
command-argument = 引数 { $argument }：{ $reason }
command-required = 次の引数が必要です：{ $arguments }
command-unrecognized = 不明な引数：{ $arguments }
command-one-argument = 値が1つ必要です
command-some-argument = 値が少なくとも1つ必要です
command-most-argument = 値は1つまでです
command-explicit = 値は指定できません：{ $argument }
command-choice = 選べません：{ $value }（選べるもの：{ $choices }）
command-wrong = { $reason }（'{ $command } --help'を見てください）
command-no-number = '{ $value }'は整数ではありません
command-number-between = { $value }は{ $low }～{ $high }の範囲にありません

## コマンドが自分から言うこと

command-compiling = ルールをコンパイルしています（初回のみ）
command-parts-left = 残り{ $count }、今{ $part }
command-served = Bivouacは{ $url }にあります（Ctrl+Cで終了）
command-https = ほかの人もこのサーバーに接続できます。インターネットでは前にHTTPSのサーバーを置き、--nameで名前を指定してください（docs/host.md）
command-no-browser = ブラウザーを開けませんでした：{ $reason }
command-help-serve-components = 追加で提供するコンポーネントのフォルダー（複数指定可）
