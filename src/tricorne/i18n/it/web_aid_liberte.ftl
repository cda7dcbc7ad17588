# L’aiuto di gioco di Liberté: tutto in una pagina. I numeri vengono dai dati di gioco.

web-aid-liberte-turn = Un turno
web-aid-liberte-turn-order = _Ordine_ (dal turno { $battle }): prima chi ha più punti; a parità decide il caso.
web-aid-liberte-turn-refresh = _Nuove carte_ (dal turno { $battle }): riprendi la tua area, scarta ciò che vuoi, arriva a { $hand }.
web-aid-liberte-turn-actions = _Azioni:_ una ciascuno in ordine, round dopo round. Quando una riserva è vuota, il round è l’ultimo.
web-aid-liberte-turn-battle = _Battaglia_ (dal turno { $battle }): più segnalini, ma solo con un generale nell’area personale.
web-aid-liberte-turn-election = _Elezioni:_ province da 1 a { $provinces }, poi governo, opposizione e punti.

web-aid-liberte-action = La tua azione: una di queste
web-aid-liberte-action-play = _Gioca_ una personalità o un club, una carta speciale, o entrambe. Dopo una carta di valore 1 che ha messo il suo blocchetto può seguirne un’altra nella stessa regione.
web-aid-liberte-action-blocks = Mette i suoi blocchetti nella sua regione (un club: ovunque), oppure con un cannone, dal turno { $battle }, un segnalino nel riquadro battaglia.
web-aid-liberte-action-keep = Poi la tieni nella tua area ({ $display } carte, o { $most } con i sanculotti) o la scarti.
web-aid-liberte-action-take = _Prendi_ una di { $open } carte scoperte, o pesca. Con { $large } o più in mano, prima scartane due. Dopo una scoperta di valore 1, un’altra.
web-aid-liberte-action-pass = _Passa._ Nel round seguente puoi agire di nuovo.
web-aid-liberte-placing = Una pila ha al massimo { $stack } blocchetti di un colore. In una provincia stanno al massimo { $stacks } pile, una per giocatore. Una pila nuova richiede un segnalino; ne hai { $tokens }.

web-aid-liberte-specials = Carte speciali: una per azione
web-aid-liberte-specials-note = Possono colpire chiunque, anche te. Ci deve essere qualcosa da colpire.
web-aid-liberte-card = Carta
web-aid-liberte-count = Numero
web-aid-liberte-effect = Effetto

web-aid-liberte-points = Punti
web-aid-liberte-award = Per
web-aid-liberte-vp = PV
web-aid-liberte-shared = Se resta pari
web-aid-liberte-shared-each = { $points } ciascuno
web-aid-liberte-battle-of = battaglia di { $name } (turno { $turn })
web-aid-liberte-provinces = vincere, dal turno { $turn }: { $names }
web-aid-liberte-points-note = Un voto del colore del governo dà la presenza fino alle elezioni seguenti.

web-aid-liberte-endings = La partita finisce
web-aid-liberte-end-turns = _Dopo il turno { $turns }:_ più punti. Pari: valore più alto nell’area personale.
web-aid-liberte-end-landslide = _Maggioranza schiacciante radicale:_ { $votes } voti rossi o più in un’elezione, in qualsiasi turno. Più rosso: voti, mappa, carte in mano e nell’area. Pari: di più sulle carte.
web-aid-liberte-end-counter = _Controrivoluzione monarchica:_ dal turno { $turn }, non durante le elezioni: { $count } o più gigli dove una pila bianca è più alta di ogni altra, più le battaglie perse. Più bianco: mappa, carte in mano e nell’area. Pari: di più sulle carte.
web-aid-liberte-end-shared = Ancora pari: la vittoria è condivisa.

web-aid-liberte-ties = Pareggi
web-aid-liberte-ties-note = Schiera una carta della tua area personale, allo scoperto e in ordine di gioco. Le carte schierate si scartano.
web-aid-liberte-tied = Pari
web-aid-liberte-with = Carte
web-aid-liberte-rounds = Round
web-aid-liberte-otherwise = Se il pareggio resta
web-aid-liberte-once = uno
web-aid-liberte-until = finché uno non resta solo, o nessuno schiera
web-aid-liberte-tie-battle = battaglia
web-aid-liberte-tie-battle-with = generali
web-aid-liberte-tie-battle-otherwise = persa: una in più per la controrivoluzione
web-aid-liberte-tie-province = provincia
web-aid-liberte-tie-province-with = colore della tua pila lì
web-aid-liberte-tie-province-otherwise = nessun voto. Le province in parità vengono sempre svuotate
web-aid-liberte-tie-paris = Parigi
web-aid-liberte-tie-paris-with = colore della tua pila lì
web-aid-liberte-tie-paris-otherwise = nessun voto. Svuotata
web-aid-liberte-tie-track = governo, opposizione
web-aid-liberte-tie-track-with = colore di una fazione in parità, da parte di tutti; vince la carta più alta
web-aid-liberte-tie-track-otherwise = rosso prima del blu, blu prima del bianco
web-aid-liberte-tie-award = punti
web-aid-liberte-tie-award-with = colore del premio, da parte di chi ne ha un voto
web-aid-liberte-tie-award-otherwise = punti condivisi (vedi Punti); chi perde il primo posto è secondo

web-aid-liberte-pieces = Nella scatola
web-aid-liberte-blocks = Blocchetti: { $red } rossi, { $blue } blu, { $white } bianchi; { $reserve } per colore aspettano il turno { $battle }.
web-aid-liberte-cards = Carte: { $a } nel set A, { $b } nel set B.
web-aid-liberte-lilies = Gigli: { $names }.
