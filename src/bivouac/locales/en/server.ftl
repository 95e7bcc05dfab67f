# What the server says when it refuses a request.

server-bad-json = The server could not read that message.
server-json-only = The server reads only JSON here.
server-too-large = That is too large: at most { $limit } KB are read.
server-too-fast = Too many requests in a short time. Please wait a moment.
server-bad-request = The server does not understand that request.
server-no-page = There is nothing at this address.
server-no-method = That cannot be asked at this address.
server-no-origin = The request does not say which page it comes from.
server-wrong-origin = The request comes from a page of another site.
server-unknown-host = This server does not go by the name of { $host }. Its host can add a name with --name.
server-no-guest = Your browser sent no cookie, so the server does not know who you are. Allow cookies and reload the page.
server-many-sockets = This table is open in too many windows. Close some of them and reload the page.
server-error = Something went wrong in the server. The line { $reference } of its log says what.
server-no-client = The pages were not built with this server. In a checkout, run make play; or install Bivouac again, with Node 20 or newer at hand.
