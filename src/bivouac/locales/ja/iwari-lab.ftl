# イワリ：simulateの表の見出しになる得点の出どころと、虚無との対決が終わった理由。

lab-points-tents_mid = テント（中間）
lab-points-tents = テント
lab-points-totems = トーテム
lab-points-settlements = 集落
lab-points-expeditions = 遠征
lab-points-walking = 歩くトーテム
lab-points-discoveries = 発見物
lab-points-ruins = 遺跡
lab-points-road = 紫の道

lab-ending-settlement = 虚無の集落
lab-ending-limit = 虚無の領域
lab-ending-centre = 中央の虚無トーテム
lab-ending-all-judged = 全領域の判定
lab-ending-piece = 置くべき駒の不足
lab-ending-stock = 自分の駒の不足
lab-ending-third-card = 3枚目の虚無のカード
