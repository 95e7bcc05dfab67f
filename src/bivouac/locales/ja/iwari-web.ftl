# ブラウザーでのイワリのテーブル。$player と $players は名前、$place は領域か接続の名前、
# $biome と $cards は NAMES が言葉にする記号です。

## 部族

iwari-web-third = 第三の部族
iwari-web-third-line = 中立、2人で動かす
iwari-web-void = 虚無
iwari-web-tribe = { $player }の部族
iwari-web-tribe-word = 部族
iwari-web-tribes = 部族
iwari-web-tribe-count = { $player } { $count }
iwari-web-points-word = 点
iwari-web-left = 残り：テント{ $tents }個、トーテム{ $totems }個
iwari-web-tents-left = 残りのテント { $count }
iwari-web-totems-left = 残りのトーテム { $count }
iwari-web-leads = 最多
iwari-web-longest = 最大
iwari-web-hand-of = { $count ->
    [0] 手札なし
   *[other] 手札{ $count }枚
}{ $known ->
    [0] { "" }
   *[other] 、判明：{ NAMES($cards) }
}
iwari-web-determination = 決意トークンを保持
iwari-web-fort-left = { $count ->
    [0] 砦は配置済み
   *[other] 砦は未配置
}
iwari-web-tokens-of = 発見物トークン：赤{ $red }、緑{ $green }、黄{ $yellow }
iwari-web-ruins-kept = 得た遺跡{ $count }個
iwari-web-expeditions-done = 遠征：{ $names }
iwari-web-chip = { $player }、{ $points }点

## 得点

iwari-web-score-now = 今計算すれば
iwari-web-source = { $source ->
    [have] 既得
    [tents_mid] 既得
    [tents] テント
    [totems] トーテム
    [expeditions] 遠征
    [walking] 歩行
    [discoveries] 発見物
    [ruins] 遺跡
    [road] 紫の道
    [more] ほか
   *[settlements] 集落
}
iwari-web-category = { $source ->
    [tents_mid] テント（中間）
    [tents] テント（最終）
    [totems] トーテム
    [expeditions] 遠征
    [walking] 歩くトーテム
    [discoveries] 発見物
    [ruins] 遺跡
    [road] 紫の道
   *[settlements] 集落
}
iwari-web-category-short = { $source ->
    [tents_mid] 中間
    [tents] テント
    [totems] トーテム
    [expeditions] 遠征
    [walking] 歩行
    [discoveries] 発見物
    [ruins] 遺跡
    [road] 紫の道
   *[settlements] 集落
}
iwari-web-part = { $part }：{ $points }
iwari-web-sum = 合計
iwari-web-plus = +{ $points }
iwari-web-tie = 残りの駒
iwari-web-tie-line = 同点のため、残っているテントとトーテムの数で決まります。
iwari-web-won-tie = { $players }が残りの駒の差で勝利
iwari-web-both-lose = 第三の部族の勝ち：2人とも負けです

## 偉業

iwari-web-deeds = 偉業
iwari-web-deed = { $deed ->
    [union] 団結
    [discovery] 発見
    [honour] 名誉
    [courage] 勇気
    [veneration] 崇拝
   *[respect] 尊敬
}
iwari-web-deed-taken = { $player }が獲得、{ $place }に配置
iwari-web-deed-open = 未獲得
iwari-web-deed-gone = ゲームから除外
iwari-web-pawn-line = { $deed ->
    [union] 団結
    [discovery] 発見
    [honour] 名誉
    [courage] 勇気
    [veneration] 崇拝
   *[respect] 尊敬
}：終了時の得点{ $factor }倍

## 遠征

iwari-web-expeditions = 遠征
iwari-web-expeditions-none = すべて達成済み
iwari-web-rewards = { $taken ->
    [yes] 第1報酬：{ $player }、第2報酬：{ $second }点
   *[no] 第1報酬：{ $first }点、第2報酬：{ $second }点
}
iwari-web-progress-of = ／{ $of }
iwari-web-progress = { $state ->
    [had] { $player }：達成済み
   *[open] { $player }：{ $of }のうち{ $done }
}

## マップを歩くもの、マップで待つもの

iwari-web-walker-at = 接続{ $number }
iwari-web-walker-gone = マップの外
iwari-web-walker-here = 歩くトーテムがここにあります
iwari-web-storms = 嵐のある接続
iwari-web-centre = 中央に{ $count }個
iwari-web-road = 紫の道
iwari-web-road-line = { $spots }スペース中{ $taken }か所使用。最後に1度だけ得点計算
iwari-web-road-empty = まだテントはありません。

## ディスプレイ、山札、手札

iwari-web-display = ディスプレイ
iwari-web-display-empty = { $asked ->
    [yes] あとで補充
   *[no] 空き
}
iwari-web-take = { NAMES($biome) }を取る
iwari-web-take-deck = 山札から見ずに引く、{ $count }枚
iwari-web-deck-until = { $until ->
    [scoring] テントの得点計算まで{ $count }枚
    [last] 最終ラウンドまで{ $count }枚
   *[over] 最終ラウンド
}
iwari-web-hand = あなたの手札
iwari-web-hand-count = { $count ->
    [0] なし
   *[other] { $count }枚
}
iwari-web-hand-pays = { $pieces ->
    [1] この駒：{ NAMES($one) }
   *[other] 1つ目の駒：{ NAMES($one) }、2つ目の駒：{ NAMES($two) }
}
iwari-web-hand-one = 1枚選んでください
iwari-web-hand-pick = { $count ->
    [0] カードを選ぶと建設できる場所が光ります
   *[other] これらのカードで建設できる場所だけが光ります
}
iwari-web-card = { $state ->
    [pays] カード：{ NAMES($biome) }。{ $piece }つ目の駒の支払い。
    [picked] カード：{ NAMES($biome) }。選択中。
    [fresh] カード：{ NAMES($biome) }。新しいカード。
   *[plain] カード：{ NAMES($biome) }
}
iwari-web-slot = { $place ->
    [1] 1枚目
    [2] 2枚目
   *[3] 3枚目
}
iwari-web-tap = カードをタップ
iwari-web-or-deck = または山札から見ずに
iwari-web-where = { NAMES($biome) }で建設できる場所

## 領域と接続

iwari-web-close = 閉じる
iwari-web-territory-line = { $explored ->
    [yes] { NAMES($biome) }、{ $spots }スペース中{ $taken }か所使用
   *[no] { NAMES($biome) }、未探索、{ $spots }スペース
}
iwari-web-tents = テント
iwari-web-if-now = 今計算した場合の得点
iwari-web-doubled = 砦で2倍
iwari-web-unexplored = { $veiled ->
    [yes] 未探索：トークンは裏向きです。最初のテントを置く人が、その前に表にします。
   *[no] 未探索：ここでの最初の建設はテント1つだけです。
}
iwari-web-land-tokens = { $veiled ->
    [yes] 裏向きのトークン{ $count }枚
   *[no] テントを置くと取れるトークン{ $count }枚
}
iwari-web-land-ruin = 遺跡：カード2枚（{ NAMES($biome) }）で接続{ $number }が開きます
iwari-web-land-forts = 砦{ $count }個
iwari-web-land-contested = 係争トークンを{ $count }枚置けます
iwari-web-land-gold = 黄金トークン：ここのトーテムは崇拝に数えます
iwari-web-totems = トーテム
iwari-web-cap = { $count }／{ $cap }
iwari-web-cap-line = { $room ->
    [0] 満杯。最多の部族のテントが1つ増えると空きます
   *[other] あと{ $room }個置けます
}
iwari-web-no-totems = トーテムなし
iwari-web-connections = 接続
iwari-web-connection = 接続{ $number }
iwari-web-connection-kind = { $kind ->
    [sea] 海路
   *[land] 陸路
}の接続{ $number }
iwari-web-connection-line = { $kind ->
    [sea] { $road ->
        [yes] 海路、集落では道にもなります
       *[no] 海路
    }
   *[land] { $road ->
        [yes] 陸路、集落では道にもなります
       *[no] 陸路
    }
}
iwari-web-connection-totems = { $factor ->
    [1] トーテム{ $count }個
   *[other] トーテム{ $count }個、{ $factor }倍
}
iwari-web-covered = { $by ->
    [storm] 嵐に覆われています
    [ruin] 遺跡に閉ざされています
    [left] 歩くトーテムで計算済み
   *[mountain] 山に覆われています
}
iwari-web-covered-line = { $by ->
    [storm] 嵐に覆われています。嵐がここにある間は得点になりません。
    [ruin] 遺跡に閉ざされています。遺跡をテントに置き換えると得点になります。
    [left] 歩くトーテムが離れました。もう得点計算をしません。
   *[mountain] 山に覆われているため、得点になりません。
}
iwari-web-nobody-leads = 両端最多なし
iwari-web-nobody-line = { $count ->
    [0] 両端で最多の部族はまだありません。
   *[other] 両端で最多の部族はありません。あれば、今計算すると{ $count }点です。
}
iwari-web-leaders = { $players }：{ $count }
iwari-web-holds = { $count ->
    [1] { $players }が両端で最多：{ $points }点
   *[other] { $players }が両端で最多：各{ $points }点
}
iwari-web-tents-count = テント{ $count }個
iwari-web-land-line = { $explored ->
    [yes] { $free ->
        [0] 空きなし
       *[other] 空き{ $free }
    }、トーテム{ $totems }／{ $cap }
    [veiled] 未探索、トークンは裏向き
   *[no] 未探索
}

## 質問

iwari-web-stage-draft = 最初の手札
iwari-web-ask-turn = { $ask ->
    [pass] 手札がないためパスします
    [swap] 交換：どのカードを手放しますか？
    [swapped] このカードを交換しますか？
    [explore] { $place }を探索しますか？
    [explored] { $place }を探索：テントを置いてください
    [fortification] 砦をどこに置きますか？
    [source] どの虚無トーテムを動かしますか？
    [void_totem] 虚無トーテムをどこに動かしますか？
    [place] { $last ->
        [yes] 最後の手番：{ $place }に建設してください
       *[no] あなたの手番：{ $place }に建設してください
    }
    [held] これらのカードでどこに建設しますか？
   *[turn] { $last ->
        [yes] 最後の手番：建設するか、カードを交換してください
       *[no] あなたの手番：建設するか、カードを交換してください
    }
}
iwari-web-ask-third = { $ask ->
    [discard] 第三の部族は建設できません：捨て札にするカードを選んでください
    [explore] 第三の部族が{ $place }を探索しますか？
    [explored] { $place }を探索：第三の部族のテントを置いてください
    [place] 第三の部族：{ $place }に建設してください
   *[build] 第三の部族の駒を建設してください
}
iwari-web-ask-deed = { $deed ->
    [union] 団結を獲得：駒をどこに置きますか？
    [discovery] 発見を獲得：駒をどこに置きますか？
    [honour] 名誉を獲得：駒をどこに置きますか？
    [courage] 勇気を獲得：どの駒の隣に置きますか？
    [veneration] 崇拝を獲得：駒をどこに置きますか？
   *[respect] 尊敬を獲得：駒をどこに置きますか？
}
iwari-web-ask-storm = 接続{ $number }の嵐：動かしますか？
iwari-web-ask-walk = 歩くトーテム：接続{ $number }を今得点計算しますか？
iwari-web-ask-draw = { $phase ->
    [draft] 最初の手札を選ぶ：{ $taken }／{ $of }枚目
   *[refill] 手札を補充：{ $taken }／{ $of }枚目
}
iwari-web-waiting = { $phase ->
    [draft] { $player }が最初の手札を選んでいます
    [third] { $player }が第三の部族の行動をしています
    [exploring] { $player }が領域を探索し、テントを置きます
    [deed] { $player }が偉業駒を置きます
    [veneration] { $player }が崇拝の駒を置いています
    [storm] { $player }が接続{ $number }の嵐について決めています
    [walk] { $player }が接続{ $number }を今得点計算するか決めています
    [refill] { $player }が手札を補充しています
   *[other] { $player }が考えています
}
iwari-web-step = { $step ->
    [cards] カード
    [territory] 領域
    [pieces] 駒
    [swap] 交換
    [own] 自分の行動
    [third] 第三の部族
   *[refill] 補充
}

## トレイ

iwari-web-tray = { $what ->
    [swap] カードを交換
    [discard] 第三の部族は建設できません
    [deed] 偉業駒を置く
    [storm] 接続{ $number }の嵐
    [walk] 接続{ $number }の歩くトーテム
    [refill] 手札を補充
    [draft] 最初の手札を選ぶ
    [explore] { $place }を探索
    [explored] { $tribe ->
        [third] 第三の部族：{ $place }のテント
       *[own] { $place }のあなたのテント
    }
    [place] { $tribe ->
        [third] 第三の部族：{ $place }に建設
       *[own] { $place }に建設
    }
    [third] 第三の部族の建設
   *[turn] あなたの手番
}
iwari-web-aim = { $aim ->
    [void_totem] 虚無トーテムを動かす
   *[fortification] 砦（残り{ $count }）
}
iwari-web-contested-ask = 2つの区域のどちらかを選んでください。そのバイオームのカード2枚で、テントを載せたトークンをそこに置きます。
iwari-web-fortification-ask = 砦を置く空きスペースを選んでください。支払いはテントと同じで、砦の上には誰でもテントを建てられます。
iwari-web-void-totem-ask = { $from ->
    [none] 動かす虚無トーテムを選んでください。中央か、領域にあります。
    [centre] 中央から動かします。行き先のバイオームのカード2枚が必要です。行き先を選んでください。
   *[land] { $place }から動かします。そのバイオームと行き先のバイオームのカードが1枚ずつ必要です。行き先を選んでください。
}
iwari-web-explore-ask = { $tribe ->
    [third] ここのトークン{ $count }枚を表にして、全員に見せます。そのあと第三の部族のテントをここに置かなければなりません。取り消しはできません。
   *[own] ここのトークン{ $count }枚を表にして、全員に見せます。そのあと自分のテントをここに置かなければなりません。取り消しはできません。
}
iwari-web-explore-confirm = トークンを表にする
iwari-web-explored-ask = { $tokens ->
    [0] テントを置くスペースを選んでください。
   *[other] テントを置くスペースを選んでください。トークンの上に置くと、そのトークンを得ます。
}
iwari-web-explore-here = 探索できます
iwari-web-source-here = ここの虚無トーテムを動かせます
iwari-web-token-here = このトークンは2つの区域のどちらかに置けます
iwari-web-turn-ask = { $tribe ->
    [third] 残った手札で、第三の部族の駒を1つか2つ、1つの領域に置いてください。
   *[own] 光っている場所を選んで建設するか、カードを選んで建設できる場所を見てください。
}
iwari-web-no-build = この手札では何も建設できません。
iwari-web-pass-only = 手札がないため、パスします。
iwari-web-held-ask = { NAMES($cards) }で建設できる場所：
iwari-web-held-nothing = これらのカードだけでは何も建設できません。
iwari-web-lands-open = 建設できる領域
iwari-web-land-open = { $piece ->
    [fortification] 砦を置けるスペース{ $tents }か所
    [void_totem] 虚無トーテムを置けます
   *[piece] { $totem ->
        [yes] { $tents ->
            [0] トーテム
           *[other] テント{ $tents }か所とトーテム
        }
       *[no] テント{ $tents }か所
    }
}、駒1つにカード{ $cost }枚
iwari-web-do-swap = カードを交換
iwari-web-do-build = 代わりに建設
iwari-web-do-pass = パスする
iwari-web-asking = お待ちください。
iwari-web-pick = クリックで選びます。
iwari-web-piece = { $piece ->
    [totem] トーテム
    [fortification] 砦
    [void_totem] 虚無トーテム
    [contested] 係争トークンとテント
    [ruin] 遺跡に代わるテント
   *[tent] テント
}
iwari-web-piece-tent = { $does ->
    [explores] 領域を探索
    [fills] 最後のスペースを埋める
    [settles] { $count }個の集落
   *[plain] { $fortified ->
        [yes] 砦の上へ：得点2倍
       *[no] 空いているスペースへ
    }
}
iwari-web-piece-fortification = スペースは空いたまま、誰でも使えます
iwari-web-piece-void-totem = { $from ->
    [centre] 中央から
   *[land] { $place }から
}
iwari-web-piece-contested = { $explores ->
    [yes] 領域を探索
   *[no] 区域がスペースになります
}
iwari-web-piece-ruin = 支払いはこのカードだけ。遺跡を得て、接続{ $number }が開きます
iwari-web-piece-totem = 上限{ $cap }個中{ $standing }個
iwari-web-second = { $with ->
    [determination] 決意トークンで、ここに2つ目の駒を置けます：{ $count ->
        [0] 駒を選んでください
       *[other] 光っている場所{ $count }か所
    }
   *[cards] ここに2つ目の駒も置けます：{ $count ->
        [0] 駒を選んでください
       *[other] 光っている場所{ $count }か所
    }
}
iwari-web-pay-other = 支払い：{ NAMES($cards) }。ほかの支払い方も選べます（全{ $count }通り）
iwari-web-pay-other-short = ほかの支払い方
iwari-web-confirm-build = 建設（カード{ $count }枚）
iwari-web-gains = 得るもの
iwari-web-gain-points = { $change }点
iwari-web-gain-points-of = { $player }：{ $change }点
iwari-web-gain-rank = { $before ->
    [0] { $after }位
   *[other] { $before }位 → { $after }位
}
iwari-web-gain-lead = { $lead ->
    [won] トーテム最多
   *[lost] トーテム最多を失う
}
iwari-web-gain-settlement = { $count }個の集落
iwari-web-gain-deed = { $deed ->
    [union] 団結を獲得
    [discovery] 発見を獲得
    [honour] 名誉を獲得
    [courage] 勇気を獲得
    [veneration] 崇拝を獲得
   *[respect] 尊敬を獲得
}
iwari-web-gain-expedition = 遠征：{ $name }
iwari-web-gain-token = { $colour ->
    [red] 赤のトークン
    [green] 緑のトークン
   *[yellow] 黄のトークン
}
iwari-web-gain-determination = 決意トークンを使用
iwari-web-gain-forgone = { $who ->
    [void] 手札が残らない：虚無の行動はなし
   *[third] 手札が残らない：第三の部族の行動はなし
}
iwari-web-card-ask = { $what ->
    [discard] { $chosen ->
        [yes] { NAMES($biome) }を捨て札にします。
       *[no] この手札では第三の部族の駒を建設できません。捨て札にする1枚を選んでください。
    }
   *[swap] { $chosen ->
        [yes] { NAMES($biome) }を捨て札にします。そのあと手札を補充します。
       *[no] 不要なカードを選んでください。そのあと手札を補充します。
    }
}
iwari-web-card-confirm = { $what ->
    [discard] { NAMES($biome) }を捨て札にする
   *[swap] { NAMES($biome) }を交換
}
iwari-web-draw-ask = 見えているカードを取るか、山札の一番上を見ずに引いてください。手札がそろうと手番は終わりです。
iwari-web-draw-unseen = 手に入れてから見えます。取り消しはできません。
iwari-web-draw-where = { $count ->
    [0] 空きスペースのある領域はもうありません（{ NAMES($biome) }）。
   *[other] 空きスペースのある領域は{ $count }か所です（{ NAMES($biome) }）。
}
iwari-web-draw-card = { NAMES($biome) }を取る
iwari-web-draw-deck = 見ずに引く
iwari-web-show-display = カードを見る
iwari-web-deed-ask = { $deed ->
    [courage] ほかの駒の隣に置くと、そこの倍率が全員について1段階下がります。置かないこともでき、そのときはゲームから除かれます。
    [veneration] 駒を置く場所を選んでください。そこの倍率が全員について1段階上がります。置かないこともでき、そのときはゲームから除かれます。
   *[other] 駒を置く場所を選んでください。そこの得点が全員について2倍になります。
}{ $count ->
    [0] 光っている場所はありません。
   *[other] 光っている場所は{ $count }か所です。
}
iwari-web-deed-factor = ×{ $before } → ×{ $after }
iwari-web-deed-decline = { $deed ->
    [courage] 勇気を置かない
   *[veneration] 崇拝を置かない
}
iwari-web-deed-declined = ゲームから除かれます。
iwari-web-deed-confirm = 駒を置く
iwari-web-target = { $points ->
    [0] 駒を置けます
   *[other] 駒を置けます、あなたに{ $points }点
}
iwari-web-storm-ask = { $one }と{ $other }が埋まり、両方を合わせたテントはあなたが最多です。決められるのは今1度だけです。
iwari-web-storm-move = { $to }へ動かす
iwari-web-storm-move-line = { $number }は再び得点になり、{ $to }は得点になりません。
iwari-web-storm-stay = 動かさない
iwari-web-storm-stay-line = { $number }は覆われたまま、得点になりません。
iwari-web-storm-confirm = { $move ->
    [yes] 嵐を{ $to }へ動かす
   *[no] 嵐を動かさない
}
iwari-web-storm-here = { $move ->
    [yes] 嵐の行き先
   *[no] 嵐はここに残れます
}
iwari-web-walk-ask = 接続{ $number }の領域にトーテムを置きました。この接続を今、全部族について1度だけ得点計算できます。
iwari-web-walk-score = { $number }を今計算
iwari-web-walk-nothing = { $covered ->
    [yes] 覆われているため、誰も得点しません。
   *[no] 誰も得点しません。
}
iwari-web-walk-onward = { $to ->
    [0] そのあと歩くトーテムはマップを離れます。
   *[other] そのあと歩くトーテムは{ $to }へ進みます。
}
iwari-web-walk-not = 今はしない
iwari-web-walk-not-line = 歩くトーテムは{ $number }に残ります。
iwari-web-walk-confirm = { $score ->
    [yes] 接続{ $number }を得点計算
   *[no] 得点計算しない
}
iwari-web-walk-here = 今得点計算できます
iwari-web-not-hand = 今は手札を使いません。
iwari-web-one-way = ほかの支払い方はありません。

## スマートフォン

iwari-web-tab = { $tab ->
    [map] マップ
    [cards] カード
    [lands] 領域
    [players] プレイヤー
   *[log] ログ
}

## 得点計算を順に見る

iwari-web-scoring = 得点計算
iwari-web-scoring-steps = 得点計算の手順
iwari-web-scoring-title = { $step ->
    [territory] { $scoring ->
        [mid] 中間得点計算：{ $place }のテント
       *[final] 最終得点計算：{ $place }のテント
    }
    [road] 最終得点計算：紫の道のテント
    [connection] 最終得点計算：接続{ $number }のトーテム
    [discoveries] 最終得点計算：{ $colour ->
        [red] 赤のトークン
        [green] 緑のトークン
       *[yellow] 黄のトークン
    }
    [ruins] 最終得点計算：{ $player }の遺跡
   *[settlement] 最終得点計算：{ $player }の集落
}
iwari-web-scoring-part = { $part ->
    [territory] テント
    [road] 紫の道
    [connection] トーテム
    [discoveries] 発見物
    [ruins] 遺跡
   *[settlement] 集落
}
iwari-web-scoring-list = { $part ->
    [territory] 領域
    [road] 紫の道
    [connection] 接続
    [discoveries] 発見物
    [ruins] 遺跡
   *[settlement] 集落
}
iwari-web-of = { $count }／{ $of }
iwari-web-settlement-of = { $player }の集落
iwari-web-ruins-of = { $player }の遺跡
iwari-web-discoveries-of = { $colour ->
    [red] 赤のトークン
    [green] 緑のトークン
   *[yellow] 黄のトークン
}
iwari-web-scoring-line = { $kind ->
    [road] 1つの領域のように計算
    [discoveries] 各色の最多が得点
   *[ruins] 1つにつき1点
}
iwari-web-scoring-land = { NAMES($biome) }、{ $spots }スペースにテント{ $tents }個
iwari-web-scoring-ends = { $one }と{ $other }
iwari-web-scoring-reason = { $rank ->
    [1] ここのすべてのテント
    [2] 1位のテントの数
    [3] 2位のテントの数
    [4] 3位のテントの数
   *[other] 1つ上の順位のテントの数
}
iwari-web-scoring-times = { $base } × { $factor }
iwari-web-scoring-doubled = { $sum } × 2
iwari-web-scoring-no-tent = テントなし、得点なし
iwari-web-scoring-both = 両端で最多：すべてのトーテム
iwari-web-scoring-opened = 開いた接続の両端で最多：全部で1点
iwari-web-scoring-tokens = { $state ->
    [most] 最多
    [tied] 同数で最多
    [fewer] 最多でない
   *[none] なし
}
iwari-web-scoring-ruins = 得た遺跡{ $count }個
iwari-web-scoring-only = 最多は{ $place }だけ
iwari-web-scoring-neither = どちらの端でも最多でない
iwari-web-scoring-settlement = { $rest ->
    [0] すべてのテント（{ $lands }）
   *[other] 最長の道のり（{ $lands }）、ほかに{ $rest }個
}
iwari-web-scoring-no-settlement = なし
iwari-web-scoring-pawns = { $count ->
    [1] { $deed ->
        [union] 団結
        [discovery] 発見
        [honour] 名誉
        [courage] 勇気
        [veneration] 崇拝
       *[respect] 尊敬
    }の駒：得点{ $factor }倍
   *[other] 駒{ $count }個：得点{ $factor }倍
}
iwari-web-scoring-next = 次
iwari-web-scoring-then = 次
iwari-web-how = 計算のしかた
iwari-web-how-counts = { $kind ->
    [territory] テントが最多の部族は、領域のテント1つごとに1点を得ます。次の順位からは、1つ上の順位のテントの数が得点です。同数の部族はすべて満額を得ます。
    [road] 紫の道のテントは、領域と同じように順位をつけます。最多の部族は道のテント1つごとに1点、次の順位からは1つ上の順位のテントの数が得点です。偉業駒と砦は影響しません。
    [connection] 両方の領域でトーテムが最多の部族（同数も含む）は、2つの領域のトーテム1つごとに1点を得ます。片方だけの最多は得点になりません。
    [discoveries] その色のトークンを最も多く得た部族が得点します。同数の部族はすべて満額を得ます。
    [ruins] テントに置き換えた遺跡1つごとに、それを得た部族に1点です。
    [path] 道で4つ以上つながった同じ部族のテントは集落です。最長の道のりのテント1つごとに1点です。
   *[group] 道で4つ以上つながった同じ部族のテントは集落です。テント1つごとに1点です。
}
iwari-web-how-fortified = ここで砦の上にテントがある部族は、その2倍を得ます。
iwari-web-score-so-far = ここまでの得点
iwari-web-before = 計算前
iwari-web-strip = { $player } { $points }点、+{ $gain }。
iwari-web-scoring-slider = 得点計算の位置
iwari-web-scoring-back = 1つ戻る
iwari-web-scoring-pause = 一時停止
iwari-web-scoring-play = 再生
iwari-web-scoring-speed = 速度 { $speed }。押すと変わります
iwari-web-scoring-skip = { $scoring ->
    [mid] ゲームまで飛ばす
   *[final] 結果まで飛ばす
}
iwari-web-scoring-skip-short = 飛ばす
iwari-web-scoring-on = 次：{ $place }
iwari-web-scoring-end = { $scoring ->
    [mid] ゲームに戻る
   *[final] 結果へ
}

## キー

iwari-web-key-cards = 手札のカードを選ぶ、選ぶのをやめる
iwari-web-key-build = 建設：マップへ
iwari-web-key-swap = カードを交換
iwari-web-key-fortification = 砦を置く。もう一度でテントとトーテムに戻る
iwari-web-key-void-totem = 虚無トーテムを動かす。もう一度でテントとトーテムに戻る
iwari-web-key-answer = 嵐や歩くトーテムの質問：1つ目か2つ目の答え
iwari-web-key-display = ディスプレイへ
iwari-web-key-arrows = 領域から領域へ、領域の中では場所から場所へ
iwari-web-key-ways = ほかの支払い方

## はじめてのゲーム

iwari-web-explain-turn = カードを1枚から3枚出して、1つの領域に駒を1つか2つ置くか、カードを交換します。駒1つには、領域のバイオームのカード1枚か、ほかの同じバイオームのカード2枚が必要です。支払える場所が光ります。領域の標識は、今計算した場合に誰が何点を得るかを示します。クリックすると詳しくわかります。
iwari-web-explain-build = テントはその領域で、トーテムは領域の境にある番号付きの接続で得点になります。カードの数字は、どの駒の支払いかを示します。別のカードを選ぶと支払い方が変わり、光っている別の場所を選ぶと2つ目の駒を置けます。決定するまで何も送信されません。
iwari-web-explain-swap = 交換ではカードを1枚捨て札にして行動を終えます。そのあと手札を3枚に補充します。
iwari-web-explain-third = 2人のときは第三の部族が加わります。残った手札で、同じルールで第三の部族の駒を建設しなければなりません。第三の部族が勝つと、2人とも負けです。
iwari-web-explain-deed = 偉業駒は、最終得点計算でその場所の得点を全員について増やします。場所に注目すると、誰の得点が変わるかわかります。
iwari-web-explain-courage = 「勇気」は、すでにマップにある駒の隣に置き、そこの倍率を全員について1段階下げます。3倍なら2倍になります。置かないこともでき、そのときはゲームから除かれます。
iwari-web-explain-veneration = 得点計算の前の最後の選択です。崇拝カードで数えるものはあなたが最多なので、駒を獲得しました。置いた場所の倍率が全員について1段階上がります。置かないこともできます。
iwari-web-explain-explore = ここには裏向きの発見物トークンが2枚あります。最初のテントを置く前に表にして、全員に見せます。そのあと同じ手番で、そのテントをここに置かなければなりません。
iwari-web-explain-explored = トークンは表になりました。トークンの上にテントを置くと、それを得ます。最後に、各色のトークンが最多の部族が得点します。
iwari-web-explain-fortification = 砦は1人に1つです。支払いはテントと同じで、探索済みの領域の空きスペースに置きます。砦の上にテントがある部族は、その領域のテントの得点と、そのテントを含む集落の得点が2倍になります。2つ目の駒として、自分のテントを砦の上に置くこともできます。
iwari-web-explain-void-totem = 虚無トーテムは部族のトーテムと同じように数えます。虚無だけが最多の場所では、誰も得点しません。動かすことは2つの駒のうちの1つに数え、中央には戻せません。
iwari-web-explain-contested = 係争トークンは2つの領域の間にあります。どちらかの領域のバイオームのカード2枚で、自分のテントを載せてその領域に置きます。
iwari-web-explain-ruin = 隣に示されたバイオームのカード2枚で、遺跡をテントに置き換えます。ほかのカードは使えません。遺跡は自分のものとなって1点になり、閉ざされていた接続が開きます。
iwari-web-explain-determination = あなたは決意トークンを持っています。未探索の領域では、そのバイオームのカード1枚で2つ目の駒を置けます。そのあとトークンは右隣のプレイヤーに渡ります。
iwari-web-explain-storm = 嵐に覆われた接続は得点になりません。その両方の領域が埋まると、両方を合わせたテントが最多のプレイヤーが1度だけ決めます。嵐を残すか、次の空いている番号へ動かします。ほかの人の手番に聞かれることもあります。
iwari-web-explain-walk = 歩くトーテムは接続から接続へ進みます。その接続の領域にトーテムを置いた人は、その接続をすぐに全員について得点計算できます。歩くトーテムが離れた接続は、もう得点計算をしません。
iwari-web-explain-refill = 手札が3枚になるまで1枚ずつ補充します。見えているカードか山札をクリックし、もう一度クリックして手に入れます。山札が1回目に尽きると、テントの得点計算をします。
iwari-web-explain-draft = 最初の手札を3枚選びます。見えているカードか、山札から見ずに引きます。
