# サーバーが要求を断るときの言葉。

server-bad-json = サーバーはこのメッセージを読めませんでした。
server-json-only = ここではJSONだけを受け付けます。
server-too-large = 大きすぎます。受け付けるのは{ $limit } KBまでです。
server-too-fast = 短い間に要求が多すぎます。少しお待ちください。
server-bad-request = サーバーはこの要求を理解できません。
server-no-page = このアドレスには何もありません。
server-no-method = このアドレスではできない操作です。
server-no-origin = どのページからの要求かわかりません。
server-wrong-origin = 別のサイトのページからの要求です。
server-unknown-host = このサーバーの名前は{ $host }ではありません。管理者は --name で名前を追加できます。
server-no-guest = ブラウザーがCookieを送らなかったため、どなたかわかりません。Cookieを許可して、ページを再読み込みしてください。
server-many-sockets = このテーブルを開いているウィンドウが多すぎます。いくつか閉じて、ページを再読み込みしてください。
server-error = サーバーで問題が起きました。詳しくはログの{ $reference }の行にあります。
server-no-client = このサーバーにはページが組み込まれていません。チェックアウトで make play を実行するか、Node 20以降のある環境でBivouacを入れ直してください。
