# Amit a kiszolgáló válaszol, ha valami nem megy.

server-no_page = Nincs ilyen oldal.
server-no_table = Ezen a címen nincs asztal. Talán hiányos a link.
server-form = Ezt az űrlapot nem sikerült feldolgozni. Töltsd újra az oldalt, és próbáld meg még egyszer.
server-name = A név 1–{ $most } karakter hosszú lehet, és csak nyomtatható karakterekből állhat.
server-cookie = A névjegyedet nem itt állították ki, ezért bevontuk. Töltsd újra az oldalt, és kapsz egy újat.
server-foreign = Ez a kérés egy másik webhelyről érkezett, ezért nem hajtottuk végre.
server-too_many = Ez egyszerre túl sok volt. Várj { $seconds } másodpercet, aztán próbáld újra.
server-too_large = Ez túl sok szöveg egyetlen kéréshez.
server-not_over = A jegyzőkönyv csak a játék végén nyílik meg.
server-still_on = Ez a játszma még tart. Újat akkor lehet nyitni, ha véget ért.
server-frozen = Ennél az asztalnál a maiaktól eltérő szabályokkal játszottak. Megőriztük, de nem folytatható.
server-broken = A kiszolgáló ezt most nem tudja megtenni. Semmi sem változott, próbáld újra egy kicsit később.
server-not_seated = Ezt csak az teheti meg, aki az asztalnál ül.
server-not_host = Ezt csak az asztal házigazdája teheti meg.
server-taken = Ez a hely már foglalt.
server-open_chair = Van még szabad hely. Várd meg a vendégeidet, vagy ültess oda egy gépi játékost.
server-not_begun = A játék még nem kezdődött el.
server-begun = A játék már elkezdődött.
server-over = A játék véget ért.
server-stale = Közben megváltozott a kérdés. Nézz rá az asztalra, és válassz újra.
server-not_a_move = Ebben a játékban nincs ilyen lépés.
server-rules = { $reason } ({ $rule }. szabály)
server-nothing_to_undo = Nincs mit visszavonni.
server-not_an_order = Ebben a játékban nincs ilyen előre kiadott utasítás.
server-settings = A szünet 0 vagy 2–10 másodperc hosszú lehet.
server-guest = { NUMBER($number, useGrouping: "false") }. vendég
