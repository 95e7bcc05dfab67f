# Conseils à une table : ce qui se dit là où l’on peut en demander.

web-hints = Conseil
web-hints-ask = Que serait-il bon de faire ?
web-hints-key = un conseil : ce qu’il serait bon de faire
web-hints-choice = Qui décide peut demander un conseil ; tout le monde le lit dans le journal
web-hints-for-all = À cette table, tout le monde peut demander des conseils ; le journal le note.
