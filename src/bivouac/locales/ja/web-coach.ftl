# The coach of a table: what stands around what it says.

web-coach = コーチ
web-coach-hide = コーチを隠す
web-coach-show = コーチを表示する
web-coach-choice = コーチが付き、決める前に大事な点を、決めた後にその結果を伝えます
web-coach-for-all = この卓では、コーチが全員に助言します。
