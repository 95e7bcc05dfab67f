# イワリ：起きたこと。1つの出来事に1つの文。テーブルの全員が読みます。
# $player は名前。$who は、文が読み手自身のことなら you。$territory と $source（領域）、バイオームである $card、
# $cards、色である $tokens、それに $expedition は NAMES が言葉にします。

## 手番

# $pieces は tent、totem、tents（2つ）、totems（2つ）、both（1つずつ）。
iwari-build = { $who ->
    [you] あなた
   *[other] { $player }
}は{ NAMES($territory) }に{ $pieces ->
    [tent] テントを1つ
    [totem] トーテムを1つ
    [tents] テントを2つ
    [totems] トーテムを2つ
   *[both] テントとトーテムを1つずつ
}建てました。
iwari-build-third = { $who ->
    [you] あなた
   *[other] { $player }
}は第三の部族として{ NAMES($territory) }に{ $pieces ->
    [tent] テントを1つ
    [totem] トーテムを1つ
    [tents] テントを2つ
    [totems] トーテムを2つ
   *[both] テントとトーテムを1つずつ
}建てました。
iwari-build-fortification = { $who ->
    [you] あなた
   *[other] { $player }
}は{ NAMES($territory) }に砦を築きました。
iwari-build-ruin = { $who ->
    [you] あなた
   *[other] { $player }
}は{ NAMES($territory) }の遺跡をテントに置き換えました。
iwari-build-ruin-third = { $who ->
    [you] あなた
   *[other] { $player }
}は第三の部族として{ NAMES($territory) }の遺跡をテントに置き換えました。
iwari-build-void-totem = { $who ->
    [you] あなた
   *[other] { $player }
}は虚無トーテムを{ NAMES($source) }から{ NAMES($territory) }へ動かしました。
iwari-build-void-totem-centre = { $who ->
    [you] あなた
   *[other] { $player }
}は虚無トーテムを中央から{ NAMES($territory) }へ動かしました。
iwari-build-contested = { $who ->
    [you] あなた
   *[other] { $player }
}は係争トークンを{ NAMES($territory) }に置き、その上にテントを建てました。
iwari-explore = { $who ->
    [you] あなた
   *[other] { $player }
}は{ NAMES($territory) }を探索し、発見物トークンを表にしました：{ NAMES($tokens) }。
iwari-explore-third = { $who ->
    [you] あなた
   *[other] { $player }
}は第三の部族として{ NAMES($territory) }を探索し、発見物トークンを表にしました：{ NAMES($tokens) }。
iwari-explore-unseen = { $who ->
    [you] あなた
   *[other] { $player }
}は、発見物トークンが裏向きの{ NAMES($territory) }を探索します。
iwari-pay = { $who ->
    [you] あなた
   *[other] { $player }
}はカードを{ $count }枚支払いました：{ NAMES($cards) }。
iwari-swap = { $who ->
    [you] あなた
   *[other] { $player }
}はカードを交換しました：{ NAMES($card) }。
iwari-discard = 第三の部族は何も建設できないため、{ $who ->
    [you] あなた
   *[other] { $player }
}はカードを捨て札にしました：{ NAMES($card) }。
iwari-pass = { $who ->
    [you] あなた
   *[other] { $player }
}は手札がないため、パスしました。
iwari-draw = { $who ->
    [you] あなた
   *[other] { $player }
}はディスプレイからカードを取りました：{ NAMES($card) }。
iwari-draw-deck = { $who ->
    [you] あなた
   *[other] { $player }
}は山札からカードを1枚引きました。
iwari-shuffle = { $count ->
    [1] 山札が尽きました。1枚だけの捨て札が新しい山札になりました。
   *[other] 山札が尽きました。捨て札{ $count }枚を混ぜて、新しい山札を作りました。
}

## マップ

iwari-explored = { NAMES($territory) }が探索されました。
iwari-filled = { NAMES($territory) }のテントスペースがすべて埋まりました。
iwari-settlement = { $who ->
    [you] あなた
   *[other] { $player }
}はテント{ $count }個の集落を作りました。
iwari-settlement-third = 第三の部族にテント{ $count }個の集落ができました。
iwari-opened = 遺跡がなくなり、接続{ $connection }が開きました。
iwari-token = { $who ->
    [you] あなた
   *[other] { $player }
}は発見物トークンを{ $count }枚得ました：{ NAMES($tokens) }。
iwari-token-third = 第三の部族は発見物トークンを{ $count }枚得ました：{ NAMES($tokens) }。
iwari-determination = { $who ->
    [you] あなた
   *[other] { $player }
}は決意トークンを使い、2つ目の駒を置きました。
iwari-determination-passes = 決意トークンは{ $who ->
    [you] あなた
   *[other] { $player }
}に渡りました。

## 遠征：$points は報酬

iwari-expedition-first = { $who ->
    [you] あなた
   *[other] { $player }
}は「{ NAMES($expedition) }」を最初に達成し、{ $points }点を得ました。
iwari-expedition-second = { $who ->
    [you] あなた
   *[other] { $player }
}は「{ NAMES($expedition) }」を2番目に達成し、{ $points }点を得ました。

## 嵐と歩くトーテム

iwari-storm-moves = { $who ->
    [you] あなた
   *[other] { $player }
}は嵐を接続{ $connection }から接続{ $to }へ動かしました。
iwari-storm-stays = { $who ->
    [you] あなた
   *[other] { $player }
}は嵐を接続{ $connection }に残しました。
iwari-storm-moved = 嵐の両側でテントが単独最多のプレイヤーがいないため、嵐は接続{ $connection }から接続{ $to }へ動きました。
iwari-walk = { $who ->
    [you] あなた
   *[other] { $player }
}は歩くトーテムのある接続{ $connection }を得点計算しました。
iwari-walk-points = { $who ->
    [you] あなた
   *[other] { $player }
}はそこで{ $points }点を得ました。
iwari-walk-points-third = 第三の部族はそこで{ $points }点を得ました。
iwari-walk-nothing = そこでは誰も得点しませんでした。
iwari-walk-on = 歩くトーテムは接続{ $connection }へ進みました。
iwari-walk-off = 歩くトーテムはマップを離れました。
iwari-walk-not = { $who ->
    [you] あなた
   *[other] { $player }
}は歩くトーテムを接続{ $connection }に残しました。

## 偉業：$factor は、これから得点が何倍になるか

iwari-earn-union = 団結：{ $who ->
    [you] あなた
   *[other] { $player }
}は{ NAMES($territory) }に駒を置きました。ここのテントの得点は{ $factor }倍になります。
iwari-earn-discovery = 発見：{ $who ->
    [you] あなた
   *[other] { $player }
}は{ NAMES($territory) }に駒を置きました。ここのテントの得点は{ $factor }倍になります。
iwari-earn-honour = 名誉：{ $who ->
    [you] あなた
   *[other] { $player }
}は接続{ $connection }の両端で最多になりました。この接続の得点は{ $factor }倍になります。
iwari-earn-respect = 尊敬：{ $who ->
    [you] あなた
   *[other] { $player }
}は接続{ $connection }の両端で最多になりました。この接続の得点は{ $factor }倍になります。
iwari-earn-courage = 勇気：{ $who ->
    [you] あなた
   *[other] { $player }
}は{ NAMES($territory) }に駒を置きました。ここのテントの得点は{ $factor }倍に下がります。
iwari-earn-courage-connection = 勇気：{ $who ->
    [you] あなた
   *[other] { $player }
}は接続{ $connection }に駒を置きました。この接続の得点は{ $factor }倍に下がります。
iwari-courage-declined = 勇気：{ $who ->
    [you] あなた
   *[other] { $player }
}は駒を置かず、駒はゲームから除かれました。
iwari-courage-alone = 最後の領域が探索されましたが、マップにほかの偉業駒がないため、「勇気」はゲームから除かれました。
iwari-courage-third = 第三の部族が最後の領域を探索したため、「勇気」はゲームから除かれました。
iwari-earn-veneration = 崇拝：{ $who ->
    [you] あなた
   *[other] { $player }
}は{ NAMES($territory) }に駒を置きました。ここのテントの得点は{ $factor }倍になります。
iwari-earn-veneration-connection = 崇拝：{ $who ->
    [you] あなた
   *[other] { $player }
}は接続{ $connection }に駒を置きました。この接続の得点は{ $factor }倍になります。
iwari-veneration-declined = 崇拝：{ $who ->
    [you] あなた
   *[other] { $player }
}は駒を置きませんでした。
iwari-veneration-tie = 崇拝：複数の部族が同数で最多のため、駒は除かれました。
iwari-veneration-third = 崇拝：第三の部族が最多のため、駒は除かれました。
iwari-veneration-none = 崇拝：カードの条件に当てはまる部族がないため、駒は除かれました。
iwari-veneration-nowhere = 崇拝：{ $who ->
    [you] あなた
   *[other] { $player }
}が最多ですが、駒を置ける場所がありません。

## 得点計算とゲームの終了

iwari-mid = テントの1回目の得点計算を行います。
iwari-mid-points = { $who ->
    [you] あなた
   *[other] { $player }
}はテントで{ $points }点を得ました。
iwari-mid-points-third = 第三の部族はテントで{ $points }点を得ました。
iwari-last-round-deck = 山札が最後まで尽きました。これが最終ラウンドです。
iwari-last-round-tents = { $who ->
    [you] あなた
   *[other] { $player }
}は最後のテントを置きました。これが最終ラウンドです。
iwari-over = ゲーム終了です。
iwari-wins = { $who ->
    [you] あなた
   *[other] { $player }
}が{ $points }点で勝利しました。
iwari-wins-tie = { $who ->
    [you] あなた
   *[other] { $player }
}が{ $points }点で勝利しました（同点のため、残っている駒の数で決着）。
iwari-shares = { $who ->
    [you] あなた
   *[other] { $player }
}は{ $points }点で勝利を分かち合いました。
iwari-third-wins = 第三の部族が{ $points }点で1位です。2人とも負けです。
