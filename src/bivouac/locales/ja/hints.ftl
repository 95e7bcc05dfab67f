# ヒント：コーチの言葉のほかに、その手がよい理由。

hint-only = できることは1つだけです。
hint-gains = 最後には、ほかの手のときより約{ $points }点多くなります。
hint-denies = 最後には、{ $player }はほかの手のときより約{ $points }点少なくなります。
hint-later = すぐに目立つ得はありませんが、これからの手番で生きてきます。

## 卓で

hint-close = 決定に戻る
hint-thinking = ここから先を何度もプレイしています…
hint-thinking-longer = さらに先をプレイしています…
hint-longer = あと{ $seconds }秒考える
hint-chance = { $chance }%
hint-chance-said = 勝つ見込み{ $chance }%、誤差{ $margin }ほど。
hint-standing = { $standing ->
    [best] 最もよく勝つ
    [alike] はっきりした差なし
   *[behind] 勝つことが少ない
}
hint-behind = { $chance }%低い
hint-points = 約{ $points }点
hint-points-less = 約{ $points }点（{ $less }点{ $than ->
    [fewer] 少ない
   *[more] 多い
}）
hint-longer-brief = + { $seconds }秒
hint-by = { $plans }通りの手を{ $playouts }回プレイ。
hint-unchecked = この種の卓で当たるとはまだ確かめられていないため、パーセントはありません。
