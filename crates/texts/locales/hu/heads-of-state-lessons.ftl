# Heads of State: az első játék leckéi

## A leckék

heads-of-state-board-lesson_goal = Nemesek egész Európában
heads-of-state-board-lesson_text_goal = Egy dinasztia élén állsz. Hozz nemeseket tizenhat területre: az első mindegyiken elviszi a hatszög pontjait, és minden század végén az országok legbefolyásosabbjai is pontot kapnak.
heads-of-state-board-lesson_draw = Vedd el, ami kell
heads-of-state-board-lesson_text_draw = Kattints egy felcsapott lapra, vagy húzz vakon a pakliból. Aranyat és rangot majdnem minden nemes kér.
heads-of-state-board-lesson_option = Egy kör, három lehetőség
heads-of-state-board-lesson_text_option = Húzz három lapot, és hozz nemeseket; kérj hat új lapot, és vegyél el egyet; vagy vegyél el egy áruláskártyát, és törj a többiekre.
heads-of-state-board-lesson_raise = Ezt ki tudod fizetni
heads-of-state-board-lesson_text_raise = Az arany keretű mezők üresek, és a lapjaid elegek hozzájuk. Kattints az egyikre; egy körben több nemest is hozhatsz.
heads-of-state-board-lesson_pay = Egy kurtizán segíthet
heads-of-state-board-lesson_text_pay = A kurtizán egy hiányzó lapot pótol, vagy megkímél egyet, amelyet inkább megtartanál. Királynál és bárónál nem segít.
heads-of-state-board-lesson_take = Árulás
heads-of-state-board-lesson_text_take = Egy áruláskártyát és egy jellemzőkártyát veszel el. Az áruláskártyával azonnal lesújthatsz.
heads-of-state-board-lesson_strike = Egy lappal vagy kettővel
heads-of-state-board-lesson_text_strike = Egy lap tartományban öl, két összetartozó fővárosban. Semmit sem kötelező kijátszani.
heads-of-state-board-lesson_target = Kire sújtasz le
heads-of-state-board-lesson_text_target = Kattints egy arany keretű nemesre. Gazdája megtartja a kártyát és a pontokat, de a befolyás és a mező elvész, és a helyére a te nemesed léphet.
heads-of-state-board-lesson_gap = Egy kiürített mező
heads-of-state-board-lesson_text_gap = Ebben a körben betöltheted egy ugyanolyan rangú nemessel. Egy üres mező maradhat; ha kettő van, az egyiket azonnal be kell töltened.
heads-of-state-board-lesson_discard = Túl sok lap
heads-of-state-board-lesson_text_discard = A kör végén legfeljebb tíz jellemzőkártyát és négy áruláskártyát tarthatsz meg.
heads-of-state-board-lesson_trim = Vége a századnak
heads-of-state-board-lesson_text_trim = Hat jellemzőkártya és két áruláskártya jön veled a következő századba. A többiről titokban döntesz.
heads-of-state-board-lesson_revolution = Közel a forradalom
heads-of-state-board-lesson_text_revolution = A forradalom ezek között az utolsó lapok között van. Amint előkerül, jön az értékelés: hozd játékba most, akit csak tudsz.
heads-of-state-board-lesson_costs = Mibe kerül egy nemes
heads-of-state-board-lesson_text_costs = A bárótól a királyig: ami élénk, az a kezedben van, ami halvány, az hiányzik. A vastagon szedett rangokat ki tudod fizetni.
heads-of-state-board-lesson_marker = Elsőként egy területen
heads-of-state-board-lesson_text_marker = A teli hatszög pontjai még az első nemesre várnak. Amit elnyertél, megmarad, akkor is, ha a nemes meghal.
heads-of-state-board-lesson_country = Egy egész ország
heads-of-state-board-lesson_text_country = A négyzetek azé a két játékosé, akinek először volt nemese az ország minden területén, akár él, akár nem.
heads-of-state-board-lesson_influence = Befolyás
heads-of-state-board-lesson_text_influence = Tartományban a magasabb rangú nemes 2, a másik 1 befolyást ad; fővárosban 4-et és 2-t. A század végén a kerek jelzőket az első kettő kapja.
heads-of-state-board-lesson_race = A legtöbb minden rangból
heads-of-state-board-lesson_text_race = Minden nemesért kártyát kapsz. A végén rangonként a legtöbb kártya ér pontot, a bárónál 4-et, a királynál 16-ot; ketten megosztják, hárman nem kapnak semmit.
heads-of-state-board-lesson_dynasty = Mind a hét rang
heads-of-state-board-lesson_text_dynasty = Aki minden rangból hozott már nemest, elnyer egyet a nagy kerek jelzők közül; az első a legértékesebbet.
heads-of-state-board-lesson_pile = Meddig tart egy század
heads-of-state-board-lesson_text_pile = Ha ez a pakli elfogy, a lapok a forradalompakliból jönnek, és bármelyikkel véget érhet a század.
heads-of-state-board-lesson_century = Új század
heads-of-state-board-lesson_text_century = A nemesek, a pontok és az elnyert kártyák megmaradnak. Csak a befolyás jelzői újak.
heads-of-state-board-lesson_hand = Ne gyűjtögess
heads-of-state-board-lesson_text_hand = Századfordulón csak hat jellemzőkártya marad a kézben. Hozz nemeseket, amíg lehet.
heads-of-state-board-lesson_result = Vége
heads-of-state-board-lesson_text_result = Utoljára az 1789-es befolyás és a rangonkénti legtöbb kártya számított. A táblázat mutatja, miből állnak össze a pontok.
