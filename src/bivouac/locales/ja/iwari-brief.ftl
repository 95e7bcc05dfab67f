# イワリ：手番を短く、ログと画面の説明のために。誰がするかは含みません。SIGNS のものは絵で示します。全文は -brief のない
# メッセージです。$times：続けて何回か。

iwari-build-brief = { NAMES($territory) }に{ $pieces ->
    [tent] { SIGNS("tent") }
    [totem] { SIGNS("totem") }
    [tents] { SIGNS("tent tent") }
    [totems] { SIGNS("totem totem") }
   *[both] { SIGNS("tent totem") }
}を建設
iwari-build-third-brief = { NAMES($territory) }に{ $pieces ->
    [tent] { SIGNS("third-tent") }
    [totem] { SIGNS("third-totem") }
    [tents] { SIGNS("third-tent third-tent") }
    [totems] { SIGNS("third-totem third-totem") }
   *[both] { SIGNS("third-tent third-totem") }
}を建設
iwari-build-fortification-brief = { NAMES($territory) }に{ SIGNS("fortification") }を建設
iwari-build-ruin-brief = { NAMES($territory) }の{ SIGNS("ruin") }を{ SIGNS("tent") }に替える
iwari-build-ruin-third-brief = { NAMES($territory) }の{ SIGNS("ruin") }を{ SIGNS("third-tent") }に替える
iwari-build-void-totem-brief = { SIGNS("void-totem") }を移す：{ NAMES($source) } → { NAMES($territory) }
iwari-build-void-totem-centre-brief = { SIGNS("void-totem") }を移す：中央 → { NAMES($territory) }
iwari-build-contested-brief = { NAMES($territory) }に{ SIGNS("contested tent") }を置く
iwari-explore-brief = { NAMES($territory) }を探索：{ SIGNS($tokens) }
iwari-explore-third-brief = { SIGNS("third-tent") }のために{ NAMES($territory) }を探索：{ SIGNS($tokens) }
iwari-explore-unseen-brief = { NAMES($territory) }を探索
iwari-swap-brief = { SIGNS($card) }を交換
iwari-discard-brief = { SIGNS("third-tent") }のために{ SIGNS($card) }を捨て札にする
iwari-pass-brief = パス
iwari-draw-brief = { SIGNS($card) }を取る
iwari-draw-deck-brief = { SIGNS("back", $times) }を引く
iwari-drawn-brief = { SIGNS($cards) }
iwari-shuffle-brief = 新しい山札（{ $count }枚）
iwari-settlement-brief = テント{ $count }個の集落を作る
iwari-opened-brief = 接続{ $connection }が開く
iwari-token-brief = { SIGNS($tokens) }を得る
iwari-expedition-first-brief = 「{ NAMES($expedition) }」を達成（+{ $points }）
iwari-expedition-second-brief = 2番目に「{ NAMES($expedition) }」を達成（+{ $points }）
iwari-storm-moves-brief = { SIGNS("storm") }を移す：{ $connection } → { $to }
iwari-storm-stays-brief = { SIGNS("storm") }を接続{ $connection }に残す
iwari-storm-moved-brief = { SIGNS("storm") } { $connection } → { $to }
iwari-walk-brief = { SIGNS("walker") }で接続{ $connection }を得点計算
iwari-walk-points-brief = { $points }点を得る
iwari-walk-not-brief = { SIGNS("walker") }を接続{ $connection }に残す
iwari-walk-on-brief = { SIGNS("walker") } → { $connection }
iwari-walk-off-brief = { SIGNS("walker") }がマップを去る
iwari-determination-brief = { SIGNS("determination") }を使う
iwari-earn-union-brief = 団結を達成：{ NAMES($territory) } ×{ $factor }
iwari-earn-discovery-brief = 発見を達成：{ NAMES($territory) } ×{ $factor }
iwari-earn-honour-brief = 名誉を達成：接続{ $connection } ×{ $factor }
iwari-earn-respect-brief = 尊敬を達成：接続{ $connection } ×{ $factor }
iwari-earn-courage-brief = 勇気を達成：{ NAMES($territory) } ×{ $factor }
iwari-earn-courage-connection-brief = 勇気を達成：接続{ $connection } ×{ $factor }
iwari-courage-declined-brief = 勇気の駒を置かない
iwari-earn-veneration-brief = 崇拝を達成：{ NAMES($territory) } ×{ $factor }
iwari-earn-veneration-connection-brief = 崇拝を達成：接続{ $connection } ×{ $factor }
iwari-veneration-declined-brief = 崇拝の駒を置かない
iwari-mid-brief = テントの中間得点計算
iwari-last-round-deck-brief = 最終ラウンド
iwari-last-round-tents-brief = 最後のテントを建設：最終ラウンド
iwari-over-brief = ゲーム終了
iwari-wins-brief = { $points }点で勝利
iwari-wins-tie-brief = { $points }点の同点を制して勝利
iwari-shares-brief = { $points }点で勝利を分かち合う
iwari-third-wins-brief = 第三の部族が{ $points }点で勝利

## 虚無との対決

iwari-build-void-brief = { NAMES($territory) }に{ $pieces ->
    [tent] { SIGNS("ruin") }
    [totem] { SIGNS("void-totem") }
    [tents] { SIGNS("ruin ruin") }
    [totems] { SIGNS("void-totem void-totem") }
   *[both] { SIGNS("ruin void-totem") }
}を建設
iwari-build-moved-brief = { $piece ->
    [totem] { SIGNS("totem") }
   *[tent] { SIGNS("tent") }
}を移す：{ NAMES($source) } → { NAMES($territory) }
iwari-void-pass-brief = 虚無のカードしかない
iwari-void-cards-brief = { SIGNS("void", $count) }を出す（公開{ $showing }枚）
iwari-void-skip-brief = { SIGNS($card) }を捨て札にし、虚無の行動を飛ばす
iwari-void-discard-brief = 虚無のために{ SIGNS($card) }を捨て札にする
iwari-void-order-brief = 順番を選ぶ：{ NAMES($one) }、次に{ NAMES($other) }
iwari-void-chosen-brief = { NAMES($territory) }の{ SIGNS("ruin") }の場所を選ぶ
iwari-void-target-brief = 虚無を{ NAMES($territory) }で行動させる
iwari-free-brief = { NAMES($territory) }に無料の{ $piece ->
    [totem] { SIGNS("totem") }
   *[tent] { SIGNS("tent") }
}を置く
iwari-free-none-brief = 無料の駒を置かない
iwari-void-infection-brief = 接続{ $connection }で感染
iwari-void-corruption-brief = 接続{ $connection }で腐敗
iwari-void-totem-brief = { SIGNS("void-totem") } { NAMES($territory) }
iwari-void-totem-centre-brief = { SIGNS("void-totem") } 中央（{ $centre }/{ $limit }）
iwari-void-ruin-brief = { SIGNS("ruin") } { NAMES($territory) }
iwari-void-aside-brief = { SIGNS("void") }を脇に（{ $number }/{ $limit }）
iwari-void-pawn-brief = { SIGNS("void-pawn") } → { $connection }
iwari-void-pawn-past-brief = { SIGNS("void-pawn") } → { $connection }
iwari-void-pawn-stays-brief = { SIGNS("void-pawn") } → { $connection }
iwari-void-lost-brief = { $fate ->
    [stays] 2つ目の駒は元の場所に残る
   *[lost] 2つ目の駒は失われる
}
iwari-void-judged-brief = { $by ->
    [player] プレイヤーが{ NAMES($territory) }を領有
    [players] プレイヤーたちが{ NAMES($territory) }を領有
   *[void] 虚無が{ NAMES($territory) }を領有
}
iwari-void-settlement-brief = テント{ $count }個の集落を作る
iwari-void-settles-brief = 虚無に遺跡{ $count }個の集落、{ NAMES($territories) }で行動
iwari-void-settles-tie-brief = 虚無の集落（遺跡{ $count }個）について選ぶ
iwari-void-settles-closed-brief = 虚無に遺跡{ $count }個の集落
iwari-void-wins-brief = 虚無の勝利
iwari-void-beaten-brief = 虚無に勝利
iwari-void-beaten-together-brief = プレイヤーたちが虚無に勝利
