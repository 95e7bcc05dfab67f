# Iwari：練習問題。種類ごとに名前、問い、正解の理由。

drills-iwari-paying = どのカードで支払える？
drills-iwari-building = どこに建てられる？
drills-iwari-tents = このテントは何点？
drills-iwari-totems = トーテムが得点になるのは？
drills-iwari-settlements = 集落は何点？
drills-iwari-claims = この領域は誰のもの？
drills-iwari-infections = 虚無はどこに来る？

drills-iwari-land = { NAMES($land) }
drills-iwari-connection = 接続{ $number }
drills-iwari-place = { $place ->
    [0] トーテムスペース
   *[other] テントスペース{ $place }
}

drills-iwari-paying-asks = { NAMES($land) }（{ NAMES($biome) }）に{ $what ->
    [tent] テントを1つ
    [totem] トーテムを1つ
    [tents] テントを2つ
    [both] テントとトーテムを1つずつ
   *[totems] トーテムを2つ
}置きます。ちょうど支払えるカードを選んでください。
drills-iwari-paying-price = 駒1つにつき、そのバイオーム（{ NAMES($biome) }）のカード1枚か、ほかの同じカード2枚です。
drills-iwari-paying-way = 支払えるのは：{ NAMES($cards) }。

drills-iwari-building-asks = この手札で{ $what ->
    [totem] トーテムを1つ
   *[tents] テントを2つ
}置ける領域はどれですか。
drills-iwari-building-yes = { NAMES($land) }：置けます。スペースも手札も足ります。
drills-iwari-building-cap = { NAMES($land) }：置けません。すでにトーテム{ $totems }つ、最大の部族のテントは{ $tents }つです。
drills-iwari-building-unexplored = { NAMES($land) }：置けません。まだ誰も探検していないので、テント1つしか置けません。
drills-iwari-building-full = { NAMES($land) }：置けません。空いているテントスペースは{ $free }つです。
drills-iwari-building-cards = { NAMES($land) }：置けません。手札では支払えません（{ NAMES($biome) }）。

drills-iwari-tents-asks = 今のままゲームが終わると、{ NAMES($land) }で{ $who ->
    [you] あなたのテント
   *[other] { $player }のテント
}は何点になりますか。
drills-iwari-tents-rank = { $rank ->
    [1] { $who ->
        [you] あなた
       *[other] { $player }
    }が{ $tents }つで最多：すべてのテント1つにつき1点、合計{ $points }点です。
   *[other] { $who ->
        [you] あなた
       *[other] { $player }
    }が{ $tents }つで続きます：1つ上の順位のテントの数と同じ{ $points }点です。
}
drills-iwari-tents-tied = { $rank ->
    [1] { $count }部族が{ $tents }つずつで並んで最多：すべてのテント1つにつき1点、{ $points }点ずつです。
   *[other] { $count }部族が{ $tents }つずつで続きます：1つ上の順位のテントの数と同じ{ $points }点ずつです。
}
drills-iwari-tents-third = { $rank ->
    [1] 第三の部族が{ $tents }つで最多：{ $points }点です。
   *[other] 第三の部族が{ $tents }つで続きます：{ $points }点です。
}
drills-iwari-tents-pawns = 偉業の駒により{ $factor }倍：{ $points }点です。

drills-iwari-totems-asks = { $who ->
    [you] あなた
   *[other] { $player }
}のトーテムが得点になる接続はどれですか。
drills-iwari-totems-scores = 接続{ $number }：両側で{ $who ->
    [you] あなた
   *[other] { $player }
}が最多（同数も可）で、{ $points }点です。
drills-iwari-totems-covered = 接続{ $number }：覆われているので、誰の得点にもなりません。
drills-iwari-totems-behind = { $most ->
    [0] 接続{ $number }：{ NAMES($land) }にトーテムがなく、最多の部族がいません。
   *[other] 接続{ $number }：{ NAMES($land) }では{ $most }に対して{ $own }で、最多ではありません。
}

drills-iwari-settlements-asks = { $who ->
    [you] あなた
   *[other] { $player }
}の集落は何点ですか。{ $counts ->
    [path] それぞれ最長の道のりだけを数えます。
   *[group] すべてのテントを数えます。
}
drills-iwari-settlements-counts = 道でつながったテント{ $count }つ：{ $points }点です。
drills-iwari-settlements-path = 道でつながったテント{ $count }つ。最長の道のりは{ $points }点です。
drills-iwari-settlements-small = 道でつながったテント{ $count }つ：{ $least }つに足りず、0点です。

drills-iwari-claims-asks = 今すべてを判定すると、虚無が領有するのはどれですか。
drills-iwari-claims-reason = { NAMES($land) }：テント{ $tents }、遺跡{ $ruins }。仮想トーテムは{ $virtual ->
    [players] プレイヤー
   *[void] 虚無
}のもので、トーテムは{ $own }対{ $void }：{ $by ->
    [players] 虚無のものではありません
   *[void] 虚無のものです
}。

drills-iwari-infections-asks = { NAMES($land) }に感染が来ます。虚無はどこに駒を置きますか。
drills-iwari-infections-room = 最大の部族のテントは{ $tents }つ、トーテムは{ $totems }つ：余地があるので、虚無トーテムが来ます。
drills-iwari-infections-full = 最大の部族のテントは{ $tents }つ、トーテムは{ $totems }つ：余地がないので、遺跡が来ます。
drills-iwari-infections-near = { $count ->
    [1] 道をたどって遺跡に最も近い、距離{ $steps }の空きスペースに来ます。
   *[other] 遺跡に最も近い空きスペースに来ます。距離{ $steps }のものが{ $count }つあり、プレイヤーが選びます。
}
