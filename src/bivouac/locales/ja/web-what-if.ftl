# A moment of a replay: its link, playing on from there, and the lines from there compared.

## 場面へのリンク

web-moment-link = この場面へのリンクをコピー
web-moment-copied = この場面へのリンクをコピーしました。
web-moment-by-hand = このリンクをコピーしてください：{ $link }
web-moment-file = ファイルから開いたゲームにはリンクがありません。ファイルを送り、ステップを伝えてください：{ $step }。

## もしも

# $line：シナリオまたはマップと人数。
web-what-if-line = もしも：{ $line }
web-what-if = もしも
web-what-if-play = ここから続きをプレイ
web-what-if-over = ここではゲームが終わっています。少し戻ると続きをプレイできます。
web-what-if-about = 手札と公開されているものはすべてそのままです。まだ誰も見ていないものは混ぜ直すので、実際の続きを知っていても有利にはなりません。
web-what-if-seat = あなたの席
web-what-if-others = ほかのプレイヤーはボット
web-what-if-go = 続きをプレイ
web-what-if-close = 閉じる
web-what-if-origin = 元のゲームでこの場面を見る
web-what-if-again = もう一度試す

## 展開

web-lines = 展開を比べる
web-lines-here = ここからの展開
web-lines-afresh = このステップからの展開を比べる
web-lines-played = 実際の展開
web-lines-tried = あなたが試した展開、{ $when }
web-lines-none = ここからはまだ何も試していません。続きをプレイしてから比べましょう。
web-lines-round = ラウンド{ $round }、プレイ中
web-lines-stopped = ラウンド{ $round }で終了
web-lines-replay = この展開をリプレイ
web-lines-open = 続ける
web-lines-loading = 展開を探しています…
web-lines-chance = その時点での{ $player }の勝率は{ $chance }でした。
web-lines-measure = 勝率を調べる
