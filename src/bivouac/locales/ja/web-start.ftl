# 何も読み込まれていないときのページ。

web-start-no-script = BivouacにはJavaScriptが必要です。このページで有効にしてください。
