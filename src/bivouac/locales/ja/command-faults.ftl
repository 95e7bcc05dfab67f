# コマンドの誤り：1行ずつです。

command-no-language = 不明な言語'{ $language }'。使えるもの：{ $known }
command-no-option = { $game }にオプション'{ $name }'はありません。あるもの：{ $known }
command-no-bot = 不明なボット'{ $name }'。使えるもの：{ $known }
command-bot-name = { $name }はボットの名前にできません。英字などの文字で始まる{ $most }字以内の文字・数字・ハイフンにしてください
command-bot-ours = { $name }はBivouacのボットの名前です。別の名前を付けてください
command-bot-twice = --bot { $name }が2回指定されています
command-bot-quotes = --bot { $name }：コマンドの引用符が閉じていません
command-bot-command = --bot { $name }=の後にコマンドが必要です
command-bot-program = --bot { $name }：プログラム{ $program }がありません
command-bot-not-installed = ボット{ $name }を含むパッケージはありません。あるもの：{ $known }。プログラムなら：--bot { $name }=COMMAND
command-bot-unusable = ボット{ $name }は使えません：{ $why }
command-bot-unusable-says = ボット{ $name }は使えません：{ $why }（{ $said }）
command-arena-who = 両方のボットを指定してください：--a BOT --b BOT、または--bots A,B,...（'bivouac arena --help'を見てください）
command-arena-twice = --botsで両方のボットを指定しています。--aと--bは外してください
command-arena-two = 対戦は2種類のボットで行います。先頭がA、ほかの席はすべてBです。'{ $bots }'は使えません
command-set = --setには名前=値を指定します。'{ $pair }'は使えません
command-set-twice = --set { $name }が2回あります
command-plug-in = プラグイン{ $name } = { $value }を読み込めません：{ $error }
command-no-package = フォルダー{ $folder }を持つパッケージ'{ $package }'がありません
command-not-compiled = ルールをコンパイルできません：{ $reason }
command-process-ended = ゲームを進めていたプロセスが終了しました。メモリーは足りていますか？
command-no-output = 出力できません：{ $reason }

## ファイル

command-cannot-write = { $path }に書き込めません：{ $reason }
command-cannot-be-written = { $path }：書き込めません：{ $reason }
command-links = { $path }に書き込めません：リンク先がありません
command-needs-file = { $option }にはファイル名が必要です
command-two-files = --csvと--recordsには別々のファイルが必要です
command-resume-csv = --resumeには対戦の--csvファイルが必要です。そこに終わったゲームが書かれています
command-is-folder = { $path }はファイルではなくフォルダーです
command-not-regular = { $path }は通常のファイルではないので、--resumeでは続けられません
command-not-empty = { $path }は空ではありません。別のファイルを選んでください
command-not-empty-resume = { $path }は空ではありません。--resumeでその対戦を続けられます
command-not-csv = { $path }：対戦のCSVファイルではありません
command-not-records = { $path }：対戦の記録ファイルではありません
command-file-not-text = { $path }：読めません：テキストではありません
command-file-unreadable = { $path }：読めません：{ $reason }
command-game-twice = { $path }：ゲーム{ $number }が2回あります
command-line-unreadable = { $path }：{ $number }行目を読めません
command-line-no-record = { $path }：{ $number }行目は対戦の記録ではありません
command-other-match = { $path }：別の対戦です：{ $title }
command-no-record = { $path }：記録がありません
os-no-file = ファイルまたはフォルダーがありません
os-no-permission = アクセス権がありません
os-not-permitted = 許可されていません
os-is-folder = フォルダーです
os-not-folder = フォルダーではありません
os-no-space = ディスクに空きがありません
os-read-only = 読み取り専用のファイルシステムです
os-long-name = ファイル名が長すぎます
os-links = シンボリックリンクが多すぎます
os-broken = 入出力エラー

## サーバー

command-bus = 今のところ--bus memory:だけが使えます。'{ $bus }'は使えません
command-no-address = --host { $host }：そのようなアドレスはありません
command-not-our-address = --host { $host }：このコンピューターのアドレスではありません
command-port-in-use = ポート{ $port }は使用中です。別のポートを選んでください。例：--port { $other }
command-cannot-listen = { $host }のポート{ $port }で待ち受けられません：{ $reason }
command-client = { $game }のクライアント：{ $path }：{ $reason }
command-client-main = { $game }のクライアント：{ $path }に'main'のオプションがありません
command-database-url = '{ $url }'は{ $example }のようなデータベースのURLではありません
command-database-no-file = '{ $url }'にファイルがありません。データベースのURLの例：{ $example }
command-only-sqlite = 今のところsqliteだけが使えます。'{ $kind }'は使えません
command-other-database = { $path }：別のプログラムのデータベースです
command-newer-database = { $path }：もっと新しいbivouacで作られています。そちらを使ってください
command-database-locked = { $path }：別のプログラムがロックしています
command-database-unusable = { $path }：使えません：{ $reason }
command-database-unsound = { $path }：正常なSQLiteデータベースではないか、壊れています
command-cannot-open = { $path }：書き込み用に開けません：{ $reason }
command-in-use = { $path }：別の`bivouac serve`が使っています
command-secret-unreadable = { $path }：読むことも作ることもできません：{ $reason }
command-secret = { $path }：{ $count }バイトの秘密ではありません。削除してください

## ターミナル

command-resume-alone = --resumeは保存したゲームを続けます。ほかのオプションは使えません
command-no-face = { $game }はターミナルでは遊べません。遊べるもの：{ $known }
command-seats = このゲームの席は{ $right }です。{ $count }ではありません
command-human = 少なくとも1席は'{ $person }'にします。ボットだけなら`bivouac simulate`を使います
command-not-saved = { $path }：`bivouac play`が保存したゲームではありません
command-none-unfinished = { $folder }に{ $game }の終わっていないゲームがありません

## ボットとゲームの数

command-bots = { $seats }席にボットが{ $bots }体あります。全席に1体、または1席に1体ずつ指定してください
command-bots-players = ボットが{ $bots }体ありますが、players={ $players }です。全席に1体、または1席に1体ずつ指定してください
command-files-apart = { $table }と{ $records }は同じ対戦のものではありません。{ $count }ゲームが片方にしかありません。同じ対戦の--csvと--recordsを指定するか、両方に新しい名前を付けるか、--recordsを外してください
box-wanted = docs/components.mdとdocs/maps.mdにあるファイル
box-named-twice = { $game }用の別のフォルダーも「{ $name }」という名前です
box-of-none = ファイル（{ $files }）はどのゲームのものでもありません。ゲーム：{ $games }
box-of-many = ファイル（{ $files }）は複数のゲーム（{ $games }）に当てはまります
box-name = コンポーネントのフォルダー名は1～{ $most }文字です
