# Accounts en berichten.

error-unknown = Je bent niet ingelogd. Kies een naam om als gast te spelen, of log in.
error-token = Dit token is niet geldig: het is verkeerd getypt of ingetrokken. Maak een nieuw token.
error-token-scope = Een token geeft toegang tot tafels, niet tot je account. Doe dit in een browser waarin je bent ingelogd.
error-login = De naam of het wachtwoord klopt niet.
error-login-wait = Te veel verkeerde wachtwoorden vanaf hier. Wacht { $wait } { $wait ->
        [one] seconde
       *[other] seconden
    }, of gebruik een browser waarin je eerder was ingelogd.
error-logins-busy = Er loggen te veel mensen tegelijk in. Probeer het zo nog eens.
error-password = Dat is niet je huidige wachtwoord.
error-name-taken = Deze naam, of een die erop lijkt, is van iemand anders. Kies een andere.
error-name-bot = ‘{ $name }’ is de naam van een bot, of lijkt erop. Kies een andere naam.
error-name-alike = ‘{ $name }’ lijkt op ‘{ $other }’, die al aan deze tafel zit. Kies een andere naam.
error-name-invisible = Deze naam bevat onzichtbare tekens. Zonder die tekens is het ‘{ $name }’.
error-login-form = De naam ‘{ $name }’ kan niet met een wachtwoord worden beschermd: in zijn eenvoudige vorm heeft een naam 1 tot { $most } tekens nodig.
error-still-playing = Je bent net aan een tafel gaan zitten. Probeer het zo nog eens.
error-tokens = Je hebt { $most } tokens, en meer kan niet. Trek er een in die je niet meer nodig hebt.
error-no-token = Je hebt geen token met het kenmerk ‘{ $token }’.
error-no-person = Er is hier niemand met het kenmerk ‘{ $person }’.

error-webhook-url = Dit is geen geldige URL voor een webhook: die moet met https:// of http:// beginnen, en mag geen gebruikersnaam of wachtwoord bevatten.
error-webhook-host = De host ‘{ $host }’ is niet gevonden. Is hij goed gespeld?
error-webhook-private = ‘{ $host }’ is geen openbaar adres, en deze server stuurt alleen berichten naar openbare adressen (private_webhooks).
error-webhook-status = ‘{ $host }’ nam het bericht niet aan, en antwoordde met status { $status } in plaats van 200 tot 299.
error-webhook-silent = ‘{ $host }’ was niet te bereiken, of gaf een fout.
error-webhook-none = Je hebt geen webhook. Stel er eerst een in.

notice-place = ‘{ $title }’ ({ $game })
notice-your-turn = Je bent aan zet: { $place }. { $url }
notice-game-over = Het spel is voorbij: { $place }. { $url }
notice-proposal = Er is een voorstel waarover je moet stemmen: { $place }. { $url }
notice-rematch = Je bent uitgenodigd voor een revanche: { $place }. { $url }
notice-trial = Hier komen berichten van je tafels aan. { $url }
