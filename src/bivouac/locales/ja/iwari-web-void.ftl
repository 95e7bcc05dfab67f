# ブラウザーでの、虚無との対決のイワリのテーブル。$place と $lands は領域の名前、$number は接続の番号です。

## 終了

iwari-web-void-won = { $players }は虚無に耐え抜きました
iwari-web-void-lost = 虚無の勝ちです

## 手番とその段階

iwari-web-void-stage = { $stage ->
    [player] { $who ->
        [you] あなた
       *[other] プレイヤー
    }
    [void] 虚無
    [hand] 手札
   *[display] ディスプレイ
}
iwari-web-void-ask-pass = 虚無のカードだけなので、自分の行動は飛ばします
iwari-web-void-ask-move = { $from ->
    [none] 自分のどの駒を移しますか？
   *[land] この駒をどこに移しますか？
}
iwari-web-void-ask-refill = 今、虚無のカードを出すか、手札を補充してください
iwari-web-void-ask = { $ask ->
    [place] 虚無のために{ $place }に建設してください
    [voids] 虚無のカードを何枚出しますか？
    [skip] どのカードで虚無の行動を飛ばしますか？
    [discard] 虚無は何もできません：捨て札にするカードを選んでください
    [either] 虚無の行動：建設するか、虚無のカードを出してください
    [order] { $act ->
        [corruption] 腐敗：どちらの領域が先ですか？
       *[other] 感染：どちらの領域が先ですか？
    }
    [ruin] { $act ->
        [corruption] 腐敗：{ $place }に遺跡を置いてください
        [settlement] 虚無の集落：{ $place }に遺跡を置いてください
        [haunted] ツンドラのカードを使用：{ $place }に遺跡を置いてください
       *[other] 感染：{ $place }に遺跡を置いてください
    }
    [target] 虚無の集落：どこで行動しますか？
    [free] あなたの集落：無料の駒を置くか、置かないかを選んでください
   *[build] 虚無の行動：虚無のために建設してください
}
iwari-web-void-waiting = { $phase ->
    [void] { $player }が虚無の行動をしています
    [order] { $player }が、虚無がどちらの領域に先に来るかを選んでいます
    [ruin] { $player }が遺跡のスペースを選んでいます
    [target] { $player }が、虚無がどこで行動するかを選んでいます
    [free] { $player }に集落ができ、無料の駒を置けます
    [refill] { $player }がカードを補充しています
   *[other] { $player }が選んでいます
}
iwari-web-void-telling = { $kind ->
    [infection] 感染
    [corruption] 腐敗
    [settlement] 虚無の集落
    [haunted] ツンドラのカードを使用
   *[turn] 虚無
}：{ $step }

## トレイ

iwari-web-void-tray = { $what ->
    [place] 虚無のために{ $place }に建設
    [voids] 虚無のカードを出す
    [skip] 虚無の行動を飛ばす
    [discard] 虚無は何もできません
    [order] どちらの領域が先ですか？
    [ruin] 遺跡をどこに置きますか？
    [target] 虚無はどこで行動しますか？
    [free] 無料の駒
    [pass] 虚無のカードだけ
    [move] 駒を移す
   *[build] 虚無の行動
}
iwari-web-void-do = { $mode ->
    [voids] 虚無のカードを出す
    [skip] 行動を飛ばす
   *[build] 虚無のために建設
}
iwari-web-void-pass-only = 虚無のカードを手札から出せるのは虚無の行動だけで、ほかの手札はありません。そのため自分の行動は飛ばします。
iwari-web-void-do-pass = 虚無の行動へ進む
iwari-web-void-build-ask = 残った手札で、自分のときと同じように虚無のために建設します。遺跡は虚無のテントです。
iwari-web-void-confirm-build = 虚無のために建設、カード{ $count }枚
iwari-web-void-piece = { $piece ->
    [totem] 虚無トーテム
   *[tent] 遺跡
}
iwari-web-void-piece-line = { $does ->
    [explores] 領域を探索
    [fills] 最後のスペースを埋める
   *[plain] 空きスペースに
}
iwari-web-void-piece-moves = { $from ->
    [land] { $place }からここへ移す
   *[spot] ここへ移す
}
iwari-web-void-aim-move = 駒を移す
iwari-web-void-move-ask = { $from ->
    [none] バイオームの領域がすべて1度埋まりました。移す駒を1つ選んでください。
   *[land] { $place }から移す先を選んでください。元の領域のバイオームのカード1枚か、同じカード2枚を支払います。
}
iwari-web-void-lifts = 移せる駒
iwari-web-void-lift-here = この駒は移せます
iwari-web-void-card-ask = { $what ->
    [skip] { $chosen ->
        [yes] { NAMES($biome) }を捨て札にし、この手番の虚無の行動を飛ばします。
       *[no] 完成したバイオームのカードを選んでください。それを捨て札にし、この手番の虚無の行動を飛ばします。
    }
    [swap] { $chosen ->
        [yes] { NAMES($biome) }を捨て札にします。そのあと、ほかの手札で虚無の行動をします。
       *[no] 手放すカードを選んでください。そのあと、ほかの手札で虚無の行動をします。
    }
   *[discard] { $chosen ->
        [yes] { NAMES($biome) }を捨て札にします。
       *[no] 虚無の駒がすべてあったとしても、何も建設できません。捨て札にするカードを選んでください。
    }
}
iwari-web-void-skip-confirm = { NAMES($biome) }を捨て札にし、虚無の行動を飛ばす
iwari-web-void-hand = { $count ->
    [0] 出す虚無のカードを選んでください
   *[other] 虚無のカードを{ $count }枚出します
}
iwari-web-void-card-not-now = 虚無のカードは支払いに使えません。虚無の行動で出します。
iwari-web-void-card-later = 虚無のカードは、虚無の行動で、最初のカードを引く前に出します。
iwari-web-void-draw = 虚無のカードは支払いに使えません。手札から出せるのは虚無の行動だけです。
iwari-web-void-draw-ask = { $voids ->
    [yes] 公開されたカードを取るか、山札の一番上を見ずに引いてください。手札の虚無のカードは今なら出せますが、1枚目を取ったあとは出せません。
   *[no] 3枚になるまで、公開されたカードを取るか、山札の一番上を見ずに引いてください。
}

## 虚無のカード

iwari-web-void-cards = 出す虚無のカード
iwari-web-void-cards-ask = 公開中の虚無のカードは{ $showing }枚です。{ $limit }枚以上になると腐敗が起きます。
iwari-web-void-cards-play = { $count ->
    [1] 虚無のカード1枚
    [2] 虚無のカード2枚
   *[other] 虚無のカード3枚
}
iwari-web-void-cards-bring = { $corrupts ->
    [yes] 接続{ $number }に腐敗：{ $lands }に駒を置き、そのあと両方を判定します。
   *[no] 接続{ $number }に感染：{ $lands }。公開中は{ $limit }枚のうち{ $showing }枚になります。
}
iwari-web-void-cards-confirm = { $corrupts ->
    [yes] 出す（腐敗が起きます）
   *[no] 虚無のカードを{ $count }枚出す
}

## 虚無についての選択

iwari-web-void-order = 2つの領域の順番
iwari-web-void-order-ask = 両方の領域に順に駒を置きます。1つ目の結果で2つ目が変わることがあります。
iwari-web-void-order-first = { $place }が先
iwari-web-void-order-then = 次に{ $place }
iwari-web-void-order-confirm = { $place }から始める
iwari-web-void-order-here = 虚無はここから始められます
iwari-web-void-target = 虚無が行動できる領域
iwari-web-void-target-ask = 新しい集落の遺跡は、これらの領域で同数です。虚無はそのうち1つで、感染と同じように行動します。
iwari-web-void-target-line = 空き{ $free }、トーテム{ $totems }／{ $cap }
iwari-web-void-target-confirm = { $place }で行動する
iwari-web-void-target-here = 虚無はここで行動できます
iwari-web-void-ruin = 遺跡を置けるスペース
iwari-web-void-ruin-after = このあとの残りの遺跡：{ $left }個。{ $place }は遺跡{ $ruins }個、テント{ $tents }個になります。
iwari-web-void-ruin-anyway = いずれの場合も：{ $what }。
iwari-web-void-ruin-confirm = 遺跡を置く
iwari-web-void-ruin-ask-why = { $count ->
    [1] なぜここ？
    [2] なぜこの2か所？
   *[other] なぜこれらの場所？
}
iwari-web-void-ruin-why = 遺跡は、描かれた道に沿って数えて、ほかの遺跡に最も近い空きスペースに置きます。これらのスペースは同じ距離にあるか、通じる遺跡がないため、あなたが選びます。
iwari-web-void-ruin-why-haunted = 手番で最初にツンドラのカードを建設に支払うと、ツンドラの空きスペースに遺跡を置きます。場所はあなたが選びます。
iwari-web-void-free-ask = 新しい集落：集落が及ぶ領域に、自分の駒を1つ無料で置けます。
iwari-web-void-free-none = 無料の駒を置きません。
iwari-web-void-free-confirm = 無料で置く
iwari-web-void-free-decline = 無料の駒を置かない
iwari-web-spot = { $way ->
    [east] 東のスペース
    [south-east] 南東のスペース
    [south] 南のスペース
    [south-west] 南西のスペース
    [west] 西のスペース
    [north-west] 北西のスペース
    [north] 北のスペース
    [north-east] 北東のスペース
    [middle] 真ん中のスペース
   *[number] スペース{ $number }
}

## 選択の結果

iwari-web-void-ends = { $reason ->
    [settlement] この集落で虚無の勝ち
    [limit] この領域で虚無の勝ち
    [centre] 中央のトーテムで虚無の勝ち
    [all-judged] ゲーム終了：すべて判定
    [piece] ゲーム終了：駒が尽きる
    [stock] ゲーム終了：自分の駒がなくなる
   *[third-card] ゲーム終了：3枚目のカードが脇に置かれる
}
iwari-web-void-lost-piece = 2つ目の駒は失われます
iwari-web-void-claim = { $by ->
    [void] { $place }を判定：虚無が領有
   *[players] { $place }を判定：あなたが領有
}
iwari-web-void-grows = 最大の遺跡の集落 { $before } → { $after }／{ $limit }
iwari-web-void-grows-brief = 集落 { $before } → { $after }
iwari-web-void-stays = 最大の遺跡の集落は{ $count }のまま
iwari-web-void-stays-brief = { $count }のまま
iwari-web-void-acts = 虚無の新しい集落：すぐに行動
iwari-web-void-free = 新しい集落：無料の駒
iwari-web-void-haunts = そのあとツンドラに遺跡
iwari-web-void-moves-on = 虚無駒は接続{ $number }へ
iwari-web-void-counts = ここはテント{ $tents }個、遺跡{ $ruins }個、トーテム{ $totems }個、虚無トーテム{ $others }個になります
iwari-web-void-claimed = { $by ->
    [void] 虚無が領有
   *[players] あなたが領有
}
iwari-web-void-threat = 虚無：領域{ $held }／{ $limit }か所、1つの集落の遺跡{ $group }／{ $most }個、脇に置いたカード{ $aside }／{ $third }枚

## 虚無の物語

iwari-web-aftermath = { $kind ->
    [infection] 感染
    [corruption] 腐敗
    [settlement] 虚無の集落
    [haunted] ツンドラの遺跡
    [turn] その後の出来事
    [over] 結末
   *[idle] 待ち受ける虚無
}
iwari-web-aftermath-on = 次のステップ
iwari-web-aftermath-skip = スキップ
iwari-web-aftermath-idle = { $count ->
    [0] 虚無駒は接続{ $number }にあります。
   *[other] 虚無駒は接続{ $number }にあり、次の感染は{ $lands }に来ます。
}
iwari-web-aftermath-cards = { $left ->
    [1] 虚無のカードは{ $limit }枚のうち{ $showing }枚が公開中。次の1枚は腐敗を起こします。
   *[other] 虚無のカードは{ $limit }枚のうち{ $showing }枚が公開中。
}
iwari-web-aftermath-title = { $kind ->
    [reveal] 虚無のカード
    [begin] { $where ->
        [land] { $place }では何も起きない
        [connection] 虚無駒は接続{ $number }
       *[none] 虚無は行動しない
    }
    [totem] { $place }：虚無トーテム
    [ruin] { $place }：遺跡
    [ask] { $place }：遺跡をどこに置く？
    [order] どちらの領域が先？
    [piece] { $place }に建設
    [lost] { $place }：駒が失われる
    [judge] { $place }を判定
    [settle] { $where ->
        [land] 新しい集落、{ $place }
       *[none] 新しい集落
    }
    [pawn] 虚無駒は接続{ $number }へ
    [aside] カードを1枚脇に置く
   *[end] 終了
}
iwari-web-aftermath-left = { $count ->
    [1] まだ開いていれば、虚無トーテムか遺跡が置かれます。
   *[other] それぞれに虚無トーテムか遺跡が置かれます。
}
iwari-web-aftermath-coming = { $part ->
    [judge] 両方を判定
    [pawn] 虚無駒が進む
    [shuffle] 虚無のカードを1枚脇に置く
   *[fill] ディスプレイを補充
}
iwari-web-aftermath-coming-line = { $part ->
    [judge] 2つのうち、まだ開いている領域です。
    [pawn] 開いている領域のある次の番号へ。
    [shuffle] ほかは山札に戻ります。
   *[fill] 4枚になるまで。
}

## キー

iwari-web-void-key-cards = 虚無との対決：虚無のカードを出す（もう一度押すと1枚追加）
iwari-web-void-key-skip = 虚無との対決：完成したバイオームのカードで虚無の行動を飛ばす
iwari-web-void-key-move = 虚無との対決：完成したバイオームの駒を移す
iwari-web-void-key-decline = 虚無との対決：無料の駒を置かない

## はじめてのとき

iwari-web-explain-against-turn = 虚無に耐え抜きましょう。いつものように建設するか、カードを交換します。埋まった領域は判定されます。テントか遺跡の多い側がトーテム1つ分を加え、トーテムの多い側が領有します。同数なら虚無のものです。自分の行動のあとに手札が残っていれば、必ず虚無の行動もします。
iwari-web-explain-against-build = 領域がどうなり、そのあと何が起きるかを下に示します。虚無の助けになることには警告が出ます。カードの数字は、どの駒の支払いかを表します。決定するまで何も送られません。
iwari-web-explain-against-swap = 交換ではカードを1枚捨て札にし、それで自分の行動は終わりです。虚無のカードは交換できません。そのあと、残った手札で虚無の行動をします。
iwari-web-explain-against-void = 残った手札で虚無の行動もします。同じルールで遺跡と虚無トーテムを建設するか、虚無のカードを出します。自分の害が最も小さいものを選びましょう。
iwari-web-explain-against-voids = 虚無のカードは表向きにしてディスプレイの上段に置き、すぐに効果を処理します。何枚出しても、虚無駒のある接続に感染が1回起きます。公開中が4枚以上になると腐敗になり、両方の領域を判定します。
iwari-web-explain-against-skip = あるバイオームの領域がすべて1度埋まりました。そのバイオームのカードで、この手番の虚無の行動を飛ばせます。
iwari-web-explain-against-order = 感染では、虚無駒のある接続の開いている領域それぞれに、虚無トーテムを、置けなければ遺跡を置きます。順番はあなたが選びます。
iwari-web-explain-against-spot = 遺跡は、道に沿ってほかの遺跡の近くに置きます。同じ距離のスペースがいくつもあれば、あなたが選びます。遺跡の大きな集落ができると虚無の勝ちです。マップの札は、各スペースの結果を示します。
iwari-web-explain-against-haunted = このマップでは、手番で最初にツンドラのカードを支払うと、遺跡が1つ現れます。ツンドラの遺跡はすべてつながっているとみなします。
iwari-web-explain-against-target = つながった4つの遺跡は新しい集落となり、その遺跡が最も多い領域で虚無がすぐに行動します。ここでは同数の領域があるため、あなたが選びます。
iwari-web-explain-against-free = つながった4つの自分のテントは新しい集落です。集落が及ぶ開いた領域に、駒を1つ無料で置けます。
iwari-web-explain-against-move = 完成したバイオームの駒は移せます。駒を選び、次に行き先を選びます。建設の駒1つに数え、元の領域のバイオームのカードで支払います。虚無トーテムの下にあるトーテムは移せません。
iwari-web-explain-against-refill = 手札を3枚に補充します。虚無のカードも取れます。そのあとディスプレイを補充し、虚無のカードがめくられるたびに感染が起きます。
