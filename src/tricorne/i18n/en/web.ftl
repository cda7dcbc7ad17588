# What the pages say in the browser.

## Games

web-game-liberte = Liberté
web-game-liberte-pitch = France, 1789. Three factions, 27 provinces; nobody stays in power for long.
web-game-liberte-time = about 60 minutes
web-game-liberte-short = 3–6 players, about an hour
web-game-libertalia = Libertalia
web-game-libertalia-pitch = Everyone holds the same pirates. Choose one in secret; rank decides who takes what.
web-game-libertalia-time = about 30 minutes
web-game-libertalia-short = 2–6 players, half an hour

web-option-edition = Edition
web-option-edition-more = Both editions use the same cards. The second has newer rules; the first is the original game.
web-option-edition-second = Second
web-option-edition-first = First
web-option-second_card = A second card of value 1
web-option-second_card-more = After a card of value 1, another one may follow in the same region.
web-option-counter_revolution = Counter-revolution
web-option-counter_revolution-more = Whether the program detects it, or a player has to claim it.
web-option-counter_revolution-automatic = Automatic
web-option-counter_revolution-claimed = Has to be claimed
web-option-fair_colours = Fair colours
web-option-fair_colours-more = With two or three players, colours whose silver numbers balance out.
web-option-fair_colours-void = Only matters with two or three players.
web-option-open_booty = Open booty
web-option-open_booty-more = Everybody sees the booty in all dens. Good for a first game.
web-option-last_campaign_breaks_ties = Last campaign breaks ties
web-option-last_campaign_breaks_ties-more = On equal scores, the best third campaign wins; if that is equal too, the win is shared.

## Everywhere

web-skip = Skip to the content
web-page-failed = This page could not be loaded. Check the connection and try again.
web-unreachable = The server cannot be reached. Check the connection; nothing that was confirmed is lost.
web-update-ready = A new version is ready.
web-update-reload = Reload
web-update-load = Load the new version
web-update-later = Later
web-outdated = This page is out of date
web-outdated-more = The server has a newer version. Reload the page to open this table; games in this browser are kept.
web-here = In this browser
web-played-here = in this browser
web-here-more = This game is in your browser: it needs no server, and nobody else can join.
web-here-remove = Remove
web-here-remove-sure = Remove it from this browser?
web-here-full = Your browser’s storage is full. This was not stored, but nothing stored earlier is lost. Remove old games, then try again.
web-here-storage = Your browser could not store this. Nothing stored earlier is lost; reload the page and try again.
web-here-rules = The rules could not be loaded. Check the connection and try again.
web-continue-lede = Take this game to the server, so that others can join. You keep your hand. Everything that is hidden from you is dealt anew when all seats are taken, because this page knows the cards. The game is not rated, and its deal cannot be verified.
web-continue-seat = Seat { $seat }: { $name }
web-continue-me = stays on this device
web-continue-open = free for somebody else
web-continue-bot = a bot plays
web-continue-go = Take it to the server
web-continue-copy = The game in this browser stays as it is.
web-continued-lede = This game was begun in a browser, and continues here after { $moves } moves. That page knew the cards, so everything hidden is dealt anew when the game starts; only the seats of the person who brought it keep their hands. It has no fingerprint, so this deal cannot be verified.
web-loading = One moment…
web-close = Close
web-again = Try again
web-save = Save
web-saved = Saved.
web-more = Show more
web-any = Any
web-yes = yes
web-no = no
web-you = you
web-all = all
web-all-count = all { $count }
web-copy = Copy
web-copied = Copied
web-revoke = Revoke
web-review = Review
web-watch = Watch
web-look = View
web-act = Play on
web-begin = Begin

web-title-new = A new table
web-title-tables = Tables
web-title-table = Table
web-title-review = Review
web-title-join = An invitation
web-title-rules = Rules
web-title-aid = Player aid
web-title-gallery = Who they were
web-title-learn = Learn
web-title-person = You on Tricorne
web-title-leaderboard = Leaderboard
web-title-settings = Settings
web-title-lost = Nothing here

web-nav = Pages
web-nav-menu = Show the pages
web-nav-play = Play
web-nav-tables = Tables
web-nav-learn = Learn
web-nav-rules = Rules
web-nav-leaderboard = Leaderboard
web-log-in = Log in
web-log-out = Log out

web-lost = Nobody wears this hat.
web-lost-more = There is no such page. Perhaps the link has lost a letter.
web-lost-home = Go to the front page
web-no-server = This needs a server
web-no-server-more = Here you can play against bots or around one device, learn, read the rules and review games.
web-server-open = Go to { $server }
web-elsewhere = Play with others
web-elsewhere-more = To play with people elsewhere, meet them on this server.

## Home

web-home-title = Take a seat.
web-home-lede = Two games under one hat.
web-home-bots = Play against bots
web-home-due = { $count ->
    [one] table is waiting for you
   *[other] tables are waiting for you
}
web-home-mine = Your tables
web-home-open = Open tables
web-home-open-none = No table is looking for players. Open one, and others will see it here.
web-home-away = The server cannot be reached right now, so other people’s tables are hidden.
web-home-first = First time here?
web-home-first-more = Play a guided game: ten minutes, one thing at a time, no manual.
web-home-learn-liberte = Cards, provinces, an election
web-home-learn-libertalia = Pirates, a ship, the booty
web-host-own = Host your own
web-host-install = Install it on any computer
web-host-serve = Start the server
web-host-invite = Send your friends the link. They need only a browser.
web-make-table = Create a table
web-players = { $low }–{ $high } players
web-players-label = Players
web-bots-label = Bots
web-bots-strength = Strength of the bots
web-level-gentle = Easy
web-level-sound = Solid
web-level-sharp = Strong
web-play-game = Play { $game }
web-with-friends = With friends
web-learn-first = First time? Learn in ten minutes
web-learn-game = Learn { $game }
web-foot-rules = Rules in your own language
web-foot-offline = Works without the internet
web-foot-account = No account needed
web-foot-keyboard = Keyboard and screen reader
web-foot-aid = Player aid: { $game }
web-foot-designers = Liberté is a game by Martin Wallace, Libertalia a game by Paolo Mori: thank you both.
web-foot-map = Map data: Natural Earth

web-guest-names = Bold Corsair, Quiet Tribune, Merry Cook, Keen Lookout, Proud Citizen, Salty Gull, Clever Envoy, Lucky Sailor, Brave Drummer, Sly Parrot, Honest Baker, Swift Courier, Old Salt, Bright Cockade, Grand Orator, Loyal Mate, Fearless Gunner, Wise Mapmaker, Jolly Barber, Calm Helmsman
web-bot-names = Old Ned, Bonny, Citizen Marat, Barnabé, Madame Roland, Long Tom, Théroigne, Sans-Souci, Black Jane, Cadet, Père Duchesne, Red Lucy, Fabre, Mad Will, Olympe, Patch

## Lists of tables

web-pace-live = live
web-pace-minutes = { $count ->
    [one] a minute a move
   *[other] { $count } minutes a move
}
web-pace-days = { $count ->
    [one] a move a day
   *[other] a move in { $count } days
}
web-seats-left = { $count ->
    [0] full
    [one] one seat left
   *[other] { $count } seats left
}
web-invited = { $count ->
    [one] You are invited to play (one seat left)
   *[other] You are invited to play ({ $count } seats left)
}
web-waits-for-you = Your move (last move { $when })
web-waits-for = { $name } is thinking
web-running = in play, last move { $when }
web-closed-table = closed before the end
web-you-won = You won, { $when }
web-you-shared = You shared the win, { $when }
web-they-won = { $count ->
    [one] { $names } won
   *[other] { $names } shared the win
}
web-a-bot = A bot
web-players-count = { $count } players
web-with = with { $names }
web-bots-count = { $count ->
    [one] a bot
   *[other] { $count } bots
}
web-begun = begun { $when }
web-what-if = What if? A private copy of a game: nothing here counts.
web-kind-of-table = { $kind ->
    [branch] what if
    [lesson] a lesson
    [continued] begun in a browser
   *[replay] an imported game
}
web-tables = Tables
web-tables-lede = Sit down, or look over a shoulder.
web-tables-lede-here = Your games in this browser.
web-tables-whose = Whose tables
web-tables-public = Public
web-tables-mine = Mine
web-tables-none = There are no tables right now. Create one, and others will see it here.
web-tables-none-mine = You have not played yet. Play against bots, or create a table for friends.
web-tables-none-such = No table matches.
web-tables-widen = Show all
web-tables-due = Waiting for you
web-tables-due-none = Nobody is waiting for you. Tables where it is your turn appear here.
web-replay = An imported game
web-replay-more = Have you saved the record of a game? Review it here move by move, and continue from any position.
web-replay-choose = Choose a record
web-filter-game = Game
web-filter-status = Status
web-status-open = waiting for players
web-status-running = in play
web-status-finished = over
web-status-closed = closed

## A new table

web-new-title = A new table
web-new-lede = Seats can change until the game begins.
web-new-lede-here = Around one device, with people and bots.
web-new-game = Game
web-new-seats = Seats
web-new-seats-order = clockwise
web-new-rules = Options
web-new-table = The table
web-new-name = Name
web-new-name-usual = Friday’s crew
web-new-pace = Pace
web-new-public = Public
web-new-public-more = Anybody on this server may sit down or watch.
web-new-rated = Rated
web-new-rated-more = The result changes everybody’s rating. There are no hints.
web-new-rated-void = Not possible if several people share a device.
web-new-rated-bots = Not possible with bots.
web-new-rated-guest = Only people with a password are rated. You can set one on your page.
web-new-rated-cards = Not possible with your own cards.
web-new-make = Create the table
web-new-make-more = { $count ->
    [one] One seat is open: next you get a link for your friend.
   *[other] { $count } seats are open: next you get a link for your friends.
}
web-new-start = Start
web-new-start-more = No seat is open, so the game begins at once, in your browser.
web-new-start-here = The game begins at once, in your browser.
web-pace-choice-live = Live
web-pace-choice-minutes = 5 minutes
web-pace-choice-day = A day
web-pace-choice-week = A week
web-pace-live-more = No time limit.
web-pace-minutes-more = If somebody takes longer for a move, a bot plays until they are back.
web-pace-day-more = One move a day; after that, a bot plays until they are back.
web-pace-week-more = One move a week, for correspondence games.
web-kind-open = Open
web-kind-bot = Bot
web-kind-here = Here
web-seat-open = Open seat
web-seat-bot = Bot
web-seat-me-more = your seat
web-seat-open-more = whoever follows the link
web-seat-bot-more = plays at once, any time
web-seat-here = Name of the person at seat { $number }, on this device
web-seat-here-name = Player { $number }
web-seat-here-now = has sat down
web-seat-up = Move seat { $number } up
web-seat-down = Move seat { $number } down
web-seat-remove = Remove seat { $number }
web-seat-add = Add a seat
web-seat-shuffle = Shuffle
web-round = Round the table
web-round-aloud = Seats clockwise: { $names }

## Before the game

web-wait-lede = { $count ->
    [0] Everybody is here.
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
web-wait-fill = { $count ->
    [0] Start
    [one] Fill with a bot and start
   *[other] Fill with { $count } bots and start
}
web-wait-more = Or wait: the game begins automatically when the last seat is taken.
web-sit-here = Sit here
web-stand-up = Stand up
web-seat-free = Free the seat
web-seat-a-bot = Seat a bot
web-seat-waiting = waiting
web-invite = Invite
web-invite-make = Create a link
web-invite-link = Link to this table
web-invite-more = { $public ->
    [yes] Send this link: one click, and your friend sits here. Nobody needs an account. The table is public, so it is also in the list of tables.
   *[no] Send this link: one click, and your friend sits here. Nobody needs an account. The address of this page lets nobody in.
}
web-share = Share
web-seat-came = { $name } has sat down.
web-choose-seat = Choose a seat
web-table-private = Tables are private unless their host has made them public. If a friend invited you, ask for the invitation link: the table’s page shows it to the host. If you have a seat here, log in, or use the browser in which you sat down.
web-invite-seat = Link to my seat
web-invite-seat-more = Whoever opens this link takes over your seat: another device of yours, or a friend.
web-invite-made = created { $when }
web-join-title = You are invited to a table
web-join-by = { $name } invites you to play { $game }
web-join-failed = This link does not work
web-join-unrated = not rated
web-join-as = You play as { $name }.
web-join-sit = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
web-join-sit-go = Sit down
web-join-watch = Only watch
web-join-take = With this link you take over { $name }’s seat, for good.
web-join-take-go = Take over this seat
web-join-full = All seats are taken. You can still watch.
web-join-full-go = Watch
web-join-running = The game has begun, and there is no open seat. You can still watch.
web-join-running-go = Watch
web-join-review = This game is over. You can still look at how it went.
web-join-review-go = Review the game
web-join-closed = There is nothing to join anymore: the game is over, or the table was closed.
web-join-seated = You already have a seat at this table.
web-join-seated-go = Go to the table
web-join-name = What should we call you?
web-join-more = No account, no password. You can change the name later.
web-join-empty = This link is incomplete. Ask the person who invited you for the complete link.

## At the table

web-table-home = Tricorne: to the front page
web-table-closed-door = You cannot view this table
web-table-broken = This game cannot continue here
web-menu = Menu
web-undo = Undo
web-hint = Hint
web-hint-more = Ask a strong bot to rate your choices
web-hint-thinking = A strong bot is thinking…
web-hint-not-asked = There is nothing to choose right now.
web-hint-lead = { $count ->
    [0] Hardly better than the next best.
    [one] One percentage point ahead of the next best.
   *[other] { $count } percentage points ahead of the next best.
}
web-hint-about = The win probability after each choice, as a strong bot estimates it from what you know.
web-leave-for-now = Back to the front page: your seat stays yours
web-leave = Leave the table
web-sheet-log = Log
web-sheet-talk = Chat
web-sheet-notes = Notes
web-sheet-people = People
web-sheet-rules = Rules
web-sheet-aid = Player aid
web-sheet-cards = Own cards
web-sheet-settings = Settings
web-sheet-keys = Keys
web-sheet-result = How it ended
web-sheet-hint = A hint
web-sheet-continue = Continue with friends
web-rail = Log, chat and notes
web-link-connecting = Connecting…
web-link-live = Connected
web-link-lost = Reconnecting…
web-link-refused = Access denied

web-prompt = Question
web-prompt-waiting = { $name } is thinking
web-prompt-waiting-many = { $count } players are thinking
web-prompt-waiting-more = Meanwhile, you can look around.
web-prompt-spectator = You are watching.
web-prompt-moment = One moment…
web-prompt-sending = Sending…
web-prompt-skip = Press any key to skip.
web-prompt-skip-tap = Tap to skip.
web-prompt-past = You are looking at an earlier position.
web-prompt-lost = Reconnecting
web-prompt-lost-more = Nothing is lost; the page reconnects automatically.
web-prompt-lost-kept = Your last move is saved here and will be sent.
web-prompt-over = The game is over
web-prompt-closed = The table was closed before the end
web-prompt-away = A bot plays for you
web-prompt-away-more = Come back whenever you like.
web-skip-show = Skip
web-now = Back to now
web-at-now = now
web-come-back = I am back
web-promised = { $action }: queued
web-left-minutes = { $count ->
    [one] one minute left
   *[other] { $count } minutes left
}
web-left-clock = { $time } left
web-left-hours = { $count } hours left
web-left-days = { $count } days left

web-log-empty = Nothing has happened yet.
web-log-earlier = Show earlier entries
web-line-sit = { $name } sits down.
web-line-leave = { $name } leaves the seat.
web-line-undo = { $name } takes back a move.
web-line-deputy = { $why ->
    [time] { $name } has run out of time: a bot plays for now.
    [vote] By agreement, a bot plays for { $name } for now.
   *[wish] { $name } lets a bot play for now.
}
web-line-return = { $name } is back.
web-line-failure = { $name }’s bot failed; another one chose for it.
web-line-propose = { $what ->
    [rewind] { $name } proposes going back { $to ->
        [0] to the beginning
       *[other] to move { $to }
    }.
   *[deputy] { $name } proposes letting a bot play for { $about }.
}
web-line-agree = { $name } agrees.
web-line-refuse = { $name } does not agree.
web-line-rewind = All agreed: the game continues from { $to ->
    [0] the beginning
   *[other] move { $to }
}.
web-line-redeal = The game continues here from a browser, whose page knew its cards: everything hidden was dealt anew. Only the seats of the person who brought it kept their hands.
web-line-close = { $why ->
    [rules] The game could not go on with this table’s cards. The table is closed.
   *[other] The table is closed.
}
web-line-rematch = { $name } asks for a rematch.

web-talk-say = Say something…
web-talk-send = Send
web-talk-empty = Nobody has said anything yet.
web-talk-empty-spectators = This is the spectators’ chat; players cannot see it.
web-reaction-well-played = Well played!
web-reaction-thanks = Thank you!
web-reaction-surprise = Oh!
web-reaction-laughter = Ha ha!
web-reaction-thinking = Let me think…
web-reaction-sorry = Sorry!
web-notes-write = Only you can read this.
web-notes-kept = Saved.
web-notes-keeping = …
web-notes-nobody = Only people with a seat can take notes.

web-seat-deputy = away; a bot keeps the seat warm
web-seat-thinking = is thinking
web-bot-gentle = bot, plays for fun
web-bot-sound = bot, plays solidly
web-bot-sharp = bot, looks far ahead
web-hand-over = Let a bot play
web-propose-deputy = Propose a bot
web-propose-rewind = Propose taking back the last move
web-propose-rewind-here = Propose going back to here
web-rewind = Take back the last move
web-rewind-here = Go on from here
web-proposal-waits = There is a proposal
web-proposal-rewind = { $count ->
    [one] Take back the last move?
   *[other] Take back the last { $count } moves?
}
web-proposal-deputy = Let a bot play for { $name } for now?
web-proposal-agreed = Agreed: { $names }
web-proposal-here = I am here
web-proposal-withdraw = Withdraw it
web-agree = Agree
web-refuse = Refuse
web-leave-seat = Give up my seat
web-leave-seat-more = If you just step away, your seat waits for you. If you give it up, a bot takes over for good.
web-close-table-more = If you just step away, the table waits for you. If you close it, the game ends without a result.
web-leave-seat-sure = Really? A bot takes over for good
web-close-table = Close the table
web-close-sure = Really close it?
web-commitment = Fingerprint of the deal, published before the first move:
web-deal-number = The number that your browser contributed to the deal:
web-deal-good = The deal was fair: everything matches what was published before the first move.
web-deal-no-number = The deal matches what was published before the first move, but includes no number from you.
web-deal-bad = Something is wrong: the deal does not match what was published before the first move.
web-deal-old = This game was dealt by an older version, whose published fingerprint could be used to compute the cards. It can be finished, but is not rated.
web-deal-continued = This game was begun in a browser, whose page knew its cards. When it started here, everything hidden was dealt anew; only the seats of the person who brought it kept their hands. It has no fingerprint, so this deal cannot be verified.
web-dealing = Shuffling: waiting for the browsers of { $names }.

web-curtain = Pass the device to { $name }
web-curtain-more = Everyone else, look at the sea.
web-curtain-me = I am { $name }
web-since = Since your last turn
web-since-watch = Show me
web-since-go-on = Go on
web-result = How it ended
web-result-you = You win!
web-result-shared = You share the win!
web-result-they = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
web-result-winner = winner
web-rematch = Rematch
web-rematch-look = Go to the rematch
web-rematch-asked = { $name } asks for a rematch.
web-rematch-join = Join
web-record = Save the record
web-notice-turn = It is your turn.

web-scrub = Look back through the game
web-scrub-back = One move back
web-scrub-forward = One move forward
web-key-choices = the choices, in the order shown
web-key-move = move among them
web-key-do = choose it
web-key-back = one step back
web-key-undo = undo
web-key-hint = hint
web-key-log = log
web-key-talk = chat
web-key-people = people
web-key-rules = rules
web-key-scrub = one move back, one move forward
web-key-now = back to now
web-key-keys = this list

## Settings

web-settings = Settings
web-settings-lede = Stored in this browser only.
web-language = Language
web-language-failed = { $language } could not be loaded. Without a network, only languages already used on this device are available.
web-theme = Theme
web-theme-system = Same as the device
web-theme-light = Day
web-theme-dark = Candlelight
web-theme-to-light = Switch to daylight
web-theme-to-dark = Switch to candlelight
web-motion = Animations
web-motion-system = Same as the device
web-motion-full = Always
web-motion-none = Never
web-speed = Animation speed
web-speed-slow = Slow
web-speed-middle = Medium
web-speed-fast = Fast
web-speed-now = Animation speed: { $speed ->
    [slow] slow
    [fast] fast
   *[middle] medium
}
web-speed-off = Animations are off. You can turn them on in the settings.
web-told = Sum up the bots’ moves
web-told-more = The moves of bots are not animated; a list shows what happened since your last decision.
web-told-since = Since your last decision
web-text = Text size
web-text-normal = Normal
web-text-large = Large
web-text-larger = Larger
web-colours = Colours
web-colours-drawn = As drawn
web-colours-apart = Further apart
web-colours-more = Further apart: easier to distinguish if red and green look alike to you. Every colour also has a symbol.
web-forced = Answer at once when only one answer is possible
web-forced-more = Only when you play alone against bots: elsewhere, your pace would tell the others something about your hand.
web-contrast = More contrast
web-contrast-more = Darker ink, clearer lines.
web-sound = Sound
web-sound-more = A short tone when it is your turn.
web-notify = Browser notifications
web-notify-more = When it is your turn and this page is open in the background.
web-notify-refused = The browser does not allow it. You can change that in its settings for this page.

## Who one is

web-person-since = here since { $when }
web-person-nobody = You have no name yet: play a game to get one.
web-person-records = Results
web-person-games = Games
web-person-won = Won
web-person-points = Average points
web-person-best = Best
web-person-rating = Rating
web-person-none = No finished games yet.
web-person-tables = Tables
web-person-tables-none = No tables yet.
web-account = Your name
web-account-called = What others call you
web-account-rename = Change the name
web-account-guest = You are a guest in this browser. With a password you can log in from anywhere. Setting one logs out your other browsers and revokes your tokens.
web-account-registered = Your name is protected by a password. When you change it, you stay logged in only here: all other browsers are logged out, and all tokens are revoked.
web-account-name = Name
web-account-password = Password
web-account-current = Current password
web-account-new-password = New password
web-account-keep = Set the password
web-account-change = Change the password
web-account-kept = Your name is protected: you can log in with it anywhere. Other browsers were logged out, and your tokens were revoked.
web-account-forget = Delete my account
web-account-forget-sure = Really delete it? This cannot be undone
web-webhook = Notify me elsewhere
web-webhook-more = When it is your turn, a message is sent to your channel.
web-webhook-form = Service
web-webhook-discord = Discord
web-webhook-slack = Slack
web-webhook-matrix = Matrix
web-webhook-json = Another one (JSON)
web-webhook-url = URL of the webhook
web-webhook-try = Send a test message
web-webhook-tried = Sent. Has it arrived?
web-webhook-drop = Remove
web-tokens = Tokens
web-tokens-more = For programs that play in your name. A token gives access to tables, not to your account.
web-token-once = It is shown only once:
web-token-name = What it is for
web-token-make = Create a token
web-token-revoked = Revoked: it no longer works.

## The leaderboard

web-board = Leaderboard
web-board-lede = Who plays best, by game and number of players.
web-board-rank = Rank
web-board-name = Name
web-board-doubtful = { $rating }?
web-board-provisional = provisional
web-board-provisional-more = A question mark means fewer than ten games.
web-board-figure = The rating is a cautious estimate: the strength in brackets minus three times its uncertainty.
web-board-none = Nobody has finished a rated game of this kind yet.
web-rated = rated
web-rated-open = This game will be rated: there are no hints, and whoever leaves is placed last.
web-rated-running = This game is rated: there are no hints, and whoever leaves is placed last.
web-rated-finished = This game was rated.
web-rated-leave = If you leave, hand over your seat or let a bot play for you, you are placed last.
web-rated-rewind = If you all agree, the game is no longer rated.
web-rated-rule = What is rated
web-rated-rule-people = A game is rated if every seat has a different person with a password, and the table was created as rated. Bots, guests and programs make it unrated; every table says so before its game begins.
web-rated-rule-hints = Our pages give no hints in a rated game. No server can see what somebody asks another program elsewhere.
web-rated-rule-leave = You are placed last if you leave, are away at the end, hand over your seat, ask a bot to play for you, or if a bot made most of your moves. The others are rated among themselves, by their results.
web-rated-rule-rewind = A rewind needs everybody’s agreement, and makes the game unrated. Nobody can do that alone.
web-rated-rule-figure = The rating is a cautious estimate: the estimated strength minus three times its uncertainty. It starts at 0, and grows as the estimate becomes more certain.
web-rated-rule-repeated = Within a day, further games against the same people count less and less.
web-rated-rule-trust = No rule can detect whether two names belong to one person, or whether two people cooperate. Tell the host of the server if you suspect somebody.

## Cards of one’s own

web-cards = Cards
web-own-cards = Own cards
web-with-own-cards = with own cards
web-cards-lede = If you own the boxed game, you can play with the names and numbers of your own cards. Export the built-in components with “tricorne components export”, change what differs in your copy, and add the file here. It is checked, and kept in this browser.
web-cards-server-on = At tables with others, the server keeps a copy. Only people at those tables can see it.
web-cards-server-off = This server does not allow your own cards: with people elsewhere, you play with the server’s cards.
web-cards-add = Add a component file
web-cards-added = Checked and added.
web-cards-removed = Deleted. Tables that were begun with these cards keep them.
web-cards-look = Look at it
web-cards-remove = Delete “{ $name }”
web-cards-manage = Your sets of cards
web-cards-unnamed = Own cards without a name
web-cards-by-host = offered by this server
web-cards-at-server = on this server
web-cards-choose = Which cards you play with
web-cards-built-in = The built-in cards
web-cards-chosen = Not rated. Everybody sees how these cards differ from the built-in ones before they sit down.
web-cards-with = with the cards “{ $name }”
web-cards-hash = fingerprint { $hash }…
web-cards-changes = { $count ->
    [0] No difference from the built-in cards.
    [one] One difference from the built-in cards.
   *[other] { $count } differences from the built-in cards.
}
web-cards-what = What differs
web-cards-before = Built in
web-cards-after = Here
web-cards-section = { $section ->
    [cards] Card
    [provinces] Province
    [battles] Battle, points
    [battle_names] Battle, name
    [blocks] Blocks
    [reserve] Blocks set aside
    [tokens] Control tokens
    [characters] Character
    [influence] Influence
    [booty] Booty tokens
    [worth] Worth of booty
   *[other] { $section }
}
web-cards-field = { $field ->
    [name] name
    [set] set
    [type] type
    [region] region
    [faction] faction
    [value] blocks
    [cannon] cannon
    [sans_culottes] sans-culottes
    [general] general
    [fleur_de_lis] fleur-de-lis
    [victory_points] victory points
    [timing] acts at
    [end] brings at the end
    [blue] blue
    [white] white
    [red] red
    [yellow] yellow
    [green] green
    [black] black
    [chest] chest
    [jewel] jewel
    [goods] goods
    [officer] officer
    [saber] saber
    [map] map
    [relic] relic
   *[other] { $field }
}
web-cards-value = { $value ->
    [true] yes
    [false] no
   *[other] { $value }
}
