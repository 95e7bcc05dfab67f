# デワンのレッスンの言葉と返事。

lesson-dewan-path-first = はじめの一歩

## 道と支払い

lesson-dewan-ways = 道と支払い
lesson-dewan-ways-home = 旅はここから始まります。これがあなたの初期野営地です。ここから一つずつ野営地を広げていきます。
lesson-dewan-ways-place = となりの山に野営地を置きましょう。マップでスペースを選び、決定してください。
lesson-dewan-ways-place-take = 山に置くカードはもう手札にあります。カードを取るのは後にして、まず野営地を置きましょう。
lesson-dewan-ways-place-elsewhere = それもできますが、今はまだです。最初の野営地は印のある山に置いてください。
lesson-dewan-ways-paid = カードを2枚支払いました。初期野営地の分はどのカードでもよく、もう1枚は山のカードです。道は、出発するスペースも含めて1スペースにつき1枚かかります。
lesson-dewan-ways-take = 手札がなくなりました。印のある2枚を取りましょう。場の列から取るのは、いつもとなり合う2枚です。
lesson-dewan-ways-take-others = となり合う2枚ですが、別のカードです。印のある2枚を取ってください。
lesson-dewan-ways-take-place = それに使うカードがもうありません。代わりに、印のある2枚を取りましょう。
lesson-dewan-ways-end = これで手番のすべてです。野営地を置いて道の分を支払うか、カードを2枚取るか、どちらかです。
