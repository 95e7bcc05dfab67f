# テーブル：ゲームの周りで起きること、できないこと。
# $player は名前。$who は、文が読み手自身のことなら you。

table-started = ゲームを始めます。
table-joined = { $who ->
    [you] あなたが席に着きました。
   *[other] { $name }が席に着きました。
}
table-filled = ボットの{ $player }（{ NAMES($bot) }）が席に着きました。
table-left = { $who ->
    [you] あなたはテーブルを離れました。
   *[other] { $name }がテーブルを離れました。
}
table-returned = { $who ->
    [you] あなたが戻りました。
   *[other] { $name }が戻りました。
}
table-renamed = { $who ->
    [you] あなたの名前は{ $name }になりました（以前：{ $before }）。
   *[other] { $before }の名前が{ $name }になりました。
}
table-stood-in = { $who ->
    [you] これからはボット（{ NAMES($bot) }）があなたの代わりに決めます。
   *[other] これからはボット（{ NAMES($bot) }）が{ $name }の代わりに決めます。
}
table-undone = { $who ->
    [you] あなたは直前の決定を取り消しました。
   *[other] { $player }が直前の決定を取り消しました。
}
table-vote-end = { $who ->
    [you] あなたはこのゲームを終えることを希望しています。
   *[other] { $name }がこのゲームを終えることを希望しています。
}
table-vote-on = { $who ->
    [you] あなたは続けることを希望しています。
   *[other] { $name }が続けることを希望しています。
}
table-hint = { $who ->
    [you] あなた
   *[other] { $name }
}がヒントを求めました。
table-ended = 全員の合意で、ゲームをここで終わります。
table-lesson-done = レッスンが終わりました。

## できないことと、その理由

refused-malformed = サーバーが理解できませんでした。ページを再読み込みして、もう一度お試しください。
refused-by-rules = 今はルール上できません。
refused-not-your-turn = あなたの手番ではありません。
refused-stale = その間に状況が変わりました。もう一度確かめてから決めてください。
refused-undo = もう取り消せません。隠れていたものが公開されたか、手番が移りました。
refused-watching = あなたは観戦中です。決められるのは席に着いている人だけです。
refused-come-back = あなたは席を離れています。先に席に戻ってください。
refused-not-kept = サーバーに保存できなかったため、実行されませんでした。もう一度お試しください。
refused-preparing = このゲームのルールはまだ準備中です。少し待ってからお試しください。
refused-not-prepared = このサーバーではこのゲームのルールを準備できませんでした。理由はサーバーのログにあります。
refused-frozen = このゲームの開始後にルールが変わりました。見ることはできますが、続けることはできません。
refused-waiting = 空席があるため、まだ始まっていません。
refused-playing = ゲームはまだ続いています。
refused-over = ゲームは終了しています。
refused-ended = このゲームは合意により終了しました。
refused-no-table = このアドレスにテーブルはありません。
refused-no-seat = このテーブルに席{ $number }はありません。
refused-not-your-seat = それは別の人の席です。
refused-no-seat-of-yours = このテーブルにあなたの席はありません。
refused-seated-already = このテーブルにはもうあなたの席があります。
refused-taken = その席は埋まっています。
refused-not-host = テーブルを作った人だけができます。
refused-key = このリンクで着ける席は、このテーブルにはありません。
refused-stand-in-own = その席をボットに任せられるのは、このテーブルで遊んでいる別の人だけです。
refused-stand-in-there = ボットに任せられるのは、離れた人か、接続していない人の席だけです。
refused-stand-in-soon = 接続が切れて{ $seconds }秒たつと、その席をボットに任せられます。
refused-game = そのゲームはここにはありません。
refused-options = この設定では遊べません。
refused-box = このサーバーにそのコンポーネントはありません。別のものを選んでください。
refused-seats = このゲームには{ $players }席が必要です。
refused-seat-twice = 自分の席は1つだけです。同じ端末の友だちには別の席があります。
refused-only-bots = 少なくとも1席は人の席にしてください。
refused-coach = コーチが付けられるのは、ボットのいる卓か、人どうしで争わない卓だけです。
refused-no-hints = この卓にヒントはありません。
refused-hint-thinking = ヒントはまだ計算中です。
refused-hint-preparing = このゲームのヒントはサーバーで準備中です。少し待ってからやり直してください。
refused-hint-log = このゲームは長く続いているため、ログにヒントを記録できません。ヒントは出せません。
refused-hint-failed = ヒントを計算できませんでした。理由はサーバーのログにあります。
refused-bot = そのボットはありません。
refused-name = 名前は1～{ $most }文字で、見える文字だけを使ってください。
refused-record-later = 記録はゲームの終了後にダウンロードできます。
refused-record = 正しい記録ではありません：{ $reason }
refused-record-long = この記録のイベントは{ $most }件を超えるため、ここでは表示できません。
refused-look = その席はないため、そこからゲームを見ることはできません。
refused-no-row = 記録にその行はありません。
refused-nothing-to-read = ここで読むものはありません。
refused-read-first = 先にレッスンの言葉を読んでください。
refused-no-such-lesson = そのレッスンはありません。
refused-no-such-drill = その練習問題はありません。
refused-no-answer = それはこの問いの答えではありません。
refused-no-lesson = これはレッスンではありません。
refused-again-lesson = レッスンは、レッスン一覧からもう一度始めてください。
