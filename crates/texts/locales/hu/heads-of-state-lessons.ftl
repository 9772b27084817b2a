# Heads of State: az első játék leckéi

## A leckék

heads-of-state-board-lesson_goal = Nemesek egész Európában
heads-of-state-board-lesson_text_goal = Egy dinasztia élén állsz. Hozz játékba nemeseket tizenhat területen: aki egy területen az első, megkapja a hatszögbe írt pontot, és minden forduló végén az országok legbefolyásosabbjai is pontot kapnak.
heads-of-state-board-lesson_draw = Vedd el, ami kell
heads-of-state-board-lesson_text_draw = Kattints egy felcsapott lapra, vagy húzz vakon a pakliból. Arany és cím majdnem minden nemeshez kell.
heads-of-state-board-lesson_option = Egy kör, három lehetőség
heads-of-state-board-lesson_text_option = Vegyél el három lapot, és hozz játékba nemeseket; kérj hat új lapot, és vegyél el egyet; vagy vegyél el egy áruláskártyát, és sújts le másokra.
heads-of-state-board-lesson_raise = Ezt ki tudod fizetni
heads-of-state-board-lesson_text_raise = Az arany keretű dobozok üresek, és futja rájuk a lapjaidból. Kattints az egyikre; egy körben több nemest is játékba hozhatsz.
heads-of-state-board-lesson_pay = Egy kurtizán segíthet
heads-of-state-board-lesson_text_pay = A kurtizán pótol egy hiányzó lapot, vagy megspórol egyet, amelyet inkább megtartanál. Királynál és bárónál nem segít.
heads-of-state-board-lesson_take = Árulás
heads-of-state-board-lesson_text_take = Egy áruláskártyát és egy jellemzőkártyát veszel el. Az áruláskártyával azonnal lesújthatsz.
heads-of-state-board-lesson_strike = Egy lappal vagy kettővel
heads-of-state-board-lesson_text_strike = Egy lap tartományban öl, két összetartozó lap fővárosban. Kijátszani egyet sem kötelező.
heads-of-state-board-lesson_target = Kire sújtasz le
heads-of-state-board-lesson_text_target = Kattints egy arany keretű nemesre. Gazdája megtartja a kártyát és a pontokat, de a befolyást elveszíti, és a dobozába a te nemesed kerülhet.
heads-of-state-board-lesson_gap = Egy üres doboz
heads-of-state-board-lesson_text_gap = Ebben a körben ugyanolyan rangú nemest tehetsz bele. Egy doboz üresen maradhat; ha kettő üres, az egyikbe azonnal tenned kell valakit.
heads-of-state-board-lesson_discard = Túl sok lap
heads-of-state-board-lesson_text_discard = A kör végén legfeljebb tíz jellemzőkártyát és négy áruláskártyát tarthatsz meg.
heads-of-state-board-lesson_trim = Új forduló jön
heads-of-state-board-lesson_text_trim = Hat jellemzőkártya és két áruláskártya jön veled a következő fordulóba. A többitől titokban válsz meg.
heads-of-state-board-lesson_revolution = Közel a forradalom
heads-of-state-board-lesson_text_revolution = Ez az utolsó néhány lap, és köztük van a forradalom. Amint előkerül, jön az értékelés: hozd játékba most, akit csak tudsz.
heads-of-state-board-lesson_costs = Mibe kerül egy nemes
heads-of-state-board-lesson_text_costs = A bárótól a királyig: ami élénk, az a kezedben van, ami halvány, az hiányzik. A vastagon szedett rangokat ki tudod fizetni.
heads-of-state-board-lesson_marker = Elsőként egy területen
heads-of-state-board-lesson_text_marker = A teli hatszög pontjai még az első nemesre várnak. Amit elnyertél, megmarad, akkor is, ha a nemes meghal.
heads-of-state-board-lesson_country = Egy egész ország
heads-of-state-board-lesson_text_country = A négyzetek annak járnak, akinek elsőként, illetve másodikként volt nemese az ország minden területén, akár él, akár nem.
heads-of-state-board-lesson_influence = Befolyás
heads-of-state-board-lesson_text_influence = Tartományban az egyetlen vagy a magasabb rangú nemes 2, a másik 1 befolyást ad; fővárosban 4-et és 2-t. A forduló végén az első kettő kapja a kerek jelzőket.
heads-of-state-board-lesson_race = A legtöbb egy fajtából
heads-of-state-board-lesson_text_race = Minden nemesért kártyát kapsz. A végén fajtánként a legtöbb kártya ér pontot, a bárónál 4-et, a királynál 16-ot; ketten megosztják, hárman nem kapnak semmit.
heads-of-state-board-lesson_dynasty = A hét nemes
heads-of-state-board-lesson_text_dynasty = Aki mind a hét fajta nemest játékba hozta, kap egyet a nagy kerek jelzők közül; az első a legértékesebbet.
heads-of-state-board-lesson_pile = Meddig tart a forduló
heads-of-state-board-lesson_text_pile = Ha ez a pakli elfogy, a lapok a forradalompakliból jönnek, és bármelyikkel véget érhet a forduló.
heads-of-state-board-lesson_century = Új forduló
heads-of-state-board-lesson_text_century = A nemesek, a pontok és a nemeskártyák megmaradnak. Csak a befolyás jelzői újak.
heads-of-state-board-lesson_hand = Ne gyűjtögess
heads-of-state-board-lesson_text_hand = Az új fordulóba csak hat jellemzőkártyát vihetsz. Hozz játékba nemeseket, amíg lehet.
heads-of-state-board-lesson_result = Vége
heads-of-state-board-lesson_text_result = Utoljára az 1789-es befolyás és a fajtánkénti legtöbb kártya számított. A táblázat mutatja, miből állnak össze a pontok.
