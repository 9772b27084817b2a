# A weboldal szövegei.

## Az oldalak

web-theme_auto = Rendszer szerint
web-theme_light = Világos
web-theme_dark = Sötét
web-settings = Beállítások
web-speed = Tempó
web-speed_why = Ilyen gyorsan mutatjuk, mit lépnek a többiek.
web-speed_slow = Lassú
web-speed_normal = Normál
web-speed_quick = Gyors
web-speed_once = Azonnal
web-call_me = Amikor te jössz
web-sound = Hang
web-vibration = Rezgés
web-colours = Színek
web-language = Nyelv
web-skip_to_decision = Ugrás a döntésedhez
web-skip_to_games = Ugrás a játékokhoz
web-skip_to_form = Ugrás az űrlaphoz
web-skip_to_chairs = Ugrás a helyekhez
web-skip_to_content = Ugrás a tartalomhoz
web-close = Bezárás
web-nothing = semmi

## A kezdőlap

web-welcome = Üdv az udvarban!
web-welcome_back = Üdv újra az udvarban, { $name }!
web-welcome_why = Társasjátékok udvari cselszövésekről; a szabályokra mi ügyelünk.
web-about = A Curiáról
web-my_tables = Asztalaid
web-finished_games = Befejezett játszmák
web-state_your_turn = Te jössz
web-state_others_turn = Másokra várunk
web-state_waiting = Még nem kezdődött el
web-state_over = Véget ért
web-go_to_table = Az asztalhoz
web-look = Megnézem
web-games = Játékok
web-seats_range = { $min }–{ $max } játékosnak.
web-opponents = Ellenfelek
web-bots_count = { $count } gépi játékos
web-strength = Erősség
web-play_now = Játsszunk!
web-a_turn = Egy kör három lépésben
web-learn = Tanulj játék közben
web-learn_why = Első játszma egy könnyű gépi ellenféllel: minden újdonságot akkor magyarázunk el, amikor előkerül.
web-new_table = Asztal a barátaimmal
web-your_name = A neved
web-your_name_why = A többiek ezt látják az asztalnál.
web-save = Mentés
web-other_devices = Más eszközeid
web-sign_out_others = Kijelentkezés minden más eszközön
web-sign_out_others_why = Elveszett egy eszközöd, vagy máséról játszottál? Itt bejelentkezve maradsz.

## Új asztal

web-new_table_of = Új asztal: { $game }
web-new_table_why = Válaszd ki, ki hova üljön. A szabad helyekre azok ülhetnek, akiknek elküldöd a linket.
web-chairs = Helyek
web-chair = { $count }. hely
web-choice_me = Én
web-choice_open = Szabad – aki a linkkel érkezik
web-choice_none = Kimarad
web-options = A játék beállításai
web-option_line = { $option }: { $value }
web-tick_exactly = Pontosan { $count } négyzetet jelölj be, vagy egyet se.
web-window_length = Idő a közbelépésre
web-seconds =
    { $count ->
        [0] nincs
       *[other] { $count } másodperc
    }
web-open_table = Asztal megnyitása

## Asztal a kezdés előtt

web-invited = Meghívtak egy játszmára: { $game }
web-invited_by = { $host } meghívott egy játszmára: { $game }
web-share = Hívd meg a barátaidat
web-share_by = Megosztás
web-share_nowhere = A barátaid még nem tudnak csatlakozni
web-share_nowhere_why = A Curia egyelőre csak ezen a számítógépen érhető el, ezért hiába küldenél linket. Ha azt szeretnéd, hogy a hálózatodról bárki csatlakozhasson, így indítsd el:
web-share_here = Link egy másik böngészőhöz ezen a gépen
web-qr_code = A link QR-kódja
web-qr_code_why = Vagy olvassák be ezt a kódot.
web-copy = Másolás
web-copied = Kimásoltuk a linket.
web-copy_by_hand = Kijelöltük a linket, innen kimásolhatod.
web-name_to_sit = Hogy szólítsanak a többiek?
web-sit = Leülök
web-stand = Felállok
web-begin = Kezdődjön a játék
web-begin_with_bots = Kezdés, a szabad helyeken gépekkel
web-the_host = a házigazda
web-next_begin = Mindenki itt van, kezdődhet a játék!
web-next_invite =
    { $count ->
        [one] Még egy játékosra várunk: küldd el neki a linket.
       *[other] Még { $count } játékosra várunk: küldd el nekik a linket.
    }
web-next_invite_here =
    { $count ->
        [one] Még egy hely szabad, de egyelőre csak erről a gépről lehet leülni.
       *[other] Még { $count } hely szabad, de egyelőre csak erről a gépről lehet leülni.
    }
web-next_host_begins = Mindenki itt van: most { $host } indítja el a játékot.
web-next_others_sit = Amint mindenki leült, { $host } elindítja a játékot.
web-next_look_on = Minden hely foglalt. Ha elkezdődik a játék, nézőként követheted.
web-next_sit = Van szabad hely: ülj le, és játssz velünk!
web-agreed = Így játszunk

## Az asztal

web-title_turn = ● Te jössz · { $game }
web-title_asked = ● Visszavonhatja? · { $game }
web-chronicle = Krónika
web-chronicle_of = Kinek a sorai látsszanak
web-chronicle_of_all = Mind
web-this_table = Asztal
web-watching = { $count } néző
web-keys = Billentyűk
web-key_question = ugrás a kérdésre
web-key_skip = ugrás a legújabb lépésre
web-key_rules = a szabályok megnyitása ott, ahol a kérdésről szólnak
web-key_list = ennek a listának a megnyitása
web-key_arrows = lépkedés a szomszédos lehetőségek között
web-key_enter = választás
web-key_escape = bezárás; ha nincs mit, az utolsó lépés visszavonása, amíg szabad
web-single_keys = Egybillentyűs parancsok: Q, S és ? (kapcsold ki, ha zavarják a hangvezérlést)
web-connection_lost = Megszakadt a kapcsolat. Újrapróbáljuk…
web-not_sent = Ez nem jutott el az asztalhoz. Próbáld újra.
web-details = Részletek
web-players = Játékosok
web-you = te
web-to_move = Soron van
web-points = pont
web-hidden = rejtett
web-chair_open = Szabad hely
web-chair_absent = megszakadt a kapcsolat
web-chair_replaced = elment, gép játszik helyette
web-chair_bot = Gép ({ $level })
web-your_decision = A döntésed
web-your_choices = Lehetőségeid
web-your_hand = Lapjaid
web-whole_hand = Az összes lapod
web-only_you = Ezt csak te látod.
web-waiting = Most { $who } dönt
web-skip_beats = Átugrom
web-step_less = Kevesebbet
web-step_more = Többet
web-why_waiting = Nézelődj nyugodtan, most nincs teendőd.
web-why_watching = Nézőként vagy itt; a játékosok lapjait nem látod.
web-window = Rövid szünet, hogy közbe lehessen lépni
web-choose = Választom: { $choice }
web-seconds_short = mp
web-more_time = Több időt kérek
web-passed = Nem léptél közbe.
web-order_in_force = Az utasításod: { $order }.
web-order_lift = Kérdezz megint
web-take_back = Visszavonom
web-take_back_this = Visszavonom: { $what }
web-bot_moves_too = (és { $count } gépi lépést is)
web-ask_to_take_back = Visszavonást kérek
web-ask_to_take_back_this = Visszavonást kérek: { $what }
web-undo_asked = { $who } vissza szeretne vonni egy lépést
web-undo_asked_why = Ha beleegyezel, a játék a lépés előtti állásra tér vissza.
web-undo_yes = Beleegyezem
web-undo_no = Játsszunk tovább
web-undo_waiting = Visszavonási kérés: a többiek válaszára várunk.
web-undo_withdraw = Mégsem kérem
web-frozen_ask = Ez az asztal megállt
web-frozen_why = Innentől a maiaktól eltérő szabályokkal játszottak. Megőriztük, és meg lehet nézni, de nem folytatható.
web-replaced_ask = Gép játszik helyetted
web-replaced_why = Felálltál az asztaltól. Bármikor visszajöhetsz.
web-come_back = Visszaülök
web-final = Ezt nem lehet visszavonni.
web-rule = { $rule }. szabály.
web-rules = Szabályok
web-rules_of = { $game }: a szabályok
web-rules_failed = A szabályokat nem sikerült betölteni. Kérlek, próbáld újra!
web-contents = Tartalom
web-search_rules = Keresés a szabályokban
web-search_none = Nincs találat.
web-search_some = Találatok:
web-summary = Összefoglaló
web-print_summary = Összefoglaló nyomtatása
web-sources = Mi honnan származik
web-sources_of = { $game }: mi honnan származik
web-sources_why = A nyomtatott játék szabálykönyve szerint játszunk. Ahol a könyv hallgat, vagy ahol egy lapot nem láthattunk, azt itt megmondjuk.
web-source_stated = A szabálykönyvben áll
web-source_stated_why = A nyomtatott játék szabálykönyve mondja ki.
web-source_public = Nyilvános forrásból
web-source_public_why = A szabálykönyv nem mondja ki, de ismertetők, kártyalisták és más leírások igen.
web-source_known = A nyomtatott játékból ismerjük
web-source_known_why = Emlékszünk rá, de nem tudtunk utánanézni.
web-source_derived = Kikövetkeztettük
web-source_derived_why = Semmi más nem illik ahhoz, amit a szabálykönyv kimond.
web-source_reconstructed = Pótoltuk
web-source_reconstructed_why = Elveszett, vagy sosem írták le. Olyat választottunk, ami mindenhez illik, amit tudunk.
web-sources_send = Megvan neked a játék?
web-sources_send_why = Akkor láthatod azt is, amit nekünk ki kellett találnunk. Vesd össze a fenti listákat a lapjaiddal, és szólj a ház gazdájának, ha valami eltér! Minden szám egyetlen helyen áll, és gyorsan kijavítható.
web-total = Összesen
web-lessons = Magyarázatok
web-lessons_none = Ebben a pillanatban nincs semmi újdonság.
web-lessons_why = Az első játszmában minden újdonságot elmagyarázunk, amikor előkerül.
web-lessons_on = Kérek magyarázatot
web-lessons_off = Nem kérek magyarázatot
web-lessons_now = Ami most előkerült
web-lessons_end = Nem kérek többet
web-lesson_done = Értem
web-fair_shuffle = Tisztességes keverés
web-fair_shuffle_why = A keverésnek ezt az ujjlenyomatát még az első lépés előtt rögzítettük. A játék végén megjelenik a keverés kulcsa is, és bárki ellenőrizheti, hogy a kettő összetartozik.
web-leave = Felállás az asztaltól
web-leave_why = Amíg vissza nem jössz, gép játszik helyetted.
web-leave_now = Felállok
web-order = Előre kiadott utasítás
web-order_why = Csak te látod. Akkor teljesül, ha nálad van a hozzá való lap.
web-order_set = Beállítom
web-game_over = Vége a játéknak
web-you_win = Te nyertél!
web-winner = { $who } nyert
web-winners = Közös győzelem: { $who }
web-over_why = Összeszámoltuk a pontokat.
web-record = Jegyzőkönyv megnyitása
web-to_start = A kezdőlapra
web-play_again = Új játszma
web-come_along = Nézem a következőt is
web-result = A végeredmény
web-place = Helyezés
web-growth = Így gyűltek a pontok
web-made_of = Miből jöttek össze
web-best_moment = A legjobb lépés
web-share_result = Eredmény megosztása
web-proof = Jegyzőkönyv és tisztességes keverés
web-proof_why = A jegyzőkönyvben az egész játszma nyílt lapokkal látható, és bárki újrajátszhatja.
web-commitment = A keverés ujjlenyomata, a játék előtt rögzítve
web-seed = A keverés kulcsa

## Névjegy

web-about_lead = A Curia e játékok kedvelőinek magánprojektje. Nem hivatalos, és nem áll kapcsolatban a játékok szerzőivel és kiadóival.
web-about_games = Kik alkották ezeket a játékokat
web-about_games_why = A játékok és a nevük a jogtulajdonosaiké. Az itteni szövegek és képek a mieink. Ha tetszik egy játék, vedd meg!
web-about_parts = Kiknek a munkájára építettünk
web-about_parts_why = Az ikonokból csak a szükségesek kerültek ide, kerekített körvonalakkal, a betűkészletekből csak a használt betűk.

## Hibák

# Így kapcsolódnak össze a krónika mondatai.
web-told-sentence = { $head }.
web-told-effects = { $head }: { $effects }.
web-told-both = { $first }; { $then }
web-told-comma = { $first }, { $then }
web-told-and = { $first }, és { $then }
web-told-more = { $first } { $then }

web-error_not_found = Itt nincs semmi
web-error_refused = Ezt nem lehet
web-error_too_many = Kicsit lassabban
web-error_broken = Valami elromlott
web-error_status = Hibakód: { $status }
