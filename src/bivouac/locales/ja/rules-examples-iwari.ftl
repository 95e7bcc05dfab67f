# Iwari: worked examples with their pictures. pictured-... tells what is seen to those who do not see it.

example-iwari-tents = テントが最多の赤は、7つのテント1つにつき1点で{ $first }点です。青は赤のテントの数と同じ{ $second }点です。黄と白は同数の3位で、青のテントの数と同じ{ $third }点ずつを得ます。
pictured-iwari-tents = マップ。赤のテント3つ、青2つ、黄と白1つずつがある砂漠。
example-iwari-totems = 氷河では青と黄が同数、ツンドラでは黄が最多です。接続7の両側で最多なのは黄だけなので、5つのトーテムすべてで{ $points }点を得ます。
pictured-iwari-totems = マップ。青と黄のトーテムが1つずつある氷河と、青1つ黄2つがあるツンドラを結ぶ接続7。
example-iwari-settlement = 境を越えて5つの赤いテントが道でつながっています。これは集落で、{ $points }点になります。6つめのテントはどれともつながっておらず、数えません。
pictured-iwari-settlement = マップ。森林の赤いテント4つと隣の砂漠の1つが道でつながり、もう1つの赤いテントは砂漠の離れた場所にあります。
example-iwari-deeds = 駒がなければ、ここで赤は{ $red }点、青は{ $blue }点です。駒が2つあるので両者とも3倍の{ $more }点と{ $less }点になります。
pictured-iwari-deeds = マップ。赤のテント3つと青2つがある砂漠と、そのそばの団結の駒2つ。
example-iwari-infection = 虚無駒は両者を結ぶ接続4にありました。海岸にはテント2つとトーテム2つがすでにあり、3つめの余地がないため、ほかの遺跡に最も近いスペースに遺跡が来ます。氷河には余地があるので虚無トーテムが来ます。虚無駒は接続5へ進みました。
pictured-iwari-infection = マップ。テント2つ、トーテム2つと新しい遺跡がある海岸と、テント2つ、トーテム1つと新しい虚無トーテムがある氷河。
example-iwari-corruption = 虚無のカードが4枚公開されていました。感染のあと、どちらも満杯ではありませんが判定されます。海岸は遺跡なしにテント2つで、仮想トーテムを加えると2対1となり、あなたのものです。氷河はテントと遺跡が同数なので、仮想トーテムを得た虚無のものです。
pictured-iwari-corruption = マップ。空きスペースを残したまま、プレイヤーが領有した海岸と虚無が領有した氷河。
example-iwari-judging = 氷河：{ $players }海岸：{ $void }
pictured-iwari-judging = マップ。プレイヤーが領有した満杯の氷河と、虚無が領有した満杯の海岸。
