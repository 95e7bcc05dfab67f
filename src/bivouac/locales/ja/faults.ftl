# 記録やコンポーネントのファイルの誤り：1行の文の断片です。

## 組み立て

fault-at = { $where }：{ $reason }
fault-by-rule = { $reason }（{ $rule }）
fault-at-event = イベント{ $number }：{ $reason }
fault-the-record = 記録
fault-a-wish = 希望
fault-a-draft = 下書き
fault-decision = 決定 { $do }
fault-event-of = イベント { $chance }
fault-each = { $key }の各要素

## ファイル

fault-words = { $path }：読めません：{ $reason }
fault-folder = コンポーネントのフォルダーとして読めません：{ $reason }
fault-no-components = コンポーネントがありません。使えるもの：{ $wanted }
fault-wanted = { $files }のうち少なくとも1つ
fault-unreadable = 読めません：{ $reason }
fault-not-text = UTF-8のテキストではありません
fault-toml = 正しいTOMLではありません：{ $reason }
fault-toml-at = { $line }行目の{ $column }列目が正しいTOMLではありません：{ $reason }
fault-toml-end = 末尾が正しいTOMLではありません：{ $reason }
fault-json = 正しいJSONではありません：{ $reason }
fault-json-at = { $column }列目が正しいJSONではありません：{ $reason }
fault-json-twice = 正しいJSONではありません：キー{ $key }が1つのオブジェクトに2回あります
fault-nested = 入れ子が深すぎます
json-value = 値が必要です
json-comma = ','が必要です
json-colon = ':'が必要です
json-name = 二重引用符で囲んだキーが必要です
json-string = ここから始まる文字列が閉じていません
json-control = 使えない制御文字があります
json-escape = \の使い方が正しくありません
json-unicode = \uXXXXの使い方が正しくありません
json-extra = 余分なデータがあります
json-trailing-object = オブジェクトの末尾に余分なカンマがあります
json-trailing-array = リストの末尾に余分なカンマがあります
toml-value = 値がないか、正しくありません
toml-string = 文字列が閉じていません
toml-array = リストが閉じていません
toml-table = 波括弧のテーブルが閉じていません
toml-equals = キーのあとに'='が必要です
toml-key = キーでもテーブルでもないものがあります
toml-newline = 値のあとに余分なものがあります
toml-twice = キーかテーブルが2回あります
toml-character = 使えない文字があります
toml-escape = \の使い方が正しくありません
toml-bracket = テーブルの名前のあとに']'が必要です

## 値

value-list = リスト
value-object = オブジェクト
value-table = テーブル
value-huge = 巨大な数
fault-id = { $what }は A-Z a-z 0-9 + . _ - の1～40文字です。{ $value }は使えません
fault-unknown-word = { $noun }：{ $value }は不明です。使えるもの：{ $known }
fault-number-of = { $what }は{ $low }～{ $high }の整数でなければなりません。{ $value }は使えません
fault-unknown-key = 不明なキー{ $key }。使えるもの：{ $known }
fault-missing-key = キー'{ $key }'がありません。必要なもの：{ $needed }
fault-flag-of = { $key }はtrueかfalseでなければなりません。{ $value }は使えません
fault-list-of = { $key }はリストでなければなりません。{ $value }は使えません
fault-entries-of = { $key }の要素は{ $right }個です。{ $count }個ではありません
fault-entries-within = { $key }の要素は{ $low }～{ $high }個です。{ $count }個ではありません
fault-twice-in = { $key }に{ $value }が2回あります。1回だけにします
fault-empty = 空です。次のうち少なくとも1つの{ $noun }が必要です：{ $known }
fault-table = テーブルでなければなりません。{ $value }は使えません
fault-id-taken = id '{ $name }'は{ $noun } { $first }が使っています
fault-missing = '{ $key }'がありません
fault-object = オブジェクトでなければなりません。{ $value }は使えません
fault-object-or-null = オブジェクトかnullでなければなりません。{ $value }は使えません
fault-has-keys = 不明なキー{ $key }。使えるもの：{ $known }
fault-entries-to = 要素は1～{ $limit }個です。{ $count }個ではありません
fault-entries-from = 要素は{ $low }～{ $high }個です。{ $count }個ではありません
fault-entries-most = 要素は{ $most }個までです。{ $count }個ではありません
fault-list = リストでなければなりません。{ $value }は使えません
fault-entries = 要素は{ $size }個です。{ $count }個ではありません
fault-number = { $low }～{ $high }の整数でなければなりません。{ $value }は使えません
fault-flag = trueかfalseでなければなりません。{ $value }は使えません
fault-string = 文字列でなければなりません。{ $value }は使えません
fault-hex = { $size }桁の16進数でなければなりません。{ $value }は使えません
fault-one-of = { $known }のどれかでなければなりません。{ $value }は使えません
fault-an-id = idは文字列か整数でなければなりません。{ $value }は使えません
fault-must-be = '{ $key }'は{ $right }でなければなりません。{ $value }は使えません
kind-number = 整数
kind-flag = trueかfalse
kind-cards = カードのリスト

## もの

fault-no-such = { $what }{ $name }はありません
fault-thing-twice = { $what }{ $name }が2回あります
fault-twice = { $name }が2回あります
fault-nowhere = { $what }{ $name }が{ $places }のどこにもありません
fault-named-by = { $what }の名前は文字列か数です。{ $name }は使えません
thing-card = カード
thing-contested-token = 係争トークン
thing-space = スペース
thing-spot = テントスペース
thing-story = 物語タイル
thing-territory = 領域
thing-tile = タイル
thing-connection = 接続
thing-expedition = 遠征
fault-hand-size = 席{ $seat }のカードは{ $count }枚です。正しくは{ $right }枚です
fault-slot-empty = { $slot }番目が空です
fault-card-count = カードは{ $right }枚です。{ $count }枚ではありません

## 偶然

fault-no-chance = 偶然のイベント{ $kind }はありません。あるもの：{ $known }
fault-no-shuffle = 今は何も混ぜません：{ $due }
fault-shuffle-into = 混ぜたカードは'{ $into }'に入れます。{ $value }ではありません
fault-shuffled-twice = カード{ $card }を2回混ぜています
fault-not-discarded = カード{ $card }は捨て札にないのに混ぜています
fault-not-shuffled = カード{ $card }は捨て札にあるのに混ぜていません
fault-commitment = SHA-256がcommitmentと一致しません
fault-no-seed = ゲームが終わっているのに'seed'がありません
fault-not-the-seed = シードから決まるものと違います：{ $reason }
fault-part-not-the-seed = { $part }がシードから決まるものと違います：{ $reason }

## 記録

fault-no-decision = 決定{ $do }はありません。あるもの：{ $known }
fault-event-object = イベントはオブジェクトでなければなりません。{ $value }は使えません
fault-no-game = 不明なゲーム'{ $name }'。使えるもの：{ $known }
fault-game-name = ゲームの名前でなければなりません。{ $value }は使えません
fault-format = '{ $right }'でなければなりません。{ $value }は使えません
fault-names = 文字列のリストでなければなりません。名前のない席はnullにします
fault-over = nullにはできません：ゲームは終わっています
fault-not-over = ありません：結果があるのに、ゲームは終わっていません
fault-gone = ありません。正しくは{ $right }です
fault-stranger = { $key }はそこに入りません
fault-differs = 正しくは{ $right }です。{ $value }ではありません
fault-long-ids = idが長すぎて表示できません
fault-rows = 行を読めません：{ $reason }
fault-row-missing = { $number }行目がありません
fault-row-undo = { $number }行目は、直前ではない決定を取り消しています
fault-lesson = レッスン{ $lesson }は以前と同じではありません
