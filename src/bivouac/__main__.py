"""`python -m bivouac` is the `bivouac` command."""

import sys

from bivouac.cli import main

sys.exit(main())
