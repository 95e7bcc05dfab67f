# ブラウザーでのデワンのテーブル：質問、選択、支払いと得るもの。

dewan-table-round-draft = 最初の物語タイル

## 誰の手番か、何を選ぶか

dewan-table-choosing = { $phase ->
    [story] { $player }が物語タイルを選んでいます
    [tuck] { $player }がカードを差し込めます
    [marker] { $player }がマーカーを置きます
    [fishing] { $player }が魚を捕れます
   *[other] { $player }が考えています
}
dewan-table-your-turn = あなたの手番
dewan-table-ask-turn = あなたの手番：カードを得るか、野営地を置いてください
dewan-table-ask-last = 最後の手番：カードを得るか、野営地を置いてください
dewan-table-ask-take = 隣り合う2枚を選んでください
dewan-table-ask-place = 野営地を置く場所を選んでください
dewan-table-ask-route = 経路を選んでください
dewan-table-ask-pass = カードを得ることも野営地を置くこともできません
dewan-table-ask-confirm = これでよろしいですか？
dewan-table-ask-draft = 最初の物語タイルを選んでください
dewan-table-ask-story = 物語タイルを選んでください
dewan-table-ask-tuck = カードを差し込みますか？
dewan-table-ask-marker = { $marker ->
    [lava] 噴火：溶岩を置くスペースを選んでください
   *[water] 豪雨：水域になるスペースを選んでください
}
dewan-table-ask-fishing = 魚が捕れます：カードを捨て札にしますか？
dewan-table-step-origin = 出発
dewan-table-step-route = 経路
dewan-table-step-confirm = 確認
dewan-table-step-take = カード
dewan-table-step-story = 物語
dewan-table-step-tuck = カード
dewan-table-step-marker = スペース
dewan-table-step-fishing = カード

## トレイ

dewan-table-do-take = カードを2枚得る
dewan-table-do-take-how = ディスプレイで隣り合う2枚
dewan-table-do-place = { $camp }個目の野営地を置く
dewan-table-do-place-how = 届くスペース{ $count }か所{ $effect ->
    [story] 、物語タイルを得る
    [tuck] 、カードを差し込める
    [fire] 、1炎と最終ラウンド
   *[none] { "" }
}
dewan-table-do-story = 物語タイルを得る
dewan-table-do-tuck = カードを差し込む
dewan-table-do-marker = { $marker ->
    [lava] 溶岩マーカーを置く
   *[water] 水域マーカーを置く
}
dewan-table-do-fishing = 魚を捕る
dewan-table-do-pass = パスする
dewan-table-no-place = 野営地を置けません。カードを2枚得てください。
dewan-table-no-place-why = 野営地を置けない理由
dewan-table-pass-only = カードを得ることも野営地を置くこともできないため、パスします。
dewan-table-place-ask = 光っているスペースを選ぶと、カードが最も少なくて済む経路が選ばれます。自分の野営地を選んで、そこから進むこともできます。
dewan-table-place-ask-touch = 光っているスペースか、出発する自分の野営地をタップしてください。
dewan-table-turn-ask-touch = { $effect ->
    [story] カードを2枚得るか、光っているスペースをタップして{ $camp }個目の野営地を置きます（物語タイルを得ます）。
    [tuck] カードを2枚得るか、光っているスペースをタップして{ $camp }個目の野営地を置きます（カードを差し込めます）。
    [fire] カードを2枚得るか、光っているスペースをタップして{ $camp }個目の野営地を置きます（1炎、最終ラウンド）。
   *[none] カードを2枚得るか、光っているスペースをタップして{ $camp }個目の野営地を置きます。
}
dewan-table-take-ask = ディスプレイで隣り合うカードを2枚選んでください。
dewan-table-take-chosen = 手札に加えるカード：
dewan-table-take-confirm = { $count ->
    [1] この1枚を得る
   *[other] 2枚とも得る
}
dewan-table-take-named = { NAMES($cards) }を得る
dewan-table-route-ask = { $count ->
    [1] ここから出発します。次のスペースか、光っている先のスペースを選んでください。
   *[other] ここに野営地は置けません。次のスペースか、光っている先のスペースへ進んでください。
}
dewan-table-journey-pick = スペースを選ぶと、この経路に決まります。
dewan-table-confirm-journey = 決定（カード{ $count }枚）
dewan-table-legs = 支払い
dewan-table-leg = { $number }：{ NAMES($terrain) }、支払い：{ NAMES($card) }、{ $fate }
dewan-table-leg-card = 支払い：{ NAMES($card) }
dewan-table-leg-origin = 出発地点
dewan-table-leg-goal = 目的地
dewan-table-leg-discard = 捨て札
dewan-table-leg-covers = { $count }スペース分
dewan-table-leg-to = { $player }へ
dewan-table-leg-ask = ここに支払う手札を選んでください。
dewan-table-any-card = 任意のカード
dewan-table-gifts = { $players }にカードが渡ります。
dewan-table-way = 支払い方 { $way }／{ $ways }
dewan-table-way-back = 前の支払い方
dewan-table-way-next = 次の支払い方
dewan-table-gains = 得るもの
dewan-table-gain-points = { $change }点
dewan-table-gain-berry = ベリー+{ $count }
dewan-table-gain-fire = 炎+{ $count }
dewan-table-gain-fish = 魚+{ $count }
dewan-table-gain-card = カード+{ $count }
dewan-table-gain-story = 物語タイルを得る
dewan-table-gain-tuck = カードを差し込める
dewan-table-gain-step = { $points }点の物語：{ $before } → { $after }／{ $need }
dewan-table-gain-told = { $points }点の物語を達成
dewan-table-story-ask = 物語タイルを1枚選ぶか、山を選んで一番上を見ずに得てください。
dewan-table-story-unseen = 山の一番上の物語タイルを、見ずに得ます。
dewan-table-story-need = { NAMES($symbol) }：{ $have }／{ $need }
dewan-table-story-confirm = この物語を得る
dewan-table-story-confirm-unseen = 見ずに得る
dewan-table-show-stories = 物語タイルを見る
dewan-table-tuck-ask = 部族ボードの下に差し込む手札を選んでください。このスロットに差し込めるのは今だけです。
dewan-table-tuck-half = どちらの側を見せますか？
dewan-table-tuck-shows = { NAMES($half) }
dewan-table-tuck-nothing = 差し込みません。スロットは最後まで空いたままです。
dewan-table-tuck-none = 差し込まない
dewan-table-tuck-none-confirm = 空けておく
dewan-table-tuck-confirm = 差し込む
dewan-table-marker-ask = { $marker ->
    [lava] カードの山が尽きました。火山か溶岩に隣り合う、水域以外の空いているスペースを1つ選びます。
   *[water] カードの山が尽きました。水域に隣り合う、水域以外の空いているスペースを1つ選びます。
}
dewan-table-marker-confirm = ここに置く
dewan-table-zone = { NAMES($terrain) }ゾーン（{ $count }スペース）
dewan-table-zone-after = { $count ->
    [0] なくなる
    [1] { $size }に縮小
   *[other] { $parts }に分断
}
dewan-table-zone-berries = ベリー{ $count }枚
dewan-table-berries-lost = { $count }枚を失う
dewan-table-berries-stay = { $parts ->
    [1] ゾーンに残る
   *[other] 大きいゾーンへ
}
dewan-table-markers = { $marker ->
    [lava] 残りの溶岩マーカー
   *[water] 残りの水域マーカー
}
dewan-table-markers-left = { $before } → { $after }
dewan-table-fish-ask = 捨て札にする手札を選ぶと、魚を{ $count }枚得ます。手札を残すこともできます。
dewan-table-fish-nothing = 手札を残し、魚を捕りません。
dewan-table-fish-none = 手札を残す
dewan-table-fish-none-confirm = 捕らない
dewan-table-fish-confirm = 捨て札にして魚を捕る

## 手札

dewan-table-hand = あなたの手札 { $count }枚
dewan-table-hand-pays = { $count }枚を支払い、{ $rest ->
    [0] 手札は残りません
   *[other] { $rest }枚残ります
}
dewan-table-other-ways = ほかの支払い方：

## サーバーに聞くまでもない理由

dewan-table-not-here = 先に、表示されている質問に答えてください。
dewan-table-not-row = カードを得られるのは手番の最初です。
dewan-table-not-hand = 先に野営地を置く場所を選んでください。そのあと、支払うカードを変えられます。

## パネル

dewan-table-points = 得点
dewan-table-tab-hand = 手札
dewan-table-tab-row = カード
dewan-table-tab-board = ボード
dewan-table-tab-players = プレイヤー
dewan-table-tab-log = ログ
dewan-table-chip = { $player }：野営地 残り{ $camps }、手札{ $cards }枚

## はじめてのゲーム

dewan-explain-story = 物語タイルは目標です。シンボルは野営地で満たす条件、数字は得点です。見えている1枚か、山の一番上を見ずに得ます。
dewan-explain-turn = 手番にすることは1つです。ディスプレイで隣り合うカードを2枚得るか、カードを支払って野営地を置きます。マップの数字は、カードが最も少ない経路のカードの枚数です。
dewan-explain-place = 最初と最後を含め、通るスペースごとにその地形のカードを1枚支払います。野営地を置く場所を選ぶか、自分の野営地から1スペースずつ進んでください。
dewan-explain-pay = これらのカードで支払います。変えるには、ここで1枚を選び、続けて別の手札を選びます。途中に他プレイヤーの野営地があれば、そのカードは持ち主に渡ります。
dewan-explain-tuck = 差し込んだカードは、選んだ側が以後ずっと物語に数えられます。地形はゾーン1つ、シンボルはそのシンボル1つです。スロットごとに1度しか選べません。
dewan-explain-marker = マーカーはゲーム終了まで土地を変えます。スペースに注目すると、そのゾーンと物語がどうなるかわかります。
dewan-explain-fishing = どのカードでも1枚捨て札にすると、自分の湖上の村の数だけ魚を得ます。魚は終了時に得点になります。

## キー

dewan-table-key-place = 野営地を置く：矢印で野営地を選び、Enterで出発、矢印で進む
dewan-table-key-take = カードを得る：矢印で2枚を動かし、Enterで選ぶ
dewan-table-key-lower = その側の下のスペースへ進む
dewan-table-key-ways = ほかの支払い方

## 場所をマップで示すときの記録

dewan-place-short = { $who ->
    [you] あなた
   *[other] { $player }
}は{ $camp }個目の野営地を置きました（{ NAMES($terrain) }）。
dewan-village-short = { $who ->
    [you] あなた
   *[other] { $player }
}は{ $camp }個目の野営地を置き、湖上の村としました。
dewan-marker-water-short = { $who ->
    [you] あなた
   *[other] { $player }
}は水域マーカーを置きました（元の地形：{ NAMES($terrain) }）。
dewan-marker-lava-short = { $who ->
    [you] あなた
   *[other] { $player }
}は溶岩マーカーを置きました（元の地形：{ NAMES($terrain) }）。

## ゲームの終わり

dewan-end-tie = 手札
dewan-end-tie-line = 同点のため、残りの手札の枚数で決まります。
dewan-end-most-fire = 最多の炎で{ $points }点
dewan-end-won-tie = { $players }が手札の差で勝利
