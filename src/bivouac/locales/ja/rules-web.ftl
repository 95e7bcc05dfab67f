# ブラウザーのルールページと、公正なシャッフル。

web-rules-contents = 目次
web-rules-reference = ルールの詳細
web-rules-search = ルールを検索
web-rules-found = { $count ->
    [0] この言葉を含むルールはありません。
   *[other] この言葉を含むルールは{ $count }件です。
}
web-rules-link = ルール{ $rule }へのリンク

## 公正なシャッフル

web-rules-fair-title = 公正なシャッフル
web-rules-fair-intro = ゲーム中にカードを変えることは、ホストを含めて誰にもできません。それは終了後に誰でも確かめられます。しくみは次のとおりです：
web-rules-fair-step-seed = 最初のカードの前に、サーバーは256ビットの乱数を秘密の数（シード）として引きます。テーブルのシャッフルはすべてこれで決まります。
web-rules-fair-step-hash = サーバーはシードの指紋（SHA-256ハッシュ）をすぐに示します。指紋からシードはわかりませんが、ほかのシードが同じ指紋になることはありません。
web-rules-fair-step-order = k回目のシャッフルでは、シード、k、カードの名前から各カードの数を計算し（HMAC-SHA256）、その数の順にカードを並べます。選ぶ余地はありません。
web-rules-fair-step-end = ゲームが終わると、サーバーはシードを示します。指紋を控えておけば、誰でもシャッフルを再現して比べられます。
web-rules-fair-check-title = ゲームの確かめ方
web-rules-fair-check = ゲームの終了時に記録を保存し、プログラムに渡してください。シードと指紋が一致するか、配り方とシャッフルがシードのとおりか、すべての手がルールどおりかを確かめます：
web-rules-fair-limit-title = これでは証明できないこと
web-rules-fair-limit = ホストは、テーブルを開く前に多くのシードを引き、都合のよいものを選ぶことができるかもしれません。指紋を示したあとは何も変えられませんが、知らない人のサーバーでは、シードの引き方は信頼の問題です。

web-rules-drills = 練習問題：実際の局面についての問い
