# ブラウザーのイワリのマップ：読み上げ用の場所の名前、操作、駒。
# $name は領域、$biome はそのバイオーム、$player と $players は名前、$who は you、other、many、nobody のどれか。

iwari-board-map = マップ
iwari-board-map-keys = 矢印キーで領域から領域へ移動、Enterで領域に入って場所を選択、Escapeで外へ戻り、＋と－で拡大縮小、0で全体を表示します。
iwari-board-third = 第三の部族
iwari-board-void = 虚無

## 場所

iwari-board-territory = { $name }、{ NAMES($biome) }
iwari-board-spots = { $explored ->
    [true] { $spots }スペース中{ $free }か所が空き
   *[other] 未探索、{ $spots }スペース
}
iwari-board-leads = { $who ->
    [you] あなた
   *[other] { $players }
}が最多、テント{ $who ->
    [many] 各{ $tents }個で各{ $points }点
   *[other] { $tents }個で{ $points }点
}
iwari-board-next = 次は{ $who ->
    [you] あなた
   *[other] { $players }
}、テント{ $tents }個で{ $points }点
iwari-board-totems = トーテム{ $count }個、上限{ $cap }個
iwari-board-bare = トーテムを置けません
iwari-board-totems-of = { $who ->
    [you] あなた
   *[other] { $player }
}が{ $count }個
iwari-board-pawns = 偉業{ $deeds }、得点{ $factor }倍
iwari-board-places = 建設できる場所{ $count }か所
iwari-board-spot = { $name }のテントスペース{ $number }
iwari-board-spot-violet = { $name }の紫のテントスペース{ $number }
iwari-board-spot-free = 空き
# 係争トークンの置き場。$now は open、taken、left（トークンはもう一方の区域にある）。
iwari-board-area = { $name }の未知の区域{ $number }
iwari-board-area-now = { $now ->
    [taken] 係争トークンがここにあります
    [left] 係争トークンはもう一方にあります
   *[open] 係争トークンを待っています
}
iwari-board-ruin = 遺跡
iwari-board-ruin-price = カード2枚（{ NAMES($biome) }）でテントに置き換えられます
iwari-board-ruin-guards = 接続{ $number }を閉ざしています
iwari-board-fortification = 砦
# $colour は red、green、yellow、hidden（裏向き）。
iwari-board-discovery = { $colour ->
    [red] 赤の発見物トークン
    [green] 緑の発見物トークン
    [yellow] 黄の発見物トークン
   *[hidden] 裏向きの発見物トークン
}
iwari-board-tent = { $who ->
    [you] あなた
   *[other] { $player }
}のテント
iwari-board-settlement = { $count }個の集落の一部
iwari-board-veiled = 発見物トークンは裏向きです
iwari-board-explore = 探索できます
iwari-board-gold = 黄金トークン
iwari-board-source = ここの虚無トーテムを動かせます
iwari-board-totem-place = { $name }のトーテムスペース
iwari-board-connection = { $kind ->
    [sea] 海路
   *[land] 陸路
}の接続{ $number }、{ $one }から{ $other }
# $by は mountain、storm、ruin。
iwari-board-covered = { $by ->
    [storm] 嵐に覆われ、その間は得点になりません
    [ruin] 遺跡に閉ざされ、テントに置き換えるまで得点になりません
   *[mountain] 山に覆われ、得点になりません
}
iwari-board-connection-road = 道にもなります
iwari-board-walker = 歩くトーテムがここにあります
iwari-board-left = 歩くトーテムが離れ、もう得点計算をしません
iwari-board-connection-totems = { $count ->
    [0] トーテムなし
   *[other] トーテム{ $count }個
}
iwari-board-holders = { $who ->
    [nobody] 両端で最多の部族はありません
    [you] あなたが両端で最多、{ $points }点
   *[other] { $players }が両端で最多、{ $points }点
}
iwari-board-token = { $one }と{ $other }の間の係争トークン
iwari-board-token-in = { $name }にある係争トークン
iwari-board-centre = 紫の中央、{ $count ->
    [0] 虚無トーテムなし
   *[other] 虚無トーテム{ $count }個
}
iwari-board-chosen = 選択中
iwari-board-open = 選べます
iwari-board-cost = カード{ $count }枚

## 駒とカード

iwari-board-biome = { NAMES($biome) }
iwari-board-card = { NAMES($biome) }のカード
iwari-board-back = 裏向きのカード
iwari-board-deck = 山札、{ $count }枚
iwari-board-tent-piece = { $tribe ->
    [madder] 茜色
    [indigo] 藍色
    [saffron] サフラン色
    [ivory] 象牙色
    [obsidian] 黒曜石色
   *[violet] 菫色
}のテント
iwari-board-totem-piece = { $tribe ->
    [madder] 茜色
    [indigo] 藍色
    [saffron] サフラン色
    [ivory] 象牙色
    [obsidian] 黒曜石色
   *[violet] 菫色
}のトーテム

# 遠征。$first と $second は、1人目と2人目の達成者の得点。
iwari-board-mission = { $number ->
    [1] ツンドラにテント4つ
    [2] 森林にテント4つ
    [3] 氷河にテント4つ
    [4] 海岸にテント4つ
    [5] 砂漠にテント4つ
    [6] 5つのバイオームすべてにテント
    [7] 3つの領域でテント最多
    [8] ツンドラにトーテム2つ
    [9] 森林にトーテム2つ
    [10] 氷河にトーテム2つ
    [11] 海岸にトーテム2つ
    [12] 砂漠にトーテム2つ
    [13] 5つのバイオームすべてにトーテム
    [14] 3つの領域でトーテム最多
    [15] テント5つの集落
   *[16] 交差点にテント3つ
}
iwari-board-expedition = 遠征：{ $mission }。1人目は{ $first }点、2人目は{ $second }点

# 偉業駒の1文字。
iwari-board-deed-letter = { $deed ->
    [union] 団
    [discovery] 発
    [honour] 名
    [respect] 尊
    [courage] 勇
    [veneration] 崇
   *[other] ·
}

# 立っているトーテムの数と、その上限。
iwari-board-totem-tag = { $count }/{ $cap }
iwari-board-points = +{ $points }

## 得点トラック（読み上げ用）

iwari-board-track = 得点トラック
iwari-board-score = { $player } { $points }点

## 虚無との対決：マップ。$by は players か void。

# 判定済みの領域の札。$who は you（ひとり）、us（ふたり）、other（観戦者）。
iwari-board-claim = { $by ->
    [void] 虚無
   *[players] { $who ->
        [you] 自分
        [us] 味方
       *[other] 領有
    }
}
iwari-board-closed = 判定済み：{ $word }
iwari-board-stand-tents = テント{ $tents }個 対 遺跡{ $ruins }個
iwari-board-stand-totems = トーテム{ $own }個 対 虚無トーテム{ $void }個
iwari-board-would-claim = { $by ->
    [void] 今判定すれば虚無が領有
   *[players] 今判定すればあなたが領有
}
iwari-board-haunted = 憑かれた地：ここの遺跡はすべてつながっているとみなします
iwari-board-marked = 集落の一部
iwari-board-void-pawn = 虚無駒がここにあります
iwari-board-centre-limit = { $limit }個で虚無の勝ち
iwari-board-lift = 移せます
iwari-board-held = 移動中

## 虚無との対決：パネル。$who は上と同じ。

iwari-board-threat-title = 脅威
iwari-board-threat = { $threat ->
    [held] 領有した領域
    [group] 最大の遺跡の集落
    [aside] 脇に置いた虚無のカード
    [centre] 中央のトーテム
   *[violet] 紫のスペース
}
iwari-board-of = ／{ $of }
iwari-board-threat-line = { $threat ->
    [held] { $of ->
        [1] 最初の1か所で虚無の勝ちです。
       *[other] { $of }か所ですぐに虚無の勝ちです。
    }
    [group] 1つの集落の遺跡{ $of }個ですぐに虚無の勝ちです。
    [aside] { $of }枚でゲーム終了：すべて判定します。
    [centre] { $of }個ですぐに虚無の勝ちです。
   *[violet] 終了時に遺跡がテントより多ければ虚無の勝ちです。
}
# $done は、この手番ですでにツンドラのカードのあとに遺跡が現れたなら yes。
iwari-board-haunted-line = { $done ->
    [yes] この手番の遺跡はもう{ $place }に現れました。
   *[no] ツンドラのカードを支払うと{ $place }に遺跡が現れます。
}
iwari-board-haunted-fact = 憑かれた地：手番で最初にツンドラのカードを支払うと、ここに遺跡が現れます。ここの遺跡はすべてつながっているとみなします。
iwari-board-complete = 完成：そのカードで駒を移せます
iwari-board-complete-land = { NAMES($biome) }は完成しています。そのカードで自分の駒をよそへ移すか、虚無の行動を飛ばせます。
# $doing は infection、corruption、settlement、haunted、none のどれか。
iwari-board-void-doing = { $doing ->
    [infection] 感染が進行中
    [corruption] 腐敗が進行中
    [settlement] 集落による行動中
    [haunted] ツンドラに遺跡が出現中
   *[none] { $who ->
        [other] プレイヤーのカードで行動
       *[you] あなたのカードで行動
    }
}
iwari-board-void-left = { $kind ->
    [ruins] 遺跡 残り{ $count }個
   *[totems] トーテム 残り{ $count }個
}
iwari-board-above = ディスプレイの上段の虚無のカード
iwari-board-showing = { $of }枚中{ $count }枚が公開中。
# $left は、腐敗になるまでにまだ出せる虚無のカードの枚数。
iwari-board-showing-next = { $left ->
    [0] 腐敗が起きます。
    [1] 次の1枚は、感染ではなく腐敗を起こします。
   *[other] 次の1枚は感染を起こします。
}
iwari-board-aside = 脇に{ $count }／{ $of }枚
iwari-board-void-deck = 山札{ $count }枚
iwari-board-claimed = { $who ->
    [us] { $count ->
        [0] 領有した領域はまだありません
       *[other] ふたりで{ $count }か所を領有
    }
   *[you] { $count ->
        [0] 領有した領域はまだありません
       *[other] 領域{ $count }か所を領有
    }
}

# 領域をどう判定するか。
iwari-board-verdict = { $by ->
    [void] { $closed ->
        [yes] 虚無が領有しました
       *[no] 今判定すれば虚無が領有します
    }
   *[players] { $who ->
        [other] { $closed ->
            [yes] プレイヤーが領有しました
           *[no] 今判定すればプレイヤーが領有します
        }
       *[you] { $closed ->
            [yes] あなたが領有しました
           *[no] 今判定すればあなたが領有します
        }
    }
}
iwari-board-side = { $side ->
    [void] 虚無
   *[players] { $who ->
        [other] プレイヤー
        [us] ふたり
       *[you] あなた
    }
}
iwari-board-row = { $row ->
    [tents] テント・遺跡
    [totems] トーテム
    [virtual] 仮想トーテム
   *[sum] 合計
}
# $virtual と $by は players か void。$even はテントと遺跡が同数、$tied はトーテムが同数のとき yes。
iwari-board-verdict-why = { $virtual ->
    [void] { $even ->
        [yes] テントと遺跡が同数：仮想トーテムは虚無のものです。
       *[no] 遺跡がテントより多い：仮想トーテムは虚無のものです。
    }
   *[players] { $who ->
        [other] テントが遺跡より多い：仮想トーテムはプレイヤーのものです。
       *[you] テントが遺跡より多い：仮想トーテムはあなたのものです。
    }
}{ $by ->
    [void] { $tied ->
        [yes] トーテムが同数：領域は虚無のものです。
       *[no] トーテムは虚無のほうが多くあります。
    }
   *[players] { $who ->
        [other] トーテムはプレイヤーのほうが多くあります。
       *[you] トーテムはあなたのほうが多くあります。
    }
}
iwari-board-cause = { $cause ->
    [filled] 最後のスペースが埋まって判定
    [corruption] 腐敗による判定
   *[end] 終了時に判定
}
iwari-board-closed-line = 閉じた領域：もう駒は置けず、感染も来ません。
iwari-board-until-judged = { $free ->
    [1] 空きスペースは1つ。埋まると領域を判定します。
   *[other] 空きスペースは{ $free }か所。最後の1か所が埋まると領域を判定します。
}
iwari-board-pawn-near = 虚無駒は接続{ $number }にあり、次の感染はここに来ます。
# $here は虚無駒がこの接続にあるとき yes。$closed は判定済みの領域の数、$number は虚無駒のある接続。
iwari-board-pawn-at = { $here ->
    [yes] { $closed ->
        [0] 次の感染は両方の領域に来ます。
        [1] 次の感染は、開いている領域だけに来ます。
       *[other] 虚無駒はここにありますが、両方の領域が閉じています。
    }
   *[no] { $closed ->
        [2] 両方とも閉じているため、虚無駒は通り過ぎます。
       *[other] 虚無駒は接続{ $number }にあります。
    }
}
iwari-board-far-side = { $closed ->
    [yes] 判定済み
   *[no] 開いている
}

# ゲームの終わりの説明。$limit か所のうち $held か所の領域が虚無のもの。
iwari-board-why = この結末の理由
iwari-board-reason = { $reason ->
    [settlement] 1つの集落の遺跡が{ $group }個になりました。すぐに虚無の勝ちです。
    [limit] 虚無は領域を{ $held }か所領有しました。{ $limit }か所で足りるため、すぐに虚無の勝ちです。
    [centre] 中央の虚無トーテムが{ $centre }個になりました。すぐに虚無の勝ちです。
    [piece] 虚無の駒を置かなければならないのに残っていなかったため、開いている領域をすべて判定しました。
    [stock] { $who ->
        [you] あなたにテントもトーテムも残っていなかったため、開いている領域をすべて判定しました。
       *[other] プレイヤーにテントもトーテムも残っていなかったため、開いている領域をすべて判定しました。
    }
    [third-card] 脇に置いた虚無のカードが{ $aside }枚になったため、開いている領域をすべて判定しました。
   *[all-judged] すべての領域を判定しました。
}
iwari-board-outcome = { $outcome ->
    [won] { $who ->
        [other] 虚無の領域は、必要な{ $limit }か所のうち{ $held }か所：プレイヤーは耐え抜きました。
       *[you] 虚無の領域は、必要な{ $limit }か所のうち{ $held }か所：あなたは耐え抜きました。
    }
    [violet] 紫のスペースに遺跡{ $ruins }個、テント{ $tents }個：虚無の勝ちです。
   *[lost] 虚無は領域を{ $held }か所領有しました。{ $limit }か所で足りるため、虚無の勝ちです。
}
iwari-board-group = { $by ->
    [void] 虚無：{ $count }か所
    [players] { $who ->
        [other] プレイヤー：{ $count }か所
       *[you] あなた：{ $count }か所
    }
   *[open] 未判定：{ $count }か所
}
# 読み上げ用。$own と $void は、仮想トーテムを含むトーテムの数。
iwari-board-claim-sums = テント{ $tents }個 対 遺跡{ $ruins }個、仮想トーテムは{ $virtual ->
    [void] 虚無
   *[players] プレイヤー
}に。トーテム{ $own } 対 { $void }：{ $word }
iwari-board-how-judged = テントか遺跡の多い側が仮想トーテム（+1）を得ます。トーテムの多い側が領域を領有します。同数はすべて虚無の勝ちです。
