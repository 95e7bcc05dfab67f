# イワリのレッスンの言葉と返事。

lesson-iwari-path-first = はじめの一歩

## カードとテント

lesson-iwari-building = カードとテント
lesson-iwari-building-hand = あなたの部族が新しい土地に住み始めます。手札の1枚1枚にはバイオームが示されていて、そこに建設できます。
lesson-iwari-building-tent = 印のある森林にテントを置きましょう。空いているスペースをどれか選び、決定してください。森林のカードで支払います。
lesson-iwari-building-tent-swap = カードの交換は、使える手札がないときのものです。森林のカードが使えます。印のある森林にテントを置きましょう。
lesson-iwari-building-tent-otherwise = それも建設できますが、今はまだです。今回は森林のカードで、印のある森林にテントを1つ置きましょう。
lesson-iwari-building-draw = テント1つにカード1枚でした。手番の終わりには手札を3枚に戻します。ディスプレイから1枚取るか、山札の一番上を見ずに引きましょう。
lesson-iwari-building-draw-otherwise = カードを1枚引きましょう。ディスプレイのどれでも、山札の一番上でもかまいません。
lesson-iwari-building-joker = 印のある氷河のカードは手札にありません。同じカード2枚は、ほかのどのカードの代わりにもなります。砂漠のカード2枚で、そこにテントを置きましょう。
lesson-iwari-building-joker-swap = 交換はいりません。同じカード2枚で、どのバイオームにも支払えます。印のある氷河にテントを置きましょう。
lesson-iwari-building-joker-otherwise = そこもよい場所ですが、今は同じカード2枚を試しましょう。印のある氷河にテントを1つ置いてください。
lesson-iwari-building-end = これが手番です。建設してから、手札を3枚に戻します。駒1つは、そのバイオームのカード1枚か、ほかの同じカード2枚で置けます。
