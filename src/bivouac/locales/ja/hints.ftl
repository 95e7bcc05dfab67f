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
    [best] 最善
    [alike] ほぼ同じくらい
   *[behind] やや劣る
}
hint-behind = { $chance }%低い
hint-points = 約{ $points }点
hint-less = { $points }点{ $than ->
    [fewer] 少ない
   *[more] 多い
}
hint-by = { $plans }通りの手を、あなたの知ることから{ $playouts }回プレイして比べました。
hint-unchecked = このような卓では見込みの正しさがまだ確かめられていないため、パーセントは示しません。
