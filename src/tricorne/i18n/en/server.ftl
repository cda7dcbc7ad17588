# What the table server says.

error-stale = The table has moved on: you answered line { $version } of its log, and there are { $now } now. Look at what has changed, and choose again.
error-version-ahead = The log of the table has { $now } lines, so nobody can have seen line { $version }.
error-table-open = The game has not begun: there are open seats.
error-table-running = The game has begun already.
error-table-finished = The game is over.
error-table-closed = The table is closed.
error-table-broken = This game cannot go on with this version of Tricorne: { $problem }
error-rules-changed = The game was begun under version { $version } of the rules, and this program plays by version { $current }. It can go on with the version of Tricorne that it was begun with.
error-components-changed = The game was begun with other cards or characters than this program has.
error-no-table = There is no table “{ $table }” that you may see. Ask who invited you for the link.
error-no-link = This link opens nothing: it was revoked, or is not complete. Ask for a new one.
error-no-seat = There is no seat { $seat }: they are numbered from 1 to { $last }.
error-seat-yours = Seat { $seat } is yours already.
error-seat-taken = Seat { $seat } is taken by { $name }.
error-number-late = Seat { $seat } cannot commit to a number any more: others have revealed theirs.
error-number-early = The number of seat { $seat } cannot be revealed now: it was revealed before, or somebody has not committed to theirs yet.
error-number-hash = The number of seat { $seat } is not the one that was committed to.
error-second-hand = You have held another hand in this game: nobody sees two of them.
error-seat-free = Nobody sits at seat { $seat }.
error-seat-bot = A bot plays at seat { $seat } already.
error-seat-present = Nobody plays for the person at seat { $seat }.
error-seat-away = A bot plays at seat { $seat } for you. Come back to the seat first.
error-not-your-seat = Seat { $seat } is not yours.
error-not-seated = Only those who sit at this table can do that.
error-not-host = Only the host of the table can do that.
error-not-asked = Seat { $seat } is not asked anything now.
error-rated-hint = This game is rated, so nobody gets hints. There are hints at tables that are not rated.
error-rated-program = This game is rated, so only people may move, in the browser. Programs play at tables that are not rated.
error-not-over = That has to wait until the game is over.
error-close-others = Others have seats here, also where a bot plays for them: the table can be closed when they have left, or have long been silent.
error-rematch = The rematch is at table { $table } already.
error-no-lesson = There is no lesson for “{ $game }”.
error-lesson-step = The lesson waits for another choice: { $action }. Afterwards you can play as you like, in a game of your own.
error-lesson-seat = In a lesson nobody can play for you. Leave the page, and go on whenever you like.
error-rewind-to = The game can go back to where 0 to { $most } moves had been played, not { $to }.
error-history = The game can be looked at after 0 to { $most } moves, not after { $moves }.
error-proposal = Something else is proposed, in line { $number } of the log. Answer that first.
error-proposal-incomplete = A proposal of this kind needs “{ $field }”.
error-no-proposal = Nothing is proposed in line { $number } of the log any more.
error-answered = Seat { $seat } has agreed already, or is not asked.
error-deputy-own = Seat { $seat } is your own: hand it over to a bot without asking anybody.
error-deputy-clock = This table has a clock: a bot takes a seat when its time is up, and not before.
error-deputy-not-asked = The game does not wait for seat { $seat }.
error-deputy-present = Seat { $seat } has not been waited for long enough. A bot can be proposed in { $seconds } seconds.
error-proposals-many = You have made { $most } proposals within an hour: that is enough for now.
error-key-used = This idempotency key was used for something else. Take a new one for each thing that you do.
error-tables-many = You have { $most } tables that are not finished. Finish or close some of them first.
error-sockets-many = You follow { $most } tables at once. Close some of their pages first.
error-title = “{ $title }” cannot be a title: it has to be one line of printable characters, with no space at either end.
error-chat-empty = Say something, or send one of the reactions; not both.
error-reaction = There is no reaction “{ $reaction }”. There are: { $right }.
error-after = “{ $after }” is not where a list has ended: take it from “more” of the list before.
error-busy = Too much happens at this table at once. Nothing was lost; try again.
error-preparing = The rules of { game-title } are being prepared: { $percent } %. This table can be looked at when they are ready.
error-imports-busy = Several games are being read in just now. Try again in a moment.
error-storage-unknown = The database went away just now. Whether this was stored will show: look at the table, or send the same again.
error-storage-lost = The database cannot be reached just now. Nothing of this was stored; try again in a moment.
error-storage-full = The server has no room left on its disk. This was not stored; what was stored before still is. The host has to make room.
error-storage-damaged = The server’s database is damaged, and part of what was stored cannot be read. The host has to look after it, and may need a backup.
error-too-large = That is more than { $most } bytes.
error-too-often = Too often: the limit “{ $limit }” is { $most }. Wait { $wait } { $wait ->
        [one] second
       *[other] seconds
    }.
error-host = This server does not answer to the name { $host }. If it is yours: set `url` or `hosts`.
error-origin = The page at { $origin } may not speak to this server.
error-shape = The request is not as it should be. { $problem }
error-null = An address cannot have the character U+0000 in it.
error-unreadable = The body of the request cannot be read: it has to be JSON in UTF-8.
error-no-page = There is nothing at { $path }.
error-http = { $problem }.
error-internal = Something went wrong on our side; it is in the server’s log. Look whether it was done before you do it again.
error-workers-database = With { $workers } workers the tables have to be in PostgreSQL: --database postgresql://USER:PASSWORD@HOST/NAME

serve-listening = Tables at { $url }
serve-database = kept in { $database }
serve-no-cache = The cache for compiled rules cannot be written: they are compiled at every start, and games wait for that. Set TRICORNE_CACHE to a directory that can be written.
serve-stop = Stop with Ctrl+C; every move that was made is stored.
error-setting = The setting “{ $setting }” is wrong: { $problem }
error-setting-unknown = “{ $text }” is no setting: write NAME=VALUE with one of: { $right }.
error-port = Nothing can be served at { $host }, port { $port }: { $problem }

verify-good = The deal is fair: the secret fits the commitment, the seed was made from it and the players’ numbers, and all { $moves } moves follow by the rules.
verify-old = All { $moves } moves follow from the seed, and the seed fits the commitment. But this game was dealt by rules version 1, whose commitment gave the deal away to anybody who could calculate.
verify-number = Seat { $seat } added the number { $number }
verify-no-numbers = No player’s page has added a number. The deal lay fixed before the first move, but whoever runs the server could have chosen it.
verify-rewinds = { $rewinds ->
    [one] The players went back once, and on with a new stream.
   *[other] The players went back { $rewinds } times, each time on with a new stream.
}
verify-commitment = commitment sha256:{ $commitment }
verify-compare = Compare it with the one that the table showed before the first move.
verify-none = { $file } names no commitment. All { $moves } moves follow from its seed by the rules, but nothing shows who chose the seed.
error-verify = { $file } is not what was promised: it gives the commitment { $found }, and { $right } was published.
error-verify-secret = { $file } has a commitment, but no secret to compare it with. Download the record from the table again.
error-verify-seed = { $file } is not what was promised: the secret and the numbers give the seed { $right }, and the game was dealt with { $seed }.
error-verify-number = { $file } does not have the number { $number }: it was left out of the deal.
error-number-form = “{ $text }” is not a number for a deal: it has to be 64 hexadecimal digits.
error-commitment = “{ $text }” is no commitment: it has to be the 64 digits of a SHA-256.
