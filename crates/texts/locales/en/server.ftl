# What the server answers when something cannot be done.

server-no_page = There is no such page.
server-no_table = There is no table at this address. Perhaps the link is incomplete.
server-form = This form cannot be read. Please reload the page and try again.
server-name = A name has 1 to { $most } characters, all of them printable.
server-me_twice = You can sit on one chair only. Give the other one to a friend or to a bot.
server-no_next_game = The players have not asked for another game yet. As soon as one of them does, this button takes you along.
server-cookie = Your visiting card was not issued here, so it has been taken away. Reload the page to get a new one.
server-foreign = This request came from another site and was not carried out.
server-too_many = That was too much at once. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and try again.
server-too_large = That is too much text for one request.
server-not_over = The record opens when the game is over.
server-still_on = This game is not over yet. Another one can be opened when it is.
server-frozen = This table was played with rules other than today’s. It is kept, but it cannot go on.
server-bots_busy = So many strong bots are thinking right now that no more can join in. Play with fair or easy bots, or try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-broken = The server cannot do that right now. Nothing has changed; please try again in a moment.
server-unknown = It is not known yet whether that was kept. The table shows what holds as soon as the server knows; if your move is not there, make it again.
server-not_seated = Only those who sit at the table may do that.
server-not_host = Only the host of the table may do that.
server-taken = That chair is already taken.
server-open_chair = A chair is still empty. Wait for your guests, or give it to a bot.
server-not_begun = The game has not begun yet.
server-begun = The game has already begun.
server-over = The game is over.
server-stale = The question has changed in the meantime. Have a look at the table and choose again.
server-not_a_move = There is no such move in this game.
server-rules = { $reason } (rule { $rule })
server-nothing_to_undo = There is nothing to take back.
server-request_over = That request to take back a move is over, so your answer was not counted. If there is a new one, you can answer it at the table.
server-long_enough = This pause has been lengthened ten times; it cannot be made longer. The next one can.
server-not_an_order = There is no such standing order in this game.
server-settings = The pause lasts 0 seconds, or 2 to 30.
server-guest = Guest { NUMBER($number, useGrouping: "false") }
server-slow = Your request took too long to arrive. Nothing has changed; please try again.
server-stopping = The server is about to restart. Your games are kept; please try again in a few seconds.
server-no_room = All places on this server are taken right now. Please try again in a few seconds.
server-misdirected = This server goes by the name { $host } and answers under no other one. Please go there.
server-revoked = You have been signed out here from another device. Reload the page to go on as a new guest; your games are still yours where you stayed signed in.
server-full = No new table fits in here at the moment. You can go on playing at the tables you have; abandoned ones are cleared away regularly, so please try again later.
