# ブラウザーでのイワリのテーブル。$player と $players は名前、$place は領域か接続の名前、
# $biome と $cards は NAMES が言葉にする記号です。

## 部族

iwari-web-third = 第三の部族
iwari-web-third-line = 中立、2人で動かす
iwari-web-tribe = { $player }の部族
iwari-web-tribe-word = 部族
iwari-web-tribes = 部族
iwari-web-tribe-count = { $player } { $count }
iwari-web-points-word = 点
iwari-web-left = 残り：テント{ $tents }個、トーテム{ $totems }個
iwari-web-tents-left = 残りのテント { $count }
iwari-web-totems-left = 残りのトーテム { $count }
iwari-web-leads = 最多
iwari-web-longest = 最長
iwari-web-hand-of = { $count ->
    [0] 手札なし
   *[other] 手札{ $count }枚
}{ $known ->
    [0] { "" }
   *[other] 、判明：{ NAMES($cards) }
}
iwari-web-chip = { $player }、{ $points }点

## 得点

iwari-web-score-now = いま計算すれば
iwari-web-source = { $source ->
    [tents_mid] 既得
    [tents] テント
    [totems] トーテム
   *[settlements] 集落
}
iwari-web-category = { $source ->
    [tents_mid] テント（中間）
    [tents] テント（最終）
    [totems] トーテム
   *[settlements] 集落
}
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
   *[respect] 尊敬
}
iwari-web-deed-taken = { $player }が獲得、{ $place }に配置
iwari-web-deed-open = 未獲得
iwari-web-pawn-line = { $deed ->
    [union] 団結
    [discovery] 発見
    [honour] 名誉
   *[respect] 尊敬
}：終了時の得点{ $factor }倍

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
    [yes] { NAMES($biome) }、{ $spots }スペース中{ $taken }つ使用
   *[no] { NAMES($biome) }、未踏、{ $spots }スペース
}
iwari-web-tents = テント
iwari-web-if-now = いま計算した場合の得点
iwari-web-unexplored = 未踏：ここでの最初の建設はテント1つだけです。
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
iwari-web-connection-line = { $covered ->
    [yes] { $kind ->
        [sea] 海路、山に覆われています
       *[land] 陸路、山に覆われています
    }
   *[no] { $kind ->
        [sea] 海路
       *[land] 陸路
    }
}
iwari-web-connection-totems = { $factor ->
    [1] トーテム{ $count }個
   *[other] トーテム{ $count }個、{ $factor }倍
}
iwari-web-covered = 山に覆われています
iwari-web-covered-line = 山に覆われているため、得点になりません。
iwari-web-nobody-leads = 両端最多なし
iwari-web-nobody-line = { $count ->
    [0] 両端で最多の部族はまだありません。
   *[other] 両端で最多の部族はありません。あれば、いま計算すると{ $count }点です。
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
   *[no] 未踏
}

## 質問

iwari-web-stage-draft = 最初の手札
iwari-web-ask-turn = { $ask ->
    [pass] 手札がないためパスします
    [swap] 交換：どのカードを手放しますか？
    [swapped] このカードを交換しますか？
    [place] { $last ->
        [yes] 最後の手番：{ $place }に建設
       *[no] あなたの手番：{ $place }に建設
    }
    [held] これらのカードでどこに建設しますか？
   *[turn] { $last ->
        [yes] 最後の手番：建設するかカードを交換
       *[no] あなたの手番：建設するかカードを交換
    }
}
iwari-web-ask-third = { $ask ->
    [discard] 第三の部族は建設できません：カードを捨てる
    [place] 第三の部族：{ $place }に建設
   *[build] 第三の部族の駒を建設してください
}
iwari-web-ask-deed = { $deed ->
    [union] 団結を獲得：駒をどこに置きますか？
    [discovery] 発見を獲得：駒をどこに置きますか？
    [honour] 名誉を獲得：駒をどこに置きますか？
   *[respect] 尊敬を獲得：駒をどこに置きますか？
}
iwari-web-ask-draw = { $phase ->
    [draft] 最初の手札を選ぶ：{ $taken }／{ $of }枚目
   *[refill] 手札を補充：{ $taken }／{ $of }枚目
}
iwari-web-waiting = { $phase ->
    [draft] { $player }が最初の手札を選んでいます
    [third] { $player }が第三の部族の行動をしています
    [deed] { $player }が偉業駒を置きます
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
    [refill] 手札を補充
    [draft] 最初の手札を選ぶ
    [place] { $tribe ->
        [third] 第三の部族：{ $place }に建設
       *[own] { $place }に建設
    }
    [third] 第三の部族の建設
   *[turn] あなたの手番
}
iwari-web-turn-ask = { $tribe ->
    [third] 残った手札で、第三の部族の駒を1つか2つ、1つの領域に置いてください。
   *[own] 光っている場所を選んで建設するか、カードを選んで建設できる場所を見てください。
}
iwari-web-no-build = この手札では何も建設できません。
iwari-web-pass-only = 手札がないため、パスします。
iwari-web-held-ask = { NAMES($cards) }で建設できる場所：
iwari-web-held-nothing = これらのカードだけでは何も建設できません。
iwari-web-lands-open = 建設できる領域
iwari-web-land-open = { $totem ->
    [yes] { $tents ->
        [0] トーテム
       *[other] テント{ $tents }か所とトーテム
    }
   *[no] テント{ $tents }か所
}、駒1つにカード{ $cost }枚
iwari-web-do-swap = 代わりにカードを交換
iwari-web-do-build = 代わりに建設
iwari-web-do-pass = パスする
iwari-web-asking = お待ちください。
iwari-web-pick = クリックで選びます。
iwari-web-piece = { $piece ->
    [totem] トーテム
   *[tent] テント
}
iwari-web-piece-tent = { $does ->
    [explores] 領域を踏破
    [fills] 最後のスペースを埋める
    [settles] { $count }個の集落
   *[plain] 空いているスペースへ
}
iwari-web-piece-totem = 上限{ $cap }個中{ $standing }個
iwari-web-second = ここに2つ目の駒も置けます：光っている場所{ $count }か所
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
   *[respect] 尊敬を獲得
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
    [discard] { NAMES($biome) }を捨てる
   *[swap] { NAMES($biome) }を交換
}
iwari-web-draw-ask = 見えているカードを取るか、山札の一番上を見ずに引いてください。手札がそろうと手番は終わりです。
iwari-web-draw-unseen = 手に入れてから見えます。取り消しはできません。
iwari-web-draw-where = { $count ->
    [0] 空きスペースのある領域はもうありません（{ NAMES($biome) }）。
   *[other] 空きスペースのある領域は{ $count }つです（{ NAMES($biome) }）。
}
iwari-web-draw-card = { NAMES($biome) }を取る
iwari-web-draw-deck = 見ずに引く
iwari-web-show-display = カードを見る
iwari-web-deed-ask = 駒を置く場所を選んでください。そこの得点が全員について2倍になります。光っている場所は{ $count }か所です。
iwari-web-deed-confirm = 駒を置く
iwari-web-target = { $points ->
    [0] 駒を置けます
   *[other] 駒を置けます、あなたに{ $points }点
}
iwari-web-not-hand = 今は手札を使いません。
iwari-web-one-way = ほかの支払い方はありません。

## スマートフォン

iwari-web-tab = { $tab ->
    [map] マップ
    [cards] カード
    [lands] 領域
    [players] 相手
   *[log] 記録
}

## 得点計算を順に見る

iwari-web-scoring = 得点計算
iwari-web-scoring-steps = 得点計算の手順
iwari-web-scoring-title = { $step ->
    [territory] { $scoring ->
        [mid] 中間得点計算：{ $place }のテント
       *[final] 最終得点計算：{ $place }のテント
    }
    [connection] 最終得点計算：接続{ $number }のトーテム
   *[settlement] 最終得点計算：{ $player }の集落
}
iwari-web-scoring-part = { $part ->
    [territory] テント
    [connection] トーテム
   *[settlement] 集落
}
iwari-web-scoring-list = { $part ->
    [territory] 領域
    [connection] 接続
   *[settlement] 集落
}
iwari-web-of = { $count }／{ $of }
iwari-web-settlement-of = { $player }の集落
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
iwari-web-scoring-no-tent = テントなし、得点なし
iwari-web-scoring-both = 両端で最多：すべてのトーテム
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
       *[respect] 尊敬
    }の駒：得点{ $factor }倍
   *[other] 駒{ $count }個：得点{ $factor }倍
}
iwari-web-scoring-next = 次
iwari-web-scoring-then = 次
iwari-web-how = 計算のしかた
iwari-web-how-counts = { $kind ->
    [territory] テントが最多の部族は、領域のテント1つごとに1点を得ます。次の順位からは、1つ上の順位のテントの数が得点です。同数の部族はすべて満額を得ます。
    [connection] 両方の領域でトーテムが最多の部族（同数も含む）は、2つの領域のトーテム1つごとに1点を得ます。片方だけの最多は得点になりません。
    [path] 道に沿って4つ以上つながった同じ部族のテントは集落です。最長の道のりのテント1つごとに1点です。
   *[group] 道に沿って4つ以上つながった同じ部族のテントは集落です。テント1つごとに1点です。
}
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
iwari-web-key-display = ディスプレイへ
iwari-web-key-arrows = 領域から領域へ、領域の中では場所から場所へ
iwari-web-key-ways = ほかの支払い方

## はじめてのゲーム

iwari-web-explain-turn = カードを1枚から3枚出して、1つの領域に駒を1つか2つ置くか、カードを交換します。駒1つには、領域のバイオームのカード1枚か、ほかの同じバイオームのカード2枚が必要です。支払える場所が光ります。領域の標識は、いま計算した場合に誰が何点を得るかを示します。クリックすると詳しく分かります。
iwari-web-explain-build = テントはその領域で、トーテムは領域の境にある番号付きの接続で得点になります。カードの数字は、どの駒の支払いかを示します。別のカードを選ぶと支払い方が変わり、光っている別の場所を選ぶと2つ目の駒を置けます。決定するまで何も送信されません。
iwari-web-explain-swap = 交換ではカードを1枚捨てて行動を終えます。そのあと手札を3枚に補充します。
iwari-web-explain-third = 2人のときは第三の部族が加わります。残った手札で、同じルールで第三の部族の駒を建設しなければなりません。第三の部族が勝つと、2人とも負けです。
iwari-web-explain-deed = 偉業駒は、最終得点計算でその場所の得点を全員について増やします。場所に注目すると、誰の得点が変わるか分かります。
iwari-web-explain-refill = 手札が3枚になるまで1枚ずつ補充します。見えているカードか山札をクリックし、もう一度クリックして手に入れます。山札が1回目に尽きると、テントの得点計算をします。
iwari-web-explain-draft = 最初の手札を3枚選びます。見えているカードか、山札から見ずに引きます。
