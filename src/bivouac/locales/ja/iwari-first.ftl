# イワリ、最初の1分：勝ち方、終わり方、心に残る瞬間。

iwari-goal-wins = 最も得点の高い人の勝ちです。領域のテント、接続のトーテム、集落が得点になります。
iwari-goal-wins-third = 最も得点の高い人の勝ちです（テント、トーテム、集落）。第三の部族が最多なら、ふたりとも負けです。
iwari-goal-ends = 山札が2回尽きるか、誰かが最後のテントを置いたら、そのラウンドの終わりまで遊んで終了です。山札が初めて尽きたときにもテントの得点計算があります。
iwari-goal-wins-void = 虚無に耐え抜きましょう。虚無は領域を{ $limit }か所領有するか、道でつながった遺跡が{ $group }個になると勝ちます。
iwari-goal-ends-void = すべての領域が判定されるか、必要な駒が尽きるか、3枚目の虚無のカードが脇に置かれると終了です。
iwari-highlight-claimed = { $territory }を領有しました
iwari-highlight-claimed-line = トーテムはプレイヤー{ $ours }、虚無{ $theirs }。
iwari-highlight-taken = 虚無が{ $territory }を奪いました
iwari-highlight-taken-line = 虚無の領域は{ $held }か所。{ $limit }か所で虚無の勝ちです。
iwari-web-explain-built = テントはその領域で、トーテムは領域の境にある番号付きの接続で得点になります。カードの数字は、どの駒の支払いかを示します。決定するまで何も送信されません。
