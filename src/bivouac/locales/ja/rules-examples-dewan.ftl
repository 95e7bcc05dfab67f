# Dewan: worked examples with their pictures. pictured-... tells what is seen to those who do not see it.

example-dewan-journey = 赤は{ $spaces }スペースに{ $cards }枚を支払います。初期野営地では好きなカード、次に山岳、2つの水域には水域カード1枚だけ、そして悪地2枚です。悪地の1枚目は、通過される野営地の持ち主である青に渡ります。最後のスペースに赤の新しい野営地が建ちます。
pictured-dewan-journey = マップ上の{ $spaces }スペースの経路。赤の初期野営地から山岳と水域2スペースを越え、青の野営地を通って悪地に至ります。経路に沿って番号付きのカードが並んでいます。
example-dewan-zones = 赤は森林に野営地を{ $camps }つ持っていますが、そのうち2つは同じゾーンです。物語では森林{ $zones }つと数えます。
pictured-dewan-zones = マップ上の森林にある赤の野営地3つ。2つは同じゾーンで隣り合い、残りは別のゾーンにあります。
example-dewan-groups = 初期野営地を含むものと合わせて2つのグループが、合計{ $points }点になります。離れた1つは0点です。赤が得たベリー{ $berries }つはさらに{ $worth }点になります。
pictured-dewan-groups = マップ上の赤の野営地。初期野営地とその隣の1つ、隣り合う別の3つ、そして離れた1つがあります。
example-dewan-shores = 大きいほうの湖では赤の野営地が最多で、{ $most }点を得ます。小さいほうの湖では赤と青が1つずつで、それぞれ{ $tied }点です。合計は{ $first }対{ $second }です。
pictured-dewan-shores = マップ上の2つの湖。大きい湖には初期野営地を含む赤の野営地3つと青の1つ、小さい湖には赤と青が1つずつ隣接しています。
