# テーブルの横に開くもの：カード、ルール、準備、話しかける言葉。

web-beside-close = 閉じる
web-cards-open = カードと捨て札
web-cards-open-count = カードと捨て札：捨て札{ $count }枚
web-cards-kind = { $box }枚中{ $unseen }枚が未見
web-key-cards = カードと捨て札
web-rule-title = ルール{ $rule }
web-rule-all = すべてのルールを新しいタブで開く
web-rule-chapter = 「{ $chapter }」の章から
web-setup-title = 準備
web-setup-step = { $step }/{ $steps }
web-setup-back = 戻る
web-setup-next = 次へ
web-setup-skip = 飛ばす
web-setup-done = 始める
web-setup-never = 新しいゲームでは表示しない
web-setup-again = このゲームの準備
web-say-open = 話しかける
web-say-title = 話しかける
web-say-hint = テーブルの全員が、それぞれの言語で読みます。手札は秘密のままです。
web-say-about = どこですか？
web-say-back = ほかの言葉
web-say-hide = ほかの人の言葉を隠す
web-key-say = 仲間に話しかける
web-saying = { NAMES($phrase) }
web-saying-about = { NAMES($phrase) }{ NAMES($about) }
web-say-place = { NAMES($place) }
