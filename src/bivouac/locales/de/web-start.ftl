# Die Seite, bevor irgendetwas geladen ist.

web-start-no-script = Bivouac braucht JavaScript: Bitte erlaube es für diese Seite.
