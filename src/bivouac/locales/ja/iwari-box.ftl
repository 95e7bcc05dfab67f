# 自作したイワリのコンポーネントの誤り。キーとファイルの名前はそのままです。

iwari-box-wanted = { $pieces }、またはnew-horizons.tomlのようなマップ
iwari-box-each = 2つの{ $noun }のそれぞれ
iwari-box-spots = スペース
iwari-box-territories = 領域

## 駒とカード

iwari-box-two-numbers = { $key }は[4, 2]のような2つの数です。{ $value }は使えません
iwari-box-many-cards = { $cards }枚と虚無のカード{ $void }枚。合わせて{ $most }枚までです
iwari-box-many-pawns = 合わせて{ $count }。{ $most }までです
iwari-box-too-few = 各バイオームのカードが{ $count }枚ずつありません。足りないもの：{ $scarce }
iwari-box-leaves = カードが{ $left }枚残ります。手札、ディスプレイ、山札に{ $needed }枚必要です
iwari-box-share = { $count }は{ $packs }の束に等しく分けられません
iwari-box-out = { $out }より多くします。同時にそれだけ山札の外に出ることがあります
iwari-box-packs = バイオームカードが{ $left }枚しか残らず、{ $packs }の束を作れません

## マップ

iwari-box-many-spots = スペースが{ $count }あります。{ $most }までです
iwari-box-unknown-spot = 不明なスペース'{ $spot }'
iwari-box-road-itself = スペース'{ $spot }'をそれ自身とつないでいます。道は2つのスペースをつなぎます
iwari-box-road-twice = 道{ $road }と同じ{ $spots }をつないでいます。1回だけにします
iwari-box-many-roads = スペース'{ $spot }'に道が{ $count }本集まっています。{ $most }本までです
iwari-box-unknown-territory = 不明な領域'{ $territory }'。あるもの：{ $known }
iwari-box-connection-itself = '{ $territory }'をそれ自身とつないでいます。2つの領域が必要です
iwari-box-number-twice = 番号{ $number }の接続が2つあります
iwari-box-no-number = 番号{ $number }の接続がありません。番号は1～{ $count }です
iwari-box-symbol-count = 山のシンボル{ $symbol }が{ $count }本の接続にあります。各シンボルは2本ずつ、またはマップに1つもありません
iwari-box-size = sizeの幅と高さは0より大きくします。{ $width }×{ $height }は使えません
iwari-box-shore-needed = shore（陸を離れる2つの点）は海路にだけ必要です
iwari-box-shore = shoreは[[10, 20], [30, 40]]のような2つの点です。{ $value }は使えません
iwari-box-line = { $key }は1～{ $most }文字の1行です。{ $value }は使えません
iwari-box-point = { $what }は[120, 80.5]のような点です。{ $value }は使えません
iwari-box-far = { $what }の数は0～{ $most }です。{ $value }は使えません
iwari-box-two = 2つの{ $noun }を挙げます。{ $value }は使えません
iwari-box-outline = outlineは"10,20 30,20 30,40"のように点を並べた1つの文字列です。{ $value }は使えません
iwari-box-outline-points = outlineの点は3～{ $most }です。{ $count }ではありません
iwari-box-outline-point = outlineに{ $value }があります。点は120.5,80のように書きます

## 特別なマップ

iwari-box-spots-apart = スペース{ $spots }は、つなぐ領域に1つずつ必要です
iwari-box-road-too = 道も{ $spots }をつないでいます。1回だけにします
iwari-box-icon-violet = アイコンがあるのに紫ではありません。遺跡は紫のスペースに置きます
iwari-box-guard-icon = 接続{ $number }を守っているのに、それを開くバイオームのアイコンがありません
iwari-box-guard-nothing = 守っている接続{ $number }がありません
iwari-box-guard-end = 守る接続{ $number }は、このスペースを端に持つ必要があります
iwari-box-guard-mountain = 守っている接続{ $number }は、山の下になることがあります
iwari-box-guards = 接続{ $number }を{ $count }のスペースが守っています。1つにします
iwari-box-unknown-token = 不明な係争トークン'{ $token }'。あるもの：{ $known }
iwari-box-area-plain = 未知の区域です。そのようなスペースは紫ではなく、アイコンもありません
iwari-box-two-areas = 未知の区域が{ $count }あります。2つにします
iwari-box-areas-differ = 未知の区域が2つとも{ $biome }です。バイオームは別々にします
iwari-box-only-areas = 領域'{ $territory }'には未知の区域しかありません。スペースが必要です
iwari-box-centre-needed = void_totems（中央から始まる数）とcentre（点）は一緒に使います
iwari-box-sixth = 虚無トーテムは{ $most }人までです。6人目がそれで遊びます
iwari-box-violet-road = 紫の道があるのに、紫のスペースがありません
iwari-box-void-territory = 領域'{ $territory }'は{ $biome }です。void_cards = trueが必要です
iwari-box-void-spot = スペース'{ $spot }'は{ $biome }を示しています。void_cards = trueが必要です
iwari-box-haunted = hauntedは'{ $biome }'ですが、そのような領域がありません
iwari-box-violet-first = violet_firstがあるのに、紫のスペースがありません
iwari-box-centre-limit = centre_limit（勝ちになる中央の虚無トーテムの数）にはcentreが必要です
