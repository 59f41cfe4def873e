/** Words for durations in steps, beside those of the lexicon, as patterns separated by "|"; a final "+" stands for any ending. */
export interface TimeWords {
  /** A line per length in seconds: `60=minute|minutes`. */
  units: string;
  /** Units that mean one without a number: "полчаса", "ساعة". */
  ones?: string;
  /** Prepositions that are written together with a number or a unit that means one: "לחצי שעה". */
  prefixes?: string;
  /** Numbers that lines of ingredients do not need, by value. */
  numbers?: string;
  /** Words behind an hour that add a part of it, by value: "et quart". */
  added?: string;
  /** Words between a number and its unit: "5 more minutes". */
  adjectives?: string;
  /** Units that stand before a rough number: "минут 15". */
  unitFirst?: string;
  /** Words between the ends of a range, beside those of the lexicon. */
  to?: string;
  /** Words before two numbers that are the ends of a range: "between 5 and 10". */
  between?: string;
  /** Words before and behind the duration of an interval: "every 10 minutes", "10 minuutin välein". */
  every?: string;
  everyBehind?: string;
  /** Words before and behind a limit: "within 2 days", "24 órán belül". */
  within?: string;
  withinBehind?: string;
  /** Words before the most that is allowed. From an hour on, nobody waits for it: "up to 3 days". */
  upTo?: string;
  /** Words near a sum: "in total". */
  total?: string;
  /** Words behind a duration that ends when the step begins or that is an age: "in advance", "old". */
  ahead?: string;
  /** Words behind a duration that ends with another action: "before serving". Such a duration is waited for if a verb says so. */
  before?: string;
  /** Words before a duration that ends when something else begins: "за 2 часа до подачи". */
  aheadOf?: string;
  /** Verbs and words of waiting: "rest", "pendant". */
  wait?: string;
  /** Verbs and words for how long a food stays good. */
  keep?: string;
}

export const timeWords = new Map<string, TimeWords>(
  Object.entries({
    en: {
      units: `1=s|sec|secs|second|seconds
60=min|mins|minute|minutes|another minute
900=quarter hour|quarter-hour
1800=half hour|half-hour|half-an-hour
3600=h|hr|hrs|hour|hours|of an hour|another hour
86400=day|days`,
      ones: 'another hour|another minute',
      adjectives: 'more|additional|extra|further|full|good|solid|whole|long|or so|ish',
      numbers: `11=eleven
13=thirteen
14=fourteen
16=sixteen
18=eighteen
25=twenty-five|twenty five
30=thirty
35=thirty-five|thirty five
40=forty
45=forty-five|forty five
48=forty-eight
50=fifty
60=sixty
90=ninety`,
      added: `0.25=and a quarter
0.75=and three quarters|and three-quarters`,
      between: 'between',
      every: 'every|each',
      everyBehind: 'intervals|bursts',
      within: 'within|in under|in less than',
      upTo: 'up to|at most|no more than|a maximum of',
      total: 'from start to finish|start to finish|total|altogether|all told|overall|all in all',
      ahead: 'ahead|in advance|beforehand|earlier|old|ago|steak|steaks|less than|shorter than|less|short of',
      before: 'before|prior',
      wait: 'for|rest+|stand|cool+|leave|let|sit|wait|chill+|refrigerat+|freez+|soak+|marinat+|steep+|infus+|prov+|ris+|simmer+|cook+|bak+|roast+|boil+|fry',
      keep: 'keeps|keep for|will keep|kept for|stored|store|stores|stays fresh|stay fresh|lasts|last for|eat|consume|use up|use within',
    },
    de: {
      units: `1=s|sek|sekunde|sekunden
60=min|minute|minuten|minütige|minütigen|minütiger|minütiges
900=viertelstunde|viertelstunden|viertelstündchen
1800=halbstunde|halbe stunde
2700=dreiviertelstunde|dreiviertelstunden
3600=h|std|stdn|stunde|stunden|stündige|stündigen|stündiger|stündiges|stündchen
86400=tag|tage|tagen`,
      adjectives: 'weitere|weiteren|volle|vollen|gute|guten|knappe|ganze|zusätzliche',
      numbers: `1.25=fünf viertel|fünfviertel
11=elf
13=dreizehn
14=vierzehn
15=fünfzehn
18=achtzehn
20=zwanzig
24=vierundzwanzig
25=fünfundzwanzig
30=dreißig|dreissig
35=fünfunddreißig
40=vierzig
45=fünfundvierzig
48=achtundvierzig
50=fünfzig
60=sechzig
90=neunzig
1.5=ein einhalb|anderthalb|eineinhalb|einundeinhalb
2.5=zweieinhalb|zweiundeinhalb
3.5=dreieinhalb
4.5=viereinhalb`,
      added: `0.25=und eine viertel
0.75=und drei viertel`,
      between: 'zwischen',
      every: 'alle|jede|jeweils alle|nach je',
      within: 'innerhalb|innerhalb von|innert|binnen',
      upTo: 'bis zu|höchstens|maximal',
      total: 'insgesamt|gesamt|alles in allem|gesamtzeit|gesamtdauer|summe',
      ahead: 'im voraus|vorher|zuvor|alt|alte|altes|alten|alter|früher|weniger|kürzer|früher als',
      before: 'vor dem|vor der|vorm|bevor|vor',
      wait: 'lang|ruhen|stehen|ziehen|abkühlen|auskühlen|kühlen|warten|gehen|lassen|rasten|quellen|marinieren|kaltstellen|kalt stellen|einweichen|einfrieren|köcheln|kochen|backen|braten|garen',
      keep: 'hält|halten|haltbar|halten sich|aufbewahren|aufbewahrt|lagern|lagerfähig|verbrauchen|aufbrauchen|verzehren|frisch',
    },
    nl: {
      units: `1=s|sec|seconde|seconden
60=min|minuut|minuten|minuutjes
900=kwartier|kwartiertje
1800=halfuur|halfuurtje
3600=u|h|uur|uren|uurtje
86400=dag|dagen`,
      adjectives: 'extra|volle',
      numbers: `11=elf
15=vijftien
18=achttien
20=twintig
25=vijfentwintig
30=dertig
40=veertig
45=vijfenveertig
50=vijftig
60=zestig
90=negentig
2.5=tweeënhalf|tweeëneenhalf|twee en een half`,
      added: `0.25=en een kwart
0.75=en drie kwart`,
      to: 'à|tot',
      between: 'tussen|tussen de',
      every: 'elke|iedere|om de|per',
      within: 'binnen|binnen de',
      upTo: 'maximaal|hooguit|tot',
      total: 'totaal|in totaal|alles bij elkaar',
      ahead: 'van tevoren|vooraf|op voorhand|eerder|oud|oude|korter|minder',
      before: 'voor het|voor de|voordat|vóór|alvorens|voor',
      wait: 'lang|laat|laten|rusten|staan|wachten|afkoelen|koelen|trekken|weken|marineren|rijzen|gedurende',
      keep: 'houdbaar|bewaren|bewaar|bewaard|blijft|blijven|eet|opeten|gebruik|vers',
    },
    af: {
      units: `1=s|sek|sekonde|sekondes
60=min|minuut|minute
900=kwartier
1800=halfuur
3600=u|h|uur|ure
86400=dag|dae`,
      numbers: `15=vyftien
20=twintig
30=dertig
40=veertig
45=vyf-en-veertig
1.5=anderhalf|een en 'n half`,
      between: 'tussen',
      every: 'elke',
      within: 'binne',
      total: 'totaal|altesaam',
      ahead: 'vooraf|oud',
      before: 'voor|voordat',
      wait: 'laat|rus|staan|wag|afkoel|lank|vir',
      keep: 'hou|bêre|bewaar|eet|gebruik',
    },
    sv: {
      units: `1=s|sek|sekund|sekunder
60=min|minut|minuter
900=kvart|kvartar|kvarts timme
1800=halvtimme
3600=h|tim|timme|timmar
86400=dag|dagar|dygn`,
      adjectives: 'hela|ytterligare',
      ones: 'halvtimme',
      numbers: `11=elva
15=femton
20=tjugo
25=tjugofem
30=trettio
40=fyrtio
45=fyrtiofem
50=femtio
60=sextio
90=nittio`,
      added: `0.25=och en kvart
0.75=och tre kvart`,
      between: 'mellan',
      every: 'var|varje|vart|varannan',
      within: 'inom',
      upTo: 'högst|upp till',
      total: 'totalt|total|sammanlagt|allt som allt',
      ahead: 'i förväg|innan dess|tidigare|gammal|gammalt|gamla|mindre|kortare',
      before: 'före|innan',
      wait: 'i|vila|låt|stå|svalna|vänta|dra|jäsa|marinera|blötlägg+|kyl+',
      keep: 'håller|hållbar|förvara+|hållbarhet|ät|använd|äts|förbruka+',
    },
    da: {
      units: `1=s|sek|sekund|sekunder
60=min|minut|minutter
900=kvarter|kvarters tid
1800=halvtime
3600=h|t|time|timer|times tid
86400=dag|dage|døgn`,
      adjectives: 'yderligere|hele',
      ones: 'halvtime',
      numbers: `11=elleve
15=femten
20=tyve
25=femogtyve
30=tredive
40=fyrre
45=femogfyrre
50=halvtreds
60=tres
90=halvfems
2.5=to en halv|to og en halv`,
      added: `0.25=og et kvarter
0.75=og tre kvarter`,
      between: 'mellem',
      every: 'hver|hvert',
      within: 'inden for|indenfor',
      upTo: 'højst|op til',
      total: 'i alt|total|totalt|sammenlagt|alt i alt',
      ahead: 'i forvejen|forinden|tidligere|gammel|gammelt|gamle|mindre|kortere',
      before: 'før|inden',
      wait: 'i|hvile|lad|stå|køle|vente|trække|hæve|marinere|mariner',
      keep: 'holder|holdbar|opbevar+|spis|spises|brug|bruges|gemmes',
    },
    no: {
      units: `1=s|sek|sekund|sekunder
60=min|minutt|minutter
900=kvarter|kvarters tid
1800=halvtime
3600=h|t|time|timer|times tid
86400=dag|dager|døgn`,
      adjectives: 'ytterligere|hele',
      ones: 'halvtime',
      numbers: `11=elleve
15=femten
20=tjue
25=tjuefem
30=tretti
40=førti
45=førtifem
50=femti
60=seksti
90=nitti
2.5=to og en halv`,
      added: `0.25=og et kvarter
0.75=og tre kvarter`,
      between: 'mellom',
      every: 'hver|hvert',
      within: 'innen',
      upTo: 'høyst|inntil|opptil',
      total: 'til sammen|tilsammen|totalt|total|i alt|sammenlagt',
      ahead: 'i forveien|på forhånd|tidligere|gammel|gammelt|gamle|mindre|kortere',
      before: 'før|innen',
      wait: 'i|hvile|la|stå|kjøle|avkjøle|vente|trekke|heve|marinere',
      keep: 'holder|holdbar|oppbevar+|spis|spises|bruk|brukes',
    },
    fr: {
      units: `1=s|sec|seconde|secondes
60=mn|min|mins|minute|minutes
900=quart d'heure|quart d’heure|quarts d'heure|quarts d’heure
1800=demi-heure|demi heure|demie heure|demie-heure|demi-heures
3600=h|heure|heures
86400=jour|jours`,
      adjectives: 'bonnes|petites|grosses|bonne|petite',
      ones: "demi-heure|quart d'heure|quart d’heure",
      numbers: `10=une dizaine de
15=une quinzaine de
20=une vingtaine de
30=une trentaine de
40=une quarantaine de
11=onze
14=quatorze
16=seize
18=dix-huit
25=vingt-cinq
30=trente
35=trente-cinq
40=quarante
45=quarante-cinq
50=cinquante
60=soixante`,
      added: `0.25=et quart|et un quart|un quart
0.75=trois quarts|et trois quarts`,
      between: 'entre',
      every: 'toutes les|tous les|chaque',
      within: "dans les|d'ici|sous|en moins de|dans un délai de",
      upTo: "jusqu'à|jusqu’à|maximum",
      total: 'au total|total|en tout|totale',
      ahead: "à l'avance|à l’avance|auparavant|plus tôt|d'avance|d’avance|de moins|en moins",
      before: 'avant',
      wait: 'pendant|durant|repos+|laiss+|attend+|refroidir|tiédir|gonfler|lever|marin+|tremp+|macér+|infus+|patient+|réserv+|mijot+',
      keep: 'se conserv+|conserv+|se gard+|garde|consomm+|se mang+|dégust+|à manger',
    },
    it: {
      units: `1=s|sec|secondo|secondi
60=min|minuto|minuti|'|′|minutini|minutino
900=quarto d'ora|quarto d’ora|quarti d'ora|quarti d’ora|quarto di ora
1800=mezz'ora|mezz’ora|mezzora|mezza ora|mezz'oretta|mezz’oretta|mezzoretta
3600=h|ora|ore|altra ora
86400=giorno|giorni`,
      adjectives: 'altri|altre|buoni|buone|abbondanti|scarsi',
      ones: "mezz'ora|mezz’ora|mezzora|mezza ora|mezz'oretta|mezz’oretta|mezzoretta",
      numbers: `10=una decina di
15=una quindicina di
20=una ventina di
30=una trentina di
40=una quarantina di
1=un'|un’|un|una
11=undici
13=tredici
14=quattordici
15=quindici
18=diciotto
20=venti
25=venticinque
30=trenta
35=trentacinque
40=quaranta
45=quarantacinque
50=cinquanta
60=sessanta
90=novanta`,
      added: `0.25=e un quarto
0.75=e tre quarti`,
      to: 'ai|alle|agli|fino a|alle',
      between: 'tra|tra i|tra le|fra|fra i|fra le',
      every: 'ogni',
      within: 'entro|entro le|entro i',
      upTo: 'fino a|massimo|al massimo',
      total: 'in tutto|in totale|tempo totale|totale|complessivamente|complessivi',
      ahead: 'in anticipo|in precedenza|fa|in meno|di meno',
      before: 'prima',
      wait: 'per|ripos+|lasci+|attend+|aspett+|raffredd+|intiepid+|liev+|marin+|ammoll+|riposare',
      keep: 'si conserva|si conservano|conserva+|si mantiene|si mantengono|dura|consum+|si tiene',
    },
    es: {
      units: `1=s|seg|segs|segundo|segundos
60=min|mins|minuto|minutos|minutitos|'|′
900=cuarto de hora|cuartos de hora|cuartito de hora
5400=hora y media
3600=h|hr|hrs|hs|hora|horas|otra hora|horita|horitas
86400=día|días|dia|dias`,
      adjectives: 'buenos|largos',
      ones: 'hora y media|otra hora',
      numbers: `11=once
13=trece
14=catorce
15=quince
18=dieciocho
20=veinte
25=veinticinco
30=treinta
35=treinta y cinco
40=cuarenta
45=cuarenta y cinco
50=cincuenta
60=sesenta
90=noventa`,
      added: `0.25=y cuarto|y un cuarto
0.75=y tres cuartos`,
      to: 'hasta',
      between: 'entre|entre los',
      every: 'cada',
      within: 'antes de|dentro de|en menos de|en un plazo de',
      upTo: 'hasta|máximo|como máximo',
      total: 'en total|total|en conjunto',
      ahead: 'de antelación|con antelación|de anticipación|antes de tiempo|previamente|menos',
      before: 'antes',
      wait: 'durante|por|repos+|dej+|esper+|enfri+|lev+|ferment+|marin+|remoj+',
      keep: 'se conserva|se conservan|conserv+|aguanta+|dura|duran|consum+|guard+',
    },
    pt: {
      units: `1=s|seg|segs|segundo|segundos
60=min|mins|minuto|minutos|minutinhos|'|′
900=quarto de hora|quartos de hora
1800=meia-hora
5400=hora e meia
3600=h|hr|hrs|hora|horas|de hora
86400=dia|dias`,
      adjectives: 'bons|longos',
      ones: 'hora e meia',
      numbers: `11=onze
13=treze
14=catorze|quatorze
15=quinze
18=dezoito
20=vinte
25=vinte e cinco
30=trinta
35=trinta e cinco
40=quarenta
45=quarenta e cinco
50=cinquenta
60=sessenta
90=noventa`,
      added: `0.25=e um quarto|e quarto
0.75=e três quartos`,
      between: 'entre',
      every: String.raw`cada|a cada|de \d+ em`,
      within: 'em até|dentro de|em menos de|no prazo de',
      upTo: 'até|no máximo',
      total: 'no total|ao todo|total|totalizando',
      ahead: 'de antecedência|com antecedência|antecipadamente|a menos|menos',
      before: 'antes',
      wait: 'por|durante|descans+|deix+|esper+|esfri+|arrefec+|cresc+|lev+|ferment+|marin+|molho|repous+|aguard+',
      keep: 'conserva-se|conserva+|se conserva|dura|duram|consum+|guard+|armazen+|mantém-se',
    },
    gl: {
      units: `1=s|seg|segundo|segundos
60=min|minuto|minutos
900=cuarto de hora|cuartos de hora
3600=h|hora|horas
86400=día|días`,
      numbers: `15=quince
20=vinte
25=vinte e cinco
30=trinta
40=corenta
45=corenta e cinco
50=cincuenta`,
      added: '0.25=e cuarto',
      to: 'ata',
      between: 'entre',
      every: 'cada',
      within: 'antes de|dentro de',
      upTo: 'ata',
      total: 'en total|total',
      ahead: 'de antelación',
      before: 'antes',
      wait: 'durante|por|repous+|deix+|agard+|arrefri+',
      keep: 'consérvase|conserv+|dura|consum+|gard+',
    },
    ca: {
      units: `1=s|seg|segon|segons
60=min|minut|minuts
900=quart d'hora|quart d’hora|quarts d'hora
3600=h|hora|hores
86400=dia|dies`,
      numbers: `15=quinze
20=vint
25=vint-i-cinc
30=trenta
40=quaranta
45=quaranta-cinc
50=cinquanta`,
      added: '0.25=i quart|i un quart',
      to: 'fins a',
      between: 'entre',
      every: 'cada',
      within: 'abans de|en menys de',
      upTo: 'fins a',
      total: 'en total|total',
      ahead: "d'antelació|per endavant",
      before: 'abans',
      wait: 'durant|per|repos+|deix+|esper+|refred+',
      keep: 'es conserva|conserv+|dura|consum+|guard+',
    },
    ro: {
      units: `1=s|sec|secundă|secunde|de secunde
60=min|minut|minute|de minute
900=sfert de oră|sferturi de oră
3600=h|oră|ora|ore|de ore
86400=zi|zile|de zile`,
      ones: 'sfert de oră',
      numbers: `1=un|o
11=unsprezece
15=cincisprezece
20=douăzeci
25=douăzeci și cinci
30=treizeci
40=patruzeci
45=patruzeci și cinci
50=cincizeci
60=șaizeci`,
      added: '0.25=și un sfert|şi un sfert',
      between: 'între',
      every: 'la fiecare|fiecare|din',
      within: 'în cel mult|în maxim|în maximum|în termen de',
      upTo: 'până la|maxim|maximum|cel mult',
      total: 'în total|total',
      ahead: 'în avans|mai devreme',
      before: 'înainte|inainte',
      wait: 'timp de|las+|lăs+|odihn+|aștept+|răc+|dospi+|marin+',
      keep: 'se păstrează|păstr+|rezistă|consum+|se ține',
    },
    pl: {
      units: `1=s|sek|sekunda|sekundy|sekund|sekundę
60=min|minuta|minuty|minut|minutę|minutkę|minutki|minutek
900=kwadrans|kwadranse|kwadransów
3600=h|g|godz|godzina|godziny|godzin|godzinę|około godziny|ok. godziny|godzinkę|godzinki|godzinek
86400=dzień|dni|doba|doby|dób|dobę`,
      adjectives: 'kolejne|kolejnych|dobre|pełne',
      ones: 'około godziny|ok. godziny|kwadrans|godzinę|godzinkę|minutę|minutkę|dobę',
      numbers: `1=jedną
11=jedenaście
15=piętnaście
20=dwadzieścia
25=dwadzieścia pięć
30=trzydzieści
35=trzydzieści pięć
40=czterdzieści
45=czterdzieści pięć
50=pięćdziesiąt
60=sześćdziesiąt
90=dziewięćdziesiąt`,
      added: '0.25=i kwadrans',
      between: 'między|pomiędzy',
      every: 'co|każde|po każdych',
      within: 'w ciągu|w przeciągu',
      upTo: 'do|maksymalnie',
      total: 'łącznie|w sumie|ogółem',
      ahead: 'wcześniej|z wyprzedzeniem|temu|krócej|mniej',
      before: 'przed|zanim',
      wait: 'przez|odstaw+|odczek+|odpocz+|pozostaw+|zostaw+|schł+|schłodź+|ostyg+|wyrast+|marynuj+|namocz+|mocz',
      keep: 'przechowuj+|przechowywać|trwałość|zjedz|zjeść|spożyj|spożyć|zużyj|zachowuje świeżość|nadaje się',
    },
    cs: {
      units: `1=s|sek|sekunda|sekundy|sekund|vteřin|vteřiny|vteřinu|sekundu
60=min|minuta|minuty|minut|minutu|minutku|minutky|minutek
900=čtvrthodina|čtvrthodinu|čtvrthodiny
1800=půlhodina|půlhodinu|půlhodiny|půlhodinku|půlhodinka
3600=h|hod|hodina|hodiny|hodin|hodinu|hodinku|hodinky
86400=den|dny|dní|dnů`,
      adjectives: 'další|dalších|celé',
      ones: 'čtvrthodinu|půlhodinu|půlhodinku|hodinu|hodinku|minutu|minutku',
      numbers: `0.75=tři čtvrtě|tři čtvrti|třičtvrtě
1=jednu
1.5=jeden a půl|půldruhé
11=jedenáct
15=patnáct
20=dvacet
25=dvacet pět|pětadvacet
30=třicet
35=třicet pět|pětatřicet
40=čtyřicet
45=čtyřicet pět|pětačtyřicet
50=padesát
60=šedesát
90=devadesát`,
      added: '0.25=a čtvrt',
      between: 'mezi',
      every: 'každých|každou|každé|po každých|vždy po',
      within: 'během',
      upTo: 'do|nejvýše|maximálně',
      total: 'celkem|celkově',
      ahead: 'předem|dopředu|starý|staré',
      before: 'před|než',
      wait: 'nech+|odpoč+|odlež+|vychlad+|chlad+|kynout|marin+|namoč+|počkej+|odstát|po dobu',
      keep: 'vydrží|uchovávejte|uchovejte|skladujte|skladovat|snězte|spotřebujte|trvanlivost',
    },
    sk: {
      units: `1=s|sek|sekunda|sekundy|sekúnd|sekundu
60=min|minúta|minúty|minút|minútu
900=štvrťhodina|štvrťhodinu|štvrťhodiny
1800=polhodina|polhodinu|polhodiny
3600=h|hod|hodina|hodiny|hodín|hodinu
86400=deň|dni|dní`,
      ones: 'štvrťhodinu|polhodinu|hodinu|minútu',
      numbers: `0.75=tri štvrte
1=jednu
15=pätnásť
20=dvadsať
25=dvadsaťpäť
30=tridsať
35=tridsaťpäť
40=štyridsať
45=štyridsaťpäť
50=päťdesiat
60=šesťdesiat`,
      added: '0.25=a štvrť',
      between: 'medzi',
      every: 'každých|každú|každé',
      within: 'počas',
      upTo: 'do|najviac',
      total: 'celkom|celkovo',
      ahead: 'vopred|dopredu|skôr',
      before: 'pred|než|predtým',
      wait: 'nech+|odpoč+|odlež+|vychlad+|chlad+|kysnúť|marin+|namoč+|počkaj+',
      keep: 'vydrží|uchovávajte|skladujte|zjedzte|spotrebujte',
    },
    sl: {
      units: `1=s|sek|sekunda|sekunde|sekund|sekundi|sekundo
60=min|minuta|minute|minut|minuti|minuto
1800=polura
3600=h|ura|ure|ur|uri|uro
86400=dan|dni|dneva`,
      ones: 'uro|minuto',
      numbers: `1=eno
2=dve|dva
0.75=tri četrt
0.25=četrt
15=petnajst
20=dvajset
25=petindvajset
30=trideset
40=štirideset
45=petinštirideset
50=petdeset`,
      between: 'med',
      every: 'vsakih|vsako|vsake',
      within: 'v roku|znotraj',
      upTo: 'do|največ',
      total: 'skupno',
      ahead: 'prej|vnaprej',
      before: 'pred|preden',
      wait: 'pusti+|počiva+|počak+|ohla+|vzhaja+|mirova+|namoči+',
      keep: 'obstojn+|hrani+|shran+|porabi+|pojej+|zdrži',
    },
    hr: {
      units: `1=s|sek|sekunda|sekunde|sekundi|sekundu
60=min|minuta|minute|minutu|minuti
1800=polsata
3600=h|sat|sata|sati
86400=dan|dana`,
      ones: 'sat|minutu|polsata',
      numbers: `1=jednu
0.25=četvrt
0.75=tri četvrt|tričetvrt|tri četvrtine
15=petnaest
20=dvadeset
25=dvadeset pet
30=trideset
40=četrdeset
45=četrdeset pet
50=pedeset`,
      added: '0.25=i četvrt',
      between: 'između',
      every: 'svakih|svaku|svake|svaki|svakog',
      within: 'unutar|u roku od',
      upTo: 'do|najviše',
      total: 'ukupno|sveukupno|sve skupa',
      ahead: 'prije toga|ranije|unaprijed',
      before: 'prije',
      wait: 'ostavi+|odmara+|odmori+|pusti+|pričeka+|hladi+|ohladi+|dizati|stajati|odstoji|marinira+|namoči+|oko',
      keep: 'čuva+|drži se|traje|pojedite|potrošite|stoji u hladnjaku',
    },
    sr: {
      units: `1=с|сек|секунда|секунде|секунди|sekunda|sekunde|sekundi
60=мин|минут|минута|минуте|минуту|min|minut|minuta|minute|minuti
1800=пола сата|пола сат|pola sata
3600=ч|х|сат|сата|сати|h|sat|sata|sati
86400=дан|дана|dan|dana`,
      ones: 'сат|sat|pola sata|пола сата',
      numbers: `0.25=четврт|četvrt
0.75=три четврт|tri četvrt
15=петнаест|petnaest
20=двадесет|dvadeset
25=двадесет пет|dvadeset pet
30=тридесет|trideset
40=четрдесет|četrdeset
45=четрдесет пет|četrdeset pet
50=педесет|pedeset`,
      between: 'између|između',
      every: 'сваких|svakih|сваки|svaki|свака|svaka',
      within: 'у року од|u roku od|унутар|unutar',
      upTo: 'до|do',
      total: 'укупно|ukupno',
      ahead: 'раније|ranije|унапред|unapred',
      before: 'пре|pre',
      wait: 'остави+|ostavi+|одмара+|odmara+|одмори+|odmori+|хлади+|hladi+|охлади+|ohladi+|стоји|stoji',
      keep: 'чува+|čuva+|траје|traje|поједите|pojedite',
    },
    ru: {
      units: `1=с|сек|секунда|секунды|секунд|секунду
60=мин|минута|минуты|минут|минуту|минутки|минуток|минутную|минутного
1800=полчаса
3600=ч|час|часа|часов|часовой|часик|около часа|течение часа
86400=день|дня|дней|сутки|суток`,
      ones: 'около часа|течение часа|полчаса|час|минуту|сутки',
      numbers: `1=одну
1.5=полтора|полторы|полутора
2=двух|двое
3=трёх|трех|трое
0.5=пол+|пол|половину
0.75=три четверти
11=одиннадцать
15=пятнадцать
20=двадцать
25=двадцать пять
30=тридцать
35=тридцать пять
40=сорок
45=сорок пять
50=пятьдесят
60=шестьдесят
90=девяносто`,
      added: '0.5=с половиной\n0.25=с четвертью',
      unitFirst: 'секунд|минут|минуты|минуток|часа|часов|часика|часиков|дня|дней',
      between: 'между',
      every: 'каждые|каждый|каждую|через каждые|раз в',
      within: 'не позднее',
      upTo: 'до|не более|не больше|не дольше',
      total: 'всего|в общей сложности|итого|суммарно|общее время',
      ahead: 'назад|заранее|меньше',
      before: 'перед',
      aheadOf: 'за',
      wait: 'постоять|остав+|дайте|дать|настаив+|настоят+|остыва+|остыть|охлажд+|выдерж+|отдых+|отдохн+|подожд+|подход+|маринов+|замоч+|на',
      keep: 'хранит+|хранить|хранят+|годен|съешьте|съесть|употреб+|использ+',
    },
    uk: {
      units: `1=с|сек|секунда|секунди|секунд|секунду
60=хв|хвилина|хвилини|хвилин|хвилину|хвилинок
1800=півгодини
3600=г|год|протягом години|близько години|година|години|годин|годину
86400=день|дні|днів|доба|доби|діб|добу`,
      ones: 'протягом години|близько години|півгодини|годину|хвилину|добу',
      numbers: `1=одну
1.5=півтора|півтори
2=двох|двоє
3=трьох
0.75=три чверті
15=п'ятнадцять|п’ятнадцять
20=двадцять
25=двадцять п'ять|двадцять п’ять
30=тридцять
35=тридцять п'ять
40=сорок
45=сорок п'ять|сорок п’ять
50=п'ятдесят|п’ятдесят
60=шістдесят
90=дев'яносто`,
      added: '0.25=з чвертю',
      unitFirst: 'секунд|хвилин|хвилини|хвилинок|годин|години|дні|днів',
      between: 'між',
      every: 'кожні|кожну|кожен|через кожні|що',
      within: 'не пізніше',
      upTo: 'до|не більше',
      total: 'усього|всього|загалом',
      ahead: 'тому|заздалегідь',
      before: 'перед',
      aheadOf: 'за',
      wait: 'постояти|залиш+|дайте|дати|настоя+|настою+|охоло+|остиг+|витрим+|відпоч+|зачек+|підій+|маринув+|замоч+|на',
      keep: "зберіга+|придатн+|з'їжте|з’їжте|з'їсти|спожи+|використ+",
    },
    bg: {
      units: `1=с|сек|секунда|секунди
60=мин|минута|минути
1800=половинчасов
3600=ч|час|часа|часове
86400=ден|дни|денонощие|денонощия`,
      ones: 'час',
      numbers: `0.75=три четвърти
15=петнадесет|петнайсет
20=двадесет|двайсет
25=двадесет и пет
30=тридесет|трийсет
40=четиридесет|четирийсет
45=четиридесет и пет
50=петдесет`,
      added: '0.25=и четвърт',
      between: 'между',
      every: 'на всеки|всеки|всяка',
      within: 'в рамките на',
      upTo: 'до|най-много',
      total: 'общо|всичко',
      ahead: 'предварително|по-рано',
      before: 'преди',
      wait: 'остав+|почин+|изчак+|изст+|охла+|престо+|втас+|маринов+|накис+|за',
      keep: 'съхран+|трае|консум+|изяж+|държи',
    },
    lt: {
      units: `1=s|sek|sekundė|sekundės|sekundžių|sekundes|sekundę
60=min|minutė|minutės|minučių|minutes|minutę
1800=pusvalandis|pusvalandį|pusvalandžiui
3600=h|val|valanda|valandos|valandų|valandas|valandą
86400=diena|dienos|dienų|dienas|parą|paras|parai`,
      ones: 'pusvalandį|pusvalandžiui|valandą|minutę',
      numbers: `1=vieną
2=dvi|du
3=tris
4=keturias
5=penkias
1.5=pusantros
10=dešimt
15=penkiolika
20=dvidešimt
30=trisdešimt
40=keturiasdešimt
45=keturiasdešimt penkias
50=penkiasdešimt`,
      between: 'tarp',
      every: 'kas|kiekvieną',
      within: 'per',
      upTo: 'iki',
      total: 'iš viso|bendrai',
      ahead: 'iš anksto|anksčiau|prieš',
      before: 'prieš',
      wait: 'palik+|pailsė+|atvės+|palauk+|pastov+|kild+',
      keep: 'laikom+|laikyk+|suvalg+|suvart+|išlieka',
    },
    lv: {
      units: `1=s|sek|sekunde|sekundes|sekunžu|sekundēm
60=min|minūte|minūtes|minūšu|minūtēm|minūti
1800=pusstunda|pusstundu
3600=h|st|stunda|stundas|stundu|stundām
86400=diena|dienas|dienu|diennakti|diennaktis|dienām`,
      ones: 'pusstundu|stundu|minūti',
      numbers: `1=vienu
2=divas|divus
3=trīs
1.5=pusotru|pusotra|pusotras
15=piecpadsmit
20=divdesmit
30=trīsdesmit
40=četrdesmit
45=četrdesmit piecas
50=piecdesmit`,
      between: 'starp',
      every: 'ik pēc|katru|katras',
      withinBehind: 'laikā',
      upTo: 'līdz',
      total: 'kopumā|pavisam',
      ahead: 'iepriekš|agrāk',
      before: 'pirms',
      wait: 'atstāj+|atpū+|atdz+|pagaid+|ļauj+|nostāv+',
      keep: 'uzglab+|glab+|apēd+|izliet+|derīg+',
    },
    fi: {
      units: `1=s|sek|sekuntia|sekunti|sekunnin
60=min|minuuttia|minuutti|minuutin|minuutiksi
900=vartti|varttia|vartin|vartiksi|varttitunti|varttituntia|varttitunnin
1800=puolituntia|puolituntinen
3600=h|t|tunti|tuntia|tunnin|tunniksi
86400=pv|päivä|päivää|päivän|vrk|vuorokausi|vuorokautta|vuorokauden`,
      ones: 'vartin|vartiksi|tunti|tunnin|tunniksi|minuutti|minuutin|minuutiksi|vuorokauden|vartti|varttitunti|varttituntia|varttitunnin',
      numbers: `0.5=puolen|puoli|puoleksi|puolisen
1=yhden
1.5=puolitoista|puolentoista|puoleksitoista
2=kahden|kahdeksi|kahdesta|kahteen
3=kolmen|kolmeksi|kolmesta|kolmeen
4=neljän|neljäksi|neljästä|neljään
5=viiden|viideksi|viidestä|viiteen
6=kuuden|kuudesta|kuuteen
7=seitsemän
8=kahdeksan
10=kymmenen|kymmeneksi
12=kaksitoista
15=viisitoista|viidentoista|viideksitoista
20=kaksikymmentä|kahdeksikymmeneksi|kahdenkymmenen
25=kaksikymmentäviisi
30=kolmekymmentä|kolmeksikymmeneksi|kolmenkymmenen
40=neljäkymmentä
45=neljäkymmentäviisi
50=viisikymmentä`,
      added: '0.25=ja vartti|ja vartin',
      every: 'joka',
      everyBehind: 'välein',
      withinBehind: 'kuluessa|sisällä',
      upTo: 'enintään|korkeintaan',
      total: 'yhteensä|kaikkiaan|kokonaisuudessaan',
      ahead: 'etukäteen|aikaisemmin|aiemmin',
      before: 'ennen',
      wait: 'anna|levätä|vetäyty+|jäähty+|jäähdyt+|odota|nousta|marinoi+|ajan|lio+|seistä',
      keep: 'säily+|säilytä+|syö|käytä|nauti|kestää kylmässä',
    },
    hu: {
      units: `1=mp|másodperc|másodpercig|másodpercet|másodpercre
60=p|perc|percig|percet|percen|percre|percnyi
900=negyedóra|negyedórát|negyedóráig|negyedórára
1800=félóra|félórát|félóráig|félórára
3600=ó|óra|órán|órát|óráig|órára
86400=nap|napig|napon|napot|napra`,
      ones: 'negyedórát|negyedóráig|félórát|félóráig|félórára|negyedórára',
      numbers: `11=tizenegy
15=tizenöt
18=tizennyolc
20=húsz
25=huszonöt
30=harminc
35=harmincöt
40=negyven
45=negyvenöt
50=ötven
60=hatvan
90=kilencven
2.5=két és fél|kettő és fél`,
      added: '0.25=és negyed',
      every: 'minden',
      withinBehind: 'belül',
      upTo: 'legfeljebb',
      total: 'összesen|összességében|mindösszesen',
      ahead: 'előre|korábban|előbb',
      before: 'előtt|mielőtt',
      wait: 'pihen+|hagyd|hagyjuk|állni|hűl+|hűt+|vár+|kel+|keleszt+|pácol+|áztat+|át|keresztül',
      keep: 'eláll|eltartható|tárol+|fogyaszd|fogyasszuk|használd fel|megőrzi',
    },
    el: {
      units: `1=δευτερόλεπτα|δευτερόλεπτο|δευτερολέπτων|δευτ|δλ
60=λεπτά|λεπτό|λεπτών|λ|λεπτάκια|'|′
900=τέταρτο της ώρας|τέταρτα της ώρας|τέταρτο|τέταρτα
1800=ημίωρο|μισάωρο
3600=ώρα|ώρες|ωρών|ώρας|ωρ|ωρίτσα
86400=ημέρα|ημέρες|ημερών|μέρα|μέρες|24ωρο|εικοσιτετράωρο`,
      ones: 'ημίωρο|μισάωρο',
      numbers: `1=μία|μια|ένα|μίας
0.5=μισή
1.5=μιάμιση|μιάμισι|ενάμιση
2.5=δυόμιση|δυόμισι
11=έντεκα
15=δεκαπέντε
20=είκοσι
25=είκοσι πέντε
30=τριάντα
35=τριάντα πέντε
40=σαράντα
45=σαράντα πέντε
50=πενήντα
60=εξήντα`,
      added: `0.25=και τέταρτο|και ένα τέταρτο
0.5=και μισή`,
      to: 'έως|μέχρι',
      between: 'μεταξύ',
      every: 'κάθε|ανά',
      within: 'εντός|μέσα σε',
      upTo: 'το πολύ|έως|μέχρι|έως και',
      total: 'συνολικά|σύνολο|συνολικός',
      ahead: 'νωρίτερα|από πριν|παλιό',
      before: 'πριν|πριν από|προτού',
      wait: 'για|αφή+|ξεκουρ+|κρυώ+|περιμέν+|φουσκώ+|μαρινάρ+|μουλιά+|σταθ+',
      keep: 'διατηρ+|κρατ+|καταναλ+|φυλά+|αντέχ+',
    },
    tr: {
      units: `1=sn|saniye|saniyelik
60=dk|dak|dakika|dakikalık
3600=s|sa|saat|saatlik
86400=gün|günlük|gece`,
      numbers: `0.25=çeyrek
0.75=üç çeyrek
11=on bir
15=on beş
20=yirmi
25=yirmi beş
30=otuz
35=otuz beş
40=kırk
45=kırk beş
50=elli
60=altmış
90=doksan`,
      to: 'ila|ile',
      every: 'her',
      everyBehind: 'bir kez|arayla|aralıklarla',
      withinBehind: 'içinde|içerisinde',
      upTo: 'en fazla',
      total: 'toplam|toplamda|toplamı',
      ahead: 'önce|önceden|evvel',
      keep: 'saklan+|saklay+|dayan+|tüket+|muhafaza|bekletilebil+|bozulmadan',
    },
    ar: {
      units: `1=ث|ثانية|ثوان|ثواني|ثوانٍ
60=د|دقيقة|دقائق|دقيقه|دقايق
120=دقيقتين|دقيقتان
7200=ساعتين|ساعتان
172800=يومين|يومان
3600=س|ساعة|ساعات|ساعه|الساعة
86400=يوم|يوماً|يومًا|أيام|ايام`,
      ones: 'ساعة|ساعه|دقيقة|دقيقتين|دقيقتان|ساعتين|ساعتان|يومين|يومان',
      prefixes: 'ل',
      numbers: `0.25=ربع
0.33333=ثلث
0.75=ثلاثة أرباع|ثلاث أرباع
15=خمس عشرة|خمسة عشر
20=عشرين|عشرون
25=خمس وعشرين|خمسة وعشرين
30=ثلاثين|ثلاثون
40=أربعين|أربعون
45=خمس وأربعين|خمسة وأربعين
50=خمسين|خمسون`,
      added: `-0.25=إلا ربع|إلا ربعا|إلا ربعاً|الا ربع
-0.33333=إلا ثلث|إلا ثلثا|الا ثلث
0.25=وربع|و ربع
0.33333=وثلث
0.75=وثلاثة أرباع
0.5=ونصف|و نصف|ونص`,
      between: 'بين',
      every: 'كل',
      within: 'خلال|في غضون|أقصاها',
      total: 'إجمالا|إجمالاً|إجمالي|المجموع|الإجمالي|مجموع|المجمل|إجمالًا',
      ahead: 'مسبقا|مسبقاً|مقدما|سلفا',
      before: 'قبل|من التقديم',
      wait: 'لمدة|ارتاح|يرتاح|اترك+|يترك|نترك|تترك|انتظر|يبرد|ليبرد|ينقع|تخمر|يتخمر|تبرد',
      keep: 'يحفظ|تحفظ|احفظ+|يخزن|تخزن|يبقى صالح+|صالح+|يستهلك|يؤكل|تؤكل|يدوم',
    },
    he: {
      units: `1=שניות|שנייה|שניה|שנ'
60=דק'|דק׳|דקות|דקה|דק
3600=שעה|שעות|ש'
7200=שעתיים
172800=יומיים
86400=יום|ימים|יממה`,
      ones: 'שעה|דקה|שעתיים|יומיים',
      prefixes: 'ל|כ',
      numbers: `0.25=רבע
0.5=חצי
0.75=שלושת רבעי|שלושה רבעי
15=חמש עשרה
20=עשרים
25=עשרים וחמש
30=שלושים
40=ארבעים
45=ארבעים וחמש
50=חמישים`,
      added: `0.25=ורבע
0.5=וחצי`,
      between: 'בין',
      every: 'כל|מדי',
      within: 'תוך|בתוך',
      upTo: 'עד',
      total: 'בסך הכל|סך הכל|בסה״כ|סה״כ',
      ahead: 'מראש|קודם',
      before: 'לפני',
      wait: 'למשך|במשך|לנוח|להניח|מניחים|להמתין|ממתינים|לתפוח|לקרר|מצננים|להשרות',
      keep: 'נשמר+|לשמור|לאחסן|לאכול|נשאר+ טרי+',
    },
    ja: {
      units: `1=秒|秒間|秒ほど
60=分|分間|ぷん
3600=時間
86400=日|日間`,
      numbers: `10=十
15=十五
20=二十
30=三十`,
      added: '0.5=半',
      to: '〜|～|から|か',
      every: '毎',
      everyBehind: 'ごと|おき|毎',
      withinBehind: '以内',
      total: '全部で|合計|計|トータル',
      ahead: String.raw`前(?!後)|の\d|目|量|づき|割`,
      keep: '保存|日持ち|もちます|もつ|食べきる|食べ切る|食べきって|使い切る',
    },
    zh: {
      units: `1=秒|秒钟|秒鐘
60=分钟|分鐘|分鍾
900=刻钟|刻鐘
3600=小时|小時|个小时|個小時|个钟头|個鐘頭|钟头|鐘頭
86400=天|日|昼夜`,
      numbers: `1.5=一个半|一個半|1个半|1個半
2.5=两个半|兩個半|2个半|2個半
10=十
12=十二
15=十五
20=二十
25=二十五
30=三十
40=四十
45=四十五
50=五十`,
      added: '0.5=半',
      to: '至|到|~|～|—',
      every: '每|每隔|隔',
      withinBehind: '以内|以內|之内|之內|内|內',
      total: '总共|總共|一共|合计|合計|共计|共計',
      ahead: '前(?!后|後)|之前|以前|熟',
      aheadOf: '前|之前',
      keep: '保存|保质|保質|存放|储存|儲存|吃完|食用完|冷藏可|用完',
    },
    ko: {
      units: `1=초|초간|초 정도
60=분|분간|분 동안
3600=시간|시간 동안
86400=일|일간|일 동안`,
      numbers: `10=십|열
15=십오
20=이십
30=삼십|서른
40=사십
50=오십`,
      added: '0.5=반| 반',
      to: '~|～|에서',
      every: '매',
      everyBehind: '마다|간격',
      withinBehind: '이내|안에|내에',
      total: '총|합계',
      ahead: '전|전에|전부터',
      keep: '보관|저장|드세요|먹는다|유지',
    },
    vi: {
      units: `1=giây
60=phút
1800=nửa tiếng|nửa giờ
3600=giờ|tiếng|h|tiếng đồng hồ
86400=ngày`,
      ones: 'nửa tiếng|nửa giờ',
      numbers: `15=mười lăm
20=hai mươi
30=ba mươi
40=bốn mươi
45=bốn mươi lăm
50=năm mươi`,
      added: '0.5=rưỡi',
      between: 'từ',
      every: 'mỗi|cứ|cứ mỗi',
      within: 'trong vòng',
      upTo: 'tối đa|đến',
      total: 'tổng cộng|tổng',
      ahead: 'trước đó',
      before: 'trước khi|trước',
      wait: 'trong|để|ngâm|ướp|chờ|nghỉ|nguội|ủ',
      keep: 'bảo quản|giữ được|dùng hết|ăn hết|cất',
    },
  }),
);
