# Tipps an einem Tisch: was gesagt wird, wo man darum bitten kann.

web-hints = Tipp
web-hints-ask = Was wäre jetzt gut?
web-hints-key = ein Tipp: was jetzt gut wäre
web-hints-choice = Wer entscheidet, darf sich einen Tipp geben lassen; alle lesen das im Verlauf
web-hints-for-all = An diesem Tisch dürfen sich alle Tipps geben lassen; der Verlauf vermerkt es.
