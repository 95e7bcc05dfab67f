# デワン：simulateの表の見出しになる、得点の出どころ。

lab-points-stories = 物語
lab-points-fire = 炎
lab-points-most_fire = 最多の炎
lab-points-groups = グループ
lab-points-berries = ベリー
lab-points-zones = ゾーン
lab-points-water = 水域
lab-points-rivals = 他の初期タイル
lab-points-pairs = ペア
lab-points-majorities = 水辺の最多
lab-points-fish = 魚
