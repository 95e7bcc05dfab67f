# デワン：ターミナルとブラウザーに共通の言葉。

## シナリオ

dewan-scenario-classic = 基本ゲーム
dewan-scenario-team = チームプレイ
dewan-scenario-downpour = 豪雨
dewan-scenario-volcano = 火山
dewan-scenario-lake = 湖上の村

## 1人だけが知ること

dewan-drawn = 引いたカード：{ NAMES($cards) }。

## 得点計算

dewan-score-stories = 物語
dewan-score-fire = 炎
dewan-score-most_fire = 最多の炎
dewan-score-groups = 野営地のグループ
dewan-score-berries = ベリー
dewan-score-zones = 森林と山岳のゾーン
dewan-score-water = 水域ゾーン
dewan-score-rivals = 他プレイヤーの初期タイル
dewan-score-pairs = ベリーのペア
dewan-score-majorities = 水辺の最多
dewan-score-fish = 魚
dewan-score-total = 合計
dewan-score-tie = 手札（同点の場合）
