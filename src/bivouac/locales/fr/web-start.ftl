# La page avant que quoi que ce soit ne soit chargé.

web-start-no-script = Bivouac a besoin de JavaScript : autorisez-le pour cette page.
