# ゲームを遊ぶページ。

web-table-heading = { $game }：{ $line }
web-table-title-turn = ● あなたの手番 — Bivouac
web-table-loading = テーブルを準備しています。
web-table-closed = このテーブルは開けません
web-table-home = ロビーへ
web-table-close = 閉じる
web-table-rule = ルール
web-table-round = 第{ $round }ラウンド
web-table-round-draft = 最初の物語タイル
web-table-round-last = 第{ $round }ラウンド（最後）
web-table-steps = この決定の手順

## 誰の手番か、何を選ぶか

web-table-choosing = { $phase ->
    [story] { $player }が物語タイルを選んでいます
    [tuck] { $player }がカードを差し込めます
    [marker] { $player }がマーカーを置きます
    [fishing] { $player }が魚を捕れます
   *[other] { $player }が考えています
}
web-table-chance = カードを混ぜています
web-table-your-move = あなたの手
web-table-yours-soon = まもなくあなたの手番です
web-table-over = ゲーム終了
web-table-ended = テーブルは終了しました
web-table-frozen = このテーブルは閲覧のみです
web-table-your-turn = あなたの手番
web-table-ask-turn = あなたの手番：カードを取るか野営地を置く
web-table-ask-last = 最後の手番：カードを取るか野営地を置く
web-table-ask-take = 隣り合う2枚を選んでください
web-table-ask-place = 野営地を置く場所を選んでください
web-table-ask-route = 経路を選んでください
web-table-ask-pass = カードを取ることも野営地を置くこともできません
web-table-ask-confirm = これでよろしいですか？
web-table-ask-draft = 最初の物語タイルを選んでください
web-table-ask-story = 物語タイルを選んでください
web-table-ask-tuck = カードを差し込みますか？
web-table-ask-marker = { $marker ->
    [lava] 噴火：溶岩を置くスペースを選んでください
   *[water] 豪雨：水域になるスペースを選んでください
}
web-table-ask-fishing = 魚が捕れます：カードを捨てますか？
web-table-step-origin = 出発
web-table-step-route = 経路
web-table-step-confirm = 確認
web-table-step-take = カード
web-table-step-story = 物語
web-table-step-tuck = カード
web-table-step-marker = スペース
web-table-step-fishing = カード

## トレイ

web-table-do-take = カードを2枚取る
web-table-do-take-how = ディスプレイで隣り合う2枚
web-table-do-place = { $camp }個目の野営地を置く
web-table-do-place-how = 届くスペース{ $count }か所{ $effect ->
    [story] 、物語タイルを得る
    [tuck] 、カードを差し込める
    [fire] 、1炎と最後のラウンド
   *[none] { "" }
}
web-table-do-story = 物語タイルを得る
web-table-do-tuck = カードを差し込む
web-table-do-marker = { $marker ->
    [lava] 溶岩マーカーを置く
   *[water] 水域マーカーを置く
}
web-table-do-fishing = 魚を捕る
web-table-do-pass = パスする
web-table-no-place = 野営地を置けません。カードを2枚取ってください。
web-table-no-place-why = 野営地を置けない理由
web-table-pass-only = カードを取ることも野営地を置くこともできないため、パスします。
web-table-place-ask = 光っているスペースを選ぶと、一番安い経路が決まります。自分の野営地を選んで、そこから進むこともできます。
web-table-place-ask-touch = 光っているスペースか、出発する自分の野営地をタップしてください。
web-table-turn-ask-touch = { $effect ->
    [story] カードを2枚取るか、光っているスペースをタップして{ $camp }個目の野営地を置きます（物語タイルを得ます）。
    [tuck] カードを2枚取るか、光っているスペースをタップして{ $camp }個目の野営地を置きます（カードを差し込めます）。
    [fire] カードを2枚取るか、光っているスペースをタップして{ $camp }個目の野営地を置きます（1炎、最後のラウンド）。
   *[none] カードを2枚取るか、光っているスペースをタップして{ $camp }個目の野営地を置きます。
}
web-table-take-ask = ディスプレイで隣り合うカードを2枚選んでください。
web-table-take-chosen = 手札に加えるカード：
web-table-take-confirm = { $count ->
    [1] この1枚を取る
   *[other] 2枚とも取る
}
web-table-take-named = { NAMES($cards) }を取る
web-table-route-ask = { $count ->
    [1] ここから出発します。次のスペースか、光っている先のスペースを選んでください。
   *[other] ここに野営地は置けません。次のスペースか、光っている先のスペースへ進んでください。
}
web-table-journey-pick = スペースを選ぶと、この経路に決まります。
web-table-confirm = 決定
web-table-confirm-journey = 決定（カード{ $count }枚）
web-table-undo = 戻す
web-table-sending = 送信中
web-table-legs = 支払い
web-table-leg = { $number }：{ NAMES($terrain) }、支払い：{ NAMES($card) }、{ $fate }
web-table-leg-card = 支払い：{ NAMES($card) }
web-table-leg-origin = 出発地点
web-table-leg-goal = 目的地
web-table-leg-discard = 捨て札
web-table-leg-covers = { $count }スペース分
web-table-leg-to = { $player }へ
web-table-leg-ask = ここに支払う手札を選んでください。
web-table-any-card = 任意のカード
web-table-gifts = カードの受け取り手：{ $players }。
web-table-way = 支払い方 { $way }／{ $ways }
web-table-way-back = 前の支払い方
web-table-way-next = 次の支払い方
web-table-gains = 得るもの
web-table-gain-points = { $change }点
web-table-gain-berry = ベリー+{ $count }
web-table-gain-fire = 炎+{ $count }
web-table-gain-fish = 魚+{ $count }
web-table-gain-card = カード+{ $count }
web-table-gain-story = 物語タイルを得る
web-table-gain-tuck = カードを差し込める
web-table-gain-step = { $points }点の物語：{ $before } → { $after }／{ $need }
web-table-gain-told = { $points }点の物語を達成
web-table-story-ask = 物語タイルを1枚選ぶか、山を選んで一番上を見ずに得てください。
web-table-story-unseen = 山の一番上の物語タイルを、見ずに得ます。
web-table-story-need = { NAMES($symbol) }：{ $have }／{ $need }
web-table-story-confirm = この物語を得る
web-table-story-confirm-unseen = 見ずに得る
web-table-show-stories = 物語タイルを見る
web-table-tuck-ask = 部族ボードの下に差し込む手札を選んでください。このスロットに差し込めるのは今だけです。
web-table-tuck-half = どちらの側を見せますか？
web-table-tuck-shows = { NAMES($half) }
web-table-tuck-nothing = 差し込みません。スロットは最後まで空いたままです。
web-table-tuck-none = 差し込まない
web-table-tuck-none-confirm = 空けておく
web-table-tuck-confirm = 差し込む
web-table-marker-ask = { $marker ->
    [lava] カードの山が尽きました。火山か溶岩に隣り合う、空いている陸のスペースを1つ選びます。
   *[water] カードの山が尽きました。水域に隣り合う、空いている陸のスペースを1つ選びます。
}
web-table-marker-confirm = ここに置く
web-table-zone = { NAMES($terrain) }ゾーン（{ $count }スペース）
web-table-zone-after = { $count ->
    [0] なくなる
    [1] { $size }に縮小
   *[other] { $parts }に分断
}
web-table-zone-berries = ベリー{ $count }枚
web-table-berries-lost = { $count }枚を失う
web-table-berries-stay = { $count ->
    [1] ゾーンに残る
   *[other] 大きいゾーンへ
}
web-table-markers = { $marker ->
    [lava] 残りの溶岩マーカー
   *[water] 残りの水域マーカー
}
web-table-markers-left = { $before } → { $after }
web-table-fish-ask = 捨て札にする手札を選ぶと、魚を{ $count }枚得ます。手札を残すこともできます。
web-table-fish-nothing = 手札を残し、魚を捕りません。
web-table-fish-none = 手札を残す
web-table-fish-none-confirm = 捕らない
web-table-fish-confirm = 捨てて魚を捕る
web-table-last-move = 直前の行動
web-table-wait-first = ゲームを始めます。

## 手札

web-table-hand = あなたの手札 { $count }枚
web-table-hand-pays = { $count }枚を支払い、{ $rest ->
    [0] 手札は残りません
   *[other] { $rest }枚残ります
}
web-table-other-ways = ほかの支払い方：
web-table-hand-hidden = 端末を受け取るまで、手札は隠されています。
web-table-hands-hidden = 手札は秘密です。全員に見えるものだけが見えています。

## サーバーに聞くまでもない理由

web-table-not-now = あなたの手番ではありません。
web-table-not-here = 先にトレイの質問に答えてください。
web-table-not-row = カードを取れるのは手番の最初です。
web-table-not-hand = 先に野営地を置く場所を選んでください。そのあと、支払うカードを変えられます。

## パネル

web-table-log = 記録
web-table-log-empty = まだ何も起きていません。
web-table-show-way = マップで見る
web-table-private = あなただけに：
web-table-since = 前の手番からの出来事
web-table-since-close = 続ける
web-table-skip = クリックで飛ばす
web-table-points = 得点
web-table-points-final = 最終得点
web-table-tabs = テーブルの各部
web-table-tab-hand = 手札
web-table-tab-row = カード
web-table-tab-board = ボード
web-table-tab-players = 相手
web-table-tab-log = 記録
web-table-chip = { $player }：野営地 残り{ $camps }、手札{ $cards }枚

## テーブルの人たち

web-table-seat-turn = { $turn ->
    [now] 手番中
    [next] 次の手番
    [first] ラウンド最初
    [last] ラウンド最後
   *[none] { $kind ->
        [bot] ボット
        [open] 空席
       *[person] プレイ中
    }
}
web-table-seat-partner = { $turn ->
    [now] チームメイト、手番中
    [next] チームメイト、次の手番
   *[other] チームメイト
}
web-table-seat-left = テーブルを離れました
web-table-seat-offline = 未接続
web-table-seat-stand-in = { $bot }が代わりにプレイ中
web-table-stand-in = { $player }の代わりをボットに任せる
web-table-replaced = 今はボットがあなたの代わりにプレイしています。
web-table-return = 席に戻る
web-table-you-left = あなたはこのテーブルを離れました
web-table-watching = 観戦中
web-table-watching-line = テーブルの全員に見えるものだけが見えています。
web-table-join = ここに座る
web-table-vote = { $player }がこのゲームを終えることを希望しています。
web-table-vote-waiting = あなたは終えることを希望しています。ほかの人の返事を待っています。
web-table-vote-agree = 賛成
web-table-vote-play = 続ける
web-table-pass-to = { $player }さんに端末を渡してください
web-table-pass-line = それまでカードは隠されています。
web-table-pass-ready = { $player }です

## メニュー

web-table-copy-link = このテーブルのリンクをコピー
web-table-link-copied = このテーブルのリンクをコピーしました。
web-table-seat-link = 別の端末用に自分の席のリンクをコピー
web-table-seat-link-copied = 席のリンクをコピーしました。開いた人があなたの席でプレイできるため、人に教えないでください。
web-table-copy-by-hand = このリンクをコピーしてください：{ $link }
web-table-end = 終了を提案する
web-table-end-not = 終了の提案を取り下げる
web-table-leave = テーブルを離れる

## 切れた接続、止まったテーブル

web-table-reconnecting = 再接続しています。あなたの手は保たれています。
web-table-kept = 決定したことはすべてサーバーに残っています。
web-table-retry = 今すぐ試す
web-table-save-seen = 見たところまで保存
web-table-ended-line = 全員の合意でここで終わりました。
web-table-frozen-line = その後ルールが変わりました。見ることと保存はできますが、続けることはできません。
web-table-replay = リプレイを見る
web-table-download = 記録をダウンロード

## 公正なシャッフル

web-table-fair = 公正なシャッフル
web-table-fair-line = このテーブルのシャッフルは、すべて1つの秘密の数から決まります。その指紋は最初のカードを配る前に決まっており、あとからカードを選ぶことは誰にもできません。
web-table-fair-hash = 指紋（SHA-256）
web-table-fair-seed = 秘密の数
web-table-fair-later = ゲームの終了後に公開されます。
web-table-fair-how = 確かめ方

## はじめてのゲーム

web-table-explain = この選択について
web-table-explain-story = 物語タイルは目標です。しるしは野営地で満たす条件、数字は得点です。見えている1枚か、山の一番上を見ずに得ます。
web-table-explain-turn = 手番にすることは1つです。ディスプレイで隣り合うカードを2枚取るか、カードを支払って野営地を置きます。マップの数字は、一番安い経路のカードの枚数です。
web-table-explain-place = 最初と最後を含め、通るスペースごとにその地形のカードを1枚支払います。野営地を置く場所を選ぶか、自分の野営地から1スペースずつ進んでください。
web-table-explain-pay = これらのカードで支払います。変えるには、ここで1枚を選び、続けて別の手札を選びます。途中に他プレイヤーの野営地があれば、そのカードは持ち主に渡ります。
web-table-explain-tuck = 差し込んだカードは、選んだ側が以後ずっと物語に数えられます。地形はゾーン1つ、しるしはそのしるし1つです。スロットごとに1度しか選べません。
web-table-explain-marker = マーカーはゲーム終了まで土地を変えます。スペースに注目すると、そのゾーンと物語がどうなるか分かります。
web-table-explain-fishing = どのカードでも1枚捨て札にすると、自分の湖上の村1つごとに魚を1枚得ます。魚は終了時に得点になります。
web-table-got-it = わかりました
web-table-no-more = 説明を表示しない

## キー

web-table-keys = キー操作
web-table-letters-off = 1文字キーはメニューでオフになっています。
web-table-key-place = 野営地を置く：矢印で野営地を選び、Enterで出発、矢印で進む
web-table-key-take = カードを取る：矢印で2枚を動かし、Enterで選ぶ
web-table-key-arrows = マップを見て回る、カードや物語タイルを移る
web-table-key-lower = その側の下のスペースへ進む
web-table-key-enter = 選ぶ。ボタンの上では決定
web-table-key-undo = 直前の手順を戻す
web-table-key-ways = ほかの支払い方
web-table-key-log = 記録へ
web-table-key-map = マップへ
web-table-key-hand = 手札へ
web-table-key-names = マップにスペースの名前を表示
web-table-key-explain = 選んでいるものの説明
web-table-key-zoom = マップの拡大縮小
web-table-key-escape = 表示を飛ばす、閉じる、選び直す
web-table-key-keys = このキー一覧の表示を切り替える

## 場所をマップで示すときの記録

dewan-place-short = { $who ->
    [you] あなた
   *[other] { $player }
}は{ $camp }個目の野営地を置きました（{ NAMES($terrain) }）。
dewan-village-short = { $who ->
    [you] あなた
   *[other] { $player }
}は{ $camp }個目の野営地を置き、湖上の村としました。
dewan-marker-water-short = { $who ->
    [you] あなた
   *[other] { $player }
}は水域マーカーを置きました（元の地形：{ NAMES($terrain) }）。
dewan-marker-lava-short = { $who ->
    [you] あなた
   *[other] { $player }
}は溶岩マーカーを置きました（元の地形：{ NAMES($terrain) }）。
