# デワン：手番を短く、ログと画面の説明のために。誰がするかは含みません。SIGNS のものは絵で示します。全文は -brief のない
# メッセージです。$times：続けて何回か。

dewan-story-row-brief = 物語タイルを得る（{ $points }点）
dewan-story-stack-brief = 山から物語タイルを得る（{ $points }点）
dewan-story-chosen-brief = { SIGNS($needs) }の物語タイルを得る（{ $points }点）
dewan-story-unseen-brief = 山から物語タイルを見ずに得る
dewan-take-brief = { SIGNS($cards) }を得る
dewan-place-brief = { SIGNS($terrain) }に野営地{ $camp }を置く
dewan-village-brief = 野営地{ $camp }を湖上の村として置く
dewan-receive-brief = { SIGNS($cards) }を受け取る
dewan-berry-brief = { SIGNS("berry") }を得る
dewan-tuck-brief = { SIGNS($half) }を差し込む
dewan-tuck-none-brief = 何も差し込まない
dewan-marker-water-brief = { SIGNS($terrain) }に{ SIGNS("water") }を置く
dewan-marker-lava-brief = { SIGNS($terrain) }に{ SIGNS("lava") }を置く
dewan-fish-brief = { SIGNS($card) }で{ SIGNS("fish") }{ $count }枚を得る
dewan-fish-none-brief = 魚を捕らない
dewan-pass-brief = パス
dewan-shuffle-pile-brief = 新しい山（{ $count }枚）
dewan-shuffle-supply-brief = 新しいサプライ（{ $count }枚）
dewan-told-brief = 物語を達成する（{ $points }点）
dewan-reward-brief = { SIGNS("back", $count) }を引く
dewan-drawn-brief = { SIGNS($cards) }
dewan-last-round-brief = 最終ラウンド
dewan-event-rain-brief = 豪雨
dewan-event-lava-brief = 火山が噴火
dewan-event-fish-brief = 魚が捕れる
dewan-over-brief = ゲーム終了
dewan-wins-brief = { $points }点で勝利
dewan-wins-tie-brief = { $points }点の同点を制して勝利
dewan-shares-brief = { $points }点で勝利を分かち合う
