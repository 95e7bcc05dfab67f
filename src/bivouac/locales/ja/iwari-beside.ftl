# イワリ：準備と、虚無と対決するふたりの言葉。
# $map、$cards、$deeds、$expeditions は NAMES が言う記号、$player は名前です。

## 準備

iwari-opening-map = マップは{ NAMES($map) }：領域{ $territories }か所、その間の接続{ $connections }本。
iwari-opening-mountains = 山が接続{ $count }本を覆い、そこは得点になりません。
iwari-opening-lying = { $what ->
    [ruins] マップに遺跡が{ $count }個あります。
    [centre] 中央に虚無トーテムが{ $count }個あります。
    [contested] 領域の間に係争トークンが{ $count }枚あります。
    [discoveries] 発見物トークン{ $count }枚が裏向きに置かれています。
    [storms] 接続{ $count }本が嵐の下にあります。
   *[fortifications] どの部族も砦を{ $count }個建てられます。
}
iwari-opening-walker = 歩くトーテムは接続{ $connection }にあります。
iwari-opening-box = カード{ $count }枚は箱に残します。
iwari-opening-draft = ディスプレイに{ $display }枚、山札に{ $deck }枚あります。これから全員が初期手札を選びます。
iwari-opening-cards = 全員にカードが{ $hand }枚ずつ配られました。ディスプレイに{ $display }枚、山札に{ $deck }枚あります。
iwari-opening-hand = あなたの手札：{ NAMES($cards) }。
iwari-opening-deeds = 使う偉業：{ NAMES($deeds) }。
iwari-opening-expeditions = 公開中の遠征：{ NAMES($expeditions) }。
iwari-opening-void = 虚無には遺跡{ $ruins }個とトーテム{ $totems }個があります。虚無駒は接続{ $connection }にあります。
iwari-opening-packs = 山札は{ $packs }束で、それぞれに虚無のカードが{ $cards }枚入っています。
iwari-opening-limit = 虚無は領域{ $count }か所で勝ちます。
iwari-opening-third = 第三の部族は誰のものでもありません。ふたりとも、この部族のためにも建設します。
iwari-opening-first = { $who ->
    [you] あなたがスタートプレイヤーです。
   *[other] { $player }がスタートプレイヤーです。
}

## ふたりの言葉

iwari-says-together = ここに建てましょう：
iwari-says-mine = ここは任せてください：
iwari-says-yours = ここをお願いします：
iwari-says-danger = 危険です：
iwari-says-settlement = 集落を目指しましょう。
iwari-says-corruption = 気をつけて。腐敗が近いです。

## 建設が得点になる理由

iwari-gain-why = { $source ->
    [tents] テント
    [totems] トーテム
    [settlements] 集落
    [expeditions] 遠征
    [walking] 歩くトーテム
    [discoveries] 発見物
    [ruins] 遺跡
    [road] 紫の道
   *[other] 中間得点計算
}{ $change }
