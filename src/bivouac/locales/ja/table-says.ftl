# 協力する人どうしの言葉。一覧から選びます。$phrase と $about は NAMES が言います。

table-says = { $who ->
    [you] あなた
   *[other] { $player }
}「{ NAMES($phrase) }」
table-says-about = { $who ->
    [you] あなた
   *[other] { $player }
}「{ NAMES($phrase) }{ NAMES($about) }」
says-yes = はい、ぜひ。
says-no = やめておきましょう。
says-thanks = ありがとう！
says-well = お見事！
refused-no-phrases = このテーブルには話しかける相手がいません。
refused-many-phrases = 前の決定のあと、すでに{ $most }回話しました。次の決定を待ってください。
