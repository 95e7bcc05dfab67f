# レッスンのまわりの言葉。

web-lesson-title = 遊んで覚える
web-lesson-line = 自分で手を動かして覚える短いゲームです。いつやめても、続きから再開できます。
web-lesson-state = { $state ->
    [begun] 途中：続きから
    [done] 完了：もう一度
   *[new] 未体験
}
web-lesson-step = { $steps }のうち{ $step }
web-lesson-go-on = 次へ
web-lesson-done = レッスン完了
web-lesson-next = 次は「{ $title }」
web-lesson-next-go = 次のレッスンへ
web-lesson-first-game = 初めてのゲームを遊ぶ
web-lesson-again = もう一度
web-lesson-all = レッスン一覧
web-lesson-offer = 初めての要素は、数分のレッスンで覚えられます。
web-lesson-wave = これらのレッスンをすすめない
web-lesson-back = 自分の卓に戻る
web-lesson-marked = 印：{ $things }
web-lesson-here = 印あり
