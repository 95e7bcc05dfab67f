# What every page of the browser client shares.

web-unreachable = The server does not answer. Nothing is lost; try again in a moment.
web-page-missing = This page could not be loaded. Reload it, please.
