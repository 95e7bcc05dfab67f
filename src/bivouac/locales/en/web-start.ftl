# The page before anything is loaded.

web-start-no-script = Bivouac needs JavaScript: please allow it for this page.
