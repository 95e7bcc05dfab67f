# The pages with the player aid and the score pad, loaded with them or with the rules.

web-print = 印刷

## The score pad

web-pad-tab = 得点記録用紙 · { $game } · Bivouac
web-pad-title = { $game }の得点記録用紙
web-pad-intro = 実物のゲームで遊ぶときに使います。全員の得点を入力すると、その場で合計されます。書いたものは、消すまでこのブラウザーに残ります。
web-pad-none = このゲームには得点記録用紙がありません。
web-pad-players = 人数
web-pad-player = プレイヤー{ $number }
web-pad-team = チーム{ $number }
web-pad-name = 名前：{ $player }
web-pad-field = { $source }：{ $player }
web-pad-sheet = 項目ごとの得点
web-pad-clear = 消す
web-pad-keep = 残す
web-pad-ask = 名前と得点をすべて消しますか？

## The player aid

web-aid-tab = 早見表 · { $game } · Bivouac
web-aid-page = 印刷用のページ
web-aid-none = このゲームには早見表がありません。
web-aid-goal = 目的
web-aid-end = 終わり
web-aid-turn = あなたの手番
web-aid-costs = かかるもの
web-aid-brings = 得られるもの
web-aid-points = 終了時の得点
web-aid-ties = 同点
web-aid-play = ほかに使うもの
web-rules-short = ゲームのあらまし
web-rules-example = 例
