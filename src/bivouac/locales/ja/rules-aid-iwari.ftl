# Iwari: the player aid, and the course of a turn before the rules.

aid-iwari-one-of-two = 次の2つから1つを行い、そのあと手札を補充します。
aid-iwari-build = 建設する
aid-iwari-build-line = 1つの領域に、テントやトーテムを1つか2つ。使えるカードは3枚までです。
aid-iwari-swap-line = カードを1枚捨て札にします。
aid-iwari-third-line = 残りのカードを1枚以上使い、その部族のために建設します。何も建てられなければ1枚捨て札にします。
aid-iwari-refill = 手札を補充する
aid-iwari-refill-line = 3枚になるまで、1枚ずつディスプレイか山札の上から引きます。そのあとディスプレイを4枚に戻します。
aid-iwari-cost-card = 駒1つにつき、その領域のバイオームのカード1枚……
aid-iwari-cost-pair = ……または、ほかの同じバイオームのカード2枚。
aid-iwari-cost-first = 未探索の領域には、1回の行動でテント1つだけを置けます。
aid-iwari-cost-totem = 1つの領域に置けるトーテムは、全部族合わせて、そこで最多の部族のテントの数までです。
aid-iwari-pawns = 最終得点計算では、駒1つでその場所の全員の得点が2倍、2つで3倍になります。
aid-iwari-void-wins = 虚無に耐え抜きましょう。ゲーム終了時に敗れていなければ勝利です。
aid-iwari-void-settlement = 道でつながる4つ以上の新しい集落：自分の集落ならその場所に無料の駒を置き、虚無の集落なら感染のときのように虚無が行動します。
aid-iwari-void-complete = 完成したバイオーム
aid-iwari-bare = ここにトーテムは置けません：{ NAMES($biomes) }。
aid-iwari-connections = 接続が2つのテントスペースを結ぶところでは、その間の道にもなります。ただし集落のテントをつなぐだけです。
