# Messages of the table server.

error-stale = The table has moved on: you saw entry { $version } of its log, and there are { $now } now. Look at what has changed, and choose again.
error-version-ahead = The log of the table has { $now } entries, so nobody can have seen entry { $version }.
error-table-open = The game has not begun: there are open seats.
error-table-running = The game has already begun.
error-table-full = All seats at this table are taken.
error-table-finished = The game is over.
error-table-closed = The table is closed.
error-table-broken = This game cannot continue with this version of Tricorne: { $problem }
error-rules-changed = This game was started with version { $version } of the rules, but this program uses version { $current }. It can continue with the version of Tricorne that started it.
error-components-changed = This game was started with different cards or characters than this program has.
error-no-table = There is no table “{ $table }”, or you may not see it. Ask whoever invited you for a link.
error-no-link = This link is not valid: it was revoked, or is incomplete. Ask for a new one.
error-no-seat = There is no seat { $seat }: seats are numbered from 1 to { $last }.
error-seat-yours = Seat { $seat } is already yours.
error-seat-taken = Seat { $seat } is taken by { $name }.
error-number-late = Seat { $seat } can no longer commit to a number: others have revealed theirs.
error-number-early = The number of seat { $seat } cannot be revealed now: it has already been revealed, or somebody has not committed to theirs yet.
error-number-hash = The number of seat { $seat } does not match its commitment.
error-number-none = The deal of this table takes no numbers: it has no commitment.
error-second-hand = You have already seen another hand in this game, and nobody may see two.
error-seat-free = Nobody is sitting at seat { $seat }.
error-seat-bot = A bot is already playing at seat { $seat }.
error-seat-present = No bot is playing for the person at seat { $seat }.
error-seat-away = A bot is playing for you at seat { $seat }. Take your seat back first.
error-not-your-seat = Seat { $seat } is not yours.
error-not-seated = Only people who sit at this table can do that.
error-not-host = Only the host of the table can do that.
error-not-asked = It is not seat { $seat }’s turn.
error-rated-hint = This game is rated, so there are no hints. You get hints at unrated tables.
error-rated-program = This game is rated, so only people may move, in the browser. Programs can play at unrated tables.
error-not-over = That is only possible when the game is over.
error-close-others = Other people have seats here, even if a bot plays for them. You can close the table when they have left, or have been inactive for long enough.
error-rematch = The rematch is already at table { $table }.
error-no-lesson = There is no lesson for “{ $game }”.
error-lesson-step = The lesson expects another choice: { $action }. Afterwards you can play as you like, in a game of your own.
error-lesson-seat = In a lesson, nobody can play for you. You can leave the page and continue whenever you like.
error-rewind-to = The game can be rewound to 0 to { $most } moves, not to { $to }.
error-continue-rules = This game was begun with rules version { $version }, whose hidden cards cannot be dealt anew. Finish it where it was begun.
error-continue-over = This game is over. Import its record to review it.
error-continue-seat = Keep at least one seat for yourself.
error-history = You can view the game after 0 to { $most } moves, not after { $moves }.
error-proposal = There is another proposal, in entry { $number } of the log. Vote on that first.
error-proposal-incomplete = This proposal needs “{ $field }”.
error-no-proposal = The proposal in entry { $number } of the log is no longer open.
error-answered = Seat { $seat } has already agreed, or has no vote.
error-deputy-own = Seat { $seat } is your own: you can hand it over to a bot without a vote.
error-deputy-clock = This table has a clock: a bot takes over a seat when its time is up, and not before.
error-deputy-not-asked = The game is not waiting for seat { $seat }.
error-deputy-present = The game has not been waiting for seat { $seat } long enough. You can propose a bot in { $seconds } seconds.
error-proposals-many = You have made { $most } proposals within an hour. Please wait before you make another one.
error-key-used = This idempotency key was used for something else. Use a new one for each operation.
error-tables-many = You have { $most } unfinished tables. Finish or close some of them first.
error-own-cards-off = This server does not allow your own cards. You can still play with them in this browser, but not with people elsewhere.
error-card-sets-many = You have { $most } sets of cards here, which is the maximum. Delete one of them first.
error-no-card-set = There is no such set of cards among yours and those that this server offers.
error-no-own-cards = This table is played with the built-in cards.
error-cards-unknown = This game was played with somebody’s own cards (sha256 { $found }), which are not among yours. Add their component file to your sets of cards first.
error-rules-stopped = The game could not go on with this table’s cards, and has ended.
error-sockets-many = You are following { $most } tables at once. Close some of their pages first.
error-title = “{ $title }” cannot be a title: it must be one line of printable characters, without a space at either end.
error-chat-empty = Send either a text or one of the reactions, not both.
error-reaction = There is no reaction “{ $reaction }”. There are: { $right }.
error-after = “{ $after }” is not a valid cursor: use the value of “more” from the previous page.
error-busy = This table is too busy right now. Nothing was lost; try again.
error-imports-busy = Several games are being imported right now. Try again in a moment.
error-storage-unknown = The database connection was lost, so it is not known whether this was stored. Look at the table, or send the same request again.
error-storage-lost = The database cannot be reached right now. Nothing was stored; try again in a moment.
error-storage-full = The server’s disk is full. This was not stored, but nothing stored earlier is lost. The host has to free some space.
error-storage-damaged = The server’s database is damaged, and part of it cannot be read. The host has to repair it, and may need a backup.
error-too-large = That is larger than { $most } bytes.
error-too-often = Too many requests: the rate limit “{ $limit }” is { $most }. Wait { $wait } { $wait ->
        [one] second
       *[other] seconds
    }.
error-host = This server does not accept the host name { $host }. If it is yours, set `url` or `hosts`.
error-origin = Pages from { $origin } may not use this server.
error-shape = The request is not valid. { $problem }
error-null = A URL cannot contain the character U+0000.
error-unreadable = The body of the request cannot be read: it must be JSON in UTF-8.
error-no-page = There is nothing at { $path }.
error-http = { $problem }.
error-internal = Something went wrong on the server, and was logged. Check whether your action took effect before you try again.
error-workers-database = { $workers } workers need a PostgreSQL database: --database postgresql://USER:PASSWORD@HOST/NAME

serve-listening = Serving tables at { $url }
serve-database = stored in { $database }
serve-stop = Stop with Ctrl+C; every move is stored.
error-setting = The setting “{ $setting }” is not valid: { $problem }
error-setting-unknown = “{ $text }” is not a setting: write NAME=VALUE, with one of: { $right }.
error-port = Cannot listen on { $host }, port { $port }: { $problem }

verify-good = The deal is fair: the secret matches the commitment, the seed was computed from it and the players’ numbers, and all { $moves } moves follow the rules.
verify-old = All { $moves } moves follow from the seed, and the seed matches the commitment. But this game was dealt with rules version 1, whose commitment could be used to compute the deal.
verify-number = Seat { $seat } contributed the number { $number }
verify-no-numbers = No player’s page contributed a number. The deal was fixed before the first move, but whoever runs the server could have chosen it.
verify-rewinds = { $rewinds ->
    [one] The players rewound the game once, and continued with a new random stream.
   *[other] The players rewound the game { $rewinds } times, and continued with a new random stream each time.
}
verify-commitment = commitment sha256:{ $commitment }
verify-compare = Compare it with the commitment that the table showed before the first move.
verify-none = { $file } contains no commitment. All { $moves } moves follow from its seed and the rules, but nothing shows who chose the seed.
verify-redealt = It was begun in a browser, whose page knew its cards, and continued on a server: after move { $moves }, everything hidden from the seats that kept their hands ({ $kept }) was dealt anew from the server’s seed { $seed }. No commitment was published, so nothing shows how that seed was chosen.
error-verify = { $file } does not match: its commitment is { $found }, but { $right } was published.
error-verify-secret = { $file } has a commitment, but no secret to check it with. Download the record from the table again.
error-verify-seed = { $file } does not match: the secret and the numbers give the seed { $right }, but the game was dealt with { $seed }.
error-verify-number = { $file } does not contain the number { $number }: it was left out of the deal.
error-number-form = “{ $text }” is not a number for a deal: it must have 64 hexadecimal digits.
error-commitment = “{ $text }” is not a commitment: it must be the 64 hexadecimal digits of a SHA-256.
