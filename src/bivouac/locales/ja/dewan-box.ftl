# 自作したデワンのコンポーネントの誤り。キーとファイルの名前はそのままです。

dewan-box-map = { $players }人用の{ $scenario }のマップ
dewan-box-game = { $players }人用の{ $scenario }
dewan-box-score-key = 得点キー'{ $key }'
dewan-box-unknown-file = 不明なファイル'{ $name }'。使えるもの：{ $known }
dewan-box-one-map = タイルは互いに接し、1つのマップになる必要があります
dewan-box-volcano-fire-key = volcano_fireは得点キー'fire'で数えますが、それがありません
dewan-box-fish-key = 得点キー'fish'にはイベント'fish'が必要です。'{ $event }'ではありません
dewan-box-unknown-tile = 不明なイベントのタイル'{ $tile }'。使えるもの：{ $known }
dewan-box-lava-tile = イベント'lava'には火山のあるevent_tileが必要です
dewan-box-fire-tile = volcano_fireには火山のあるevent_tileが必要です
dewan-box-fish-villages = イベント'fish'にはvillages = trueが必要です
dewan-box-rain-villages = イベント'rain'は村の水域をつなげてしまいます。villages = falseが必要です
dewan-box-teams = チームにはplayers = [4]が必要です。[{ $players }]ではありません
dewan-box-unknown-layout = 不明な配置'{ $layout }'。使えるもの：{ $known }
dewan-box-layout-players = 配置'{ $layout }'は{ $players }人用ではありません。使える人数：{ $counts }
dewan-box-event-place = { $name }にはイベントの場所があるので、event_tileが必要です
dewan-box-no-event-place = { $name }にはイベントの場所がないので、event_tileは書きません
dewan-box-neutral-places = { $title }の中立の場所は{ $neutral }です。{ $players }必要です
dewan-box-few-tiles = { $title }には{ $kind }のタイルが{ $count }枚必要です。{ $have }枚しかありません
dewan-box-many-icons = { $title }にはアイコンが{ $icons }個現れえます。{ $most }個までです
dewan-box-many-tokens = { $title }にはベリートークンが{ $tokens }枚要ることがあります。berry_tokensは{ $have }です
dewan-box-few-stories = { $title }のすべての位置には物語タイルが{ $slots }枚必要です。{ $stories }枚しかありません
dewan-box-few-cards = { $title }にはカードが少なくとも{ $cards }枚必要です。{ $count }枚しかありません
dewan-box-berry-hex = berries：{ $berry }番のスペースは{ $terrain }です。ベリーは水域以外のスペースに置きます
dewan-box-hexes-apart = { $a }番と{ $b }番のスペースは接していません。0はすべてと、1～6は次の番号と、6は1と接しています
dewan-box-place-twice = 場所{ $place }を2回使っています。タイルは重ねられません
dewan-box-many-spaces = タイル{ $count }枚でスペースは{ $spaces }になります。{ $most }までです
dewan-box-place = 場所は[1, 0]のような2つの整数です。{ $value }は使えません
dewan-box-no-scenario = 空です。[classic]のようなシナリオが少なくとも1つ必要です
dewan-box-go-together = 得点キー'{ $key }'と{ $option }は一緒に使います。{ $missing }がありません
dewan-box-many-tucks = spacesの'tuck'は{ $most }個までです。{ $count }個ではありません
dewan-box-few-slots = story_slotsは少なくとも{ $stories }です：1つと、'story'ごとに1つ
dewan-box-tile-list = 1～{ $most }枚のタイルのリストでなければなりません。{ $value }は使えません
dewan-box-title = titleは1行の文字列です。{ $value }は使えません
dewan-box-title-long = titleは{ $most }文字までです。{ $count }文字ではありません
