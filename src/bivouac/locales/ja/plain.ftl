# ほかのパッケージのゲーム：自分では言わないこと。

plain-ask = どうしますか？
plain-waiting = { $player }が決めています
plain-table = テーブル
plain-cards = カード{ $count }枚
plain-points = { $points }点
plain-key-choice = 番号で選ぶ
plain-tie = 同点の場合
plain-tie-line = 同点のため、ほかの条件で決まりました。
plain-won-tie = { $players }が同点を制しました
plain-won = { $players }の勝ちです
plain-lost = { $players }の負けです
plain-size = ほかのゲーム
plain-pitch = このサーバーに追加されたゲームです。
plain-main = 遊ぶもの
plain-options = 選択肢
plain-rules = ルール
plain-no-rules = このゲームには、ここで読めるルールがありません。
