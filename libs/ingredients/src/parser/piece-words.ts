/** Matches nothing. */
export const never = '(?!)';

/** Words, as patterns, by which a text says that an amount is meant for one of several pieces. */
export interface PieceWords {
  /** Behind the amount: "75 g each". */
  each: string;
  /** Before the thing that the amount is for, behind or before the amount: "60 ml per pancake", "pro Person 100 g". */
  per: string;
  /** Behind the amount of one moment: "1 tbsp at a time". */
  atOnce?: string;
  /** Before a thing, of which each gets the amount: "on each circle", "auf jeden Kreis 1 TL". */
  every: string;
  /** Between a thing and its amount, whether or not the things are counted: "portions of 300 g". */
  of: string;
  /** The same, but only behind a count: "4 steaks à 180 g". */
  ofCounted?: string;
  /** Always for one piece: "zu je 50 g". */
  apiece?: string;
  /** Between an amount and its food; with a food, the amount is a part of the thing: "a mix of 200 g of flour". */
  food?: string;
  about: string;
  /** Things that consist of the whole amount: "a total of 500 g". */
  whole: string;
  /** Words behind the amount that are no food, in a language that needs no word before a food. */
  next?: string;
}

export const pieceWords = new Map<string, PieceWords>(
  Object.entries({
    en: {
      each: 'each|apiece|every one',
      atOnce: 'at a time',
      per: String.raw`per(?!\s+(?:cent|recipe))`,
      every: 'each|every',
      of: 'of|weighing',
      about: 'about|around|roughly|approximately|approx\\.?|ca\\.?',
      whole:
        'total|amount|weight|mixture|mix|combination|quantity|half|third|quarter|rest|most|some|all|out|instead|remainder|cup|cups',
      next: 'and|or|with|in|into|on|onto|each|per|then|for|to|by|at|using|as|from|apiece|weight',
    },
    de: {
      each: 'je|pro Stück|das Stück|je Stück|pro Portion',
      atOnce: 'auf einmal',
      per: String.raw`pro|je(?!\s*(?:nach|\d|ca|etwa))`,
      every: String.raw`jede[nmrs]?|jeweils`,
      of: 'von',
      ofCounted: 'à|a|zu',
      apiece: String.raw`(?:zu\s+)?je|jeweils|mit je`,
      about: 'ca\\.?|circa|etwa|ungefähr|rund',
      whole: 'gesamt\\p{L}*|menge|hälfte|drittel|rest|teil|mischung|gewicht|davon|insgesamt',
    },
    fr: {
      each: "chacune?|pièce|l['’]unité|par pièce",
      atOnce: 'à la fois',
      per: String.raw`par(?!\s+(?:petit\p{L}*|dessus|dessous|exemple|fois|coups?|l[eas]|l['’]|une?|ses?|étapes?|ailleurs|conséquent|tranches?|\d))`,
      every: 'chaque|chacun|chacune',
      of: "de|d['’]",
      ofCounted: 'à',
      food: "de|d['’]|du|des",
      about: "environ|d['’]environ|à peu près",
      whole:
        'total|poids|quantité|mélange|moitié|tiers|quart|reste|partie|aide|moins|plus|partir|raison|lieu|besoin|ajout',
    },
    it: {
      each: "ciascun[oa]?|cadaun[oa]|ognun[oa]|l['’]un[oa]|cad\\.?",
      atOnce: 'alla volta|per volta',
      per: String.raw`per(?=\s+(?:persona|litro|chilo|kg|porzione|teglia|pezzo|testa|vasetto|piatto|commensale|\p{L}+(?<!re|rla|rlo|rli|rsi|ione|mento|circa|altri|i)\s*(?:[.,;)]|$)))|a(?=\s+(?:persona|testa|porzione|pezzo))`,
      every: 'ogni|ciascun[oa]?|ognun[oa]',
      of: 'da|di',
      food: "di|d['’]|del|della|dei|delle",
      about: 'circa|di circa|da circa',
      whole: 'totale|peso|quantità|miscela|mix|metà|terzo|quarto|resto|parte|meno|più|composto',
    },
    es: {
      each: 'cada un[oa]|c/u',
      atOnce: 'a la vez|cada vez|por vez',
      per: String.raw`por(?=\s+(?:persona|litro|kilo|kg|unidad|pieza|ración|porción|taza|cabeza|comensal|plato|molde|tortita|crepe|tortilla)(?!\p{L}))`,
      every: 'cada',
      of: 'de',
      food: 'de|del',
      about: 'unos|unas|aproximadamente|aprox\\.?|alrededor de',
      whole: 'total|peso|cantidad|mezcla|mitad|tercio|cuarto|resto|parte|menos|más|partir|lugar',
    },
    pt: {
      each: 'cada|cada um|cada uma',
      atOnce: 'de cada vez|por vez|à vez',
      per: String.raw`por(?=\s+(?:pessoa|litro|quilo|kg|unidade|peça|porção|xícara|cabeça|prato|forma|panqueca)(?!\p{L}))`,
      every: 'cada',
      of: 'de',
      food: 'de|do|da',
      about: 'cerca de|aproximadamente|aprox\\.?',
      whole: 'total|peso|quantidade|mistura|metade|terço|quarto|resto|parte|menos|mais|partir|lugar',
    },
    nl: {
      each: 'elk|per stuk|ieder',
      atOnce: 'tegelijk|per keer|tegelijkertijd',
      per: 'per',
      every: 'elke?|iedere?',
      of: 'van',
      ofCounted: 'à',
      about: 'ca\\.?|ongeveer|circa|zo’n',
      whole: 'totaal|gewicht|hoeveelheid|mengsel|helft|deel|rest',
      next: 'en|of|met|in|op|elk|per|voor|en|af|uit|maken|vormen|verdelen',
    },
    sv: {
      each: 'vardera|styck|var',
      atOnce: 'åt gången|i taget',
      per: 'per',
      every: 'varje',
      of: 'på|om|à',
      about: 'ca\\.?|cirka|ungefär',
      whole: 'totalt|vikt|mängd|hälften|resten|del',
      next: 'och|eller|med|i|på|vardera|per|för',
    },
    da: {
      each: 'hver|stk\\.?',
      atOnce: 'ad gangen',
      per: 'pr\\.?|per',
      every: 'hver|hvert',
      of: 'på|à',
      about: 'ca\\.?|cirka|omkring',
      whole: 'total|vægt|mængde|halvdelen|resten|del',
      next: 'og|eller|med|i|på|hver|pr|til',
    },
    no: {
      each: 'hver|stk\\.?',
      atOnce: 'om gangen',
      per: 'pr\\.?|per',
      every: 'hver|hvert',
      of: 'på|à',
      about: 'ca\\.?|cirka|omtrent',
      whole: 'total|vekt|mengde|halvparten|resten|del',
      next: 'og|eller|med|i|på|hver|per|til',
    },
    pl: {
      each: String.raw`każd[yae]`,
      atOnce: 'na raz|naraz',
      per: String.raw`na(?=\s+(?:osobę|litr|kilogram|porcję|sztukę|placek|naleśnik)(?!\p{L}))`,
      every: String.raw`każd\p{L}+`,
      of: 'po',
      apiece: 'po',
      about: 'ok\\.?|około',
      whole: 'razem|waga',
    },
    ru: {
      each: String.raw`кажд(?:ый|ая|ое)`,
      atOnce: 'за раз|за один раз',
      per: String.raw`на(?=\s+(?:человека|литр|кг|килограмм|порцию|штуку|блин)(?!\p{L}))`,
      every: String.raw`кажд\p{L}+`,
      of: 'по',
      apiece: 'по',
      about: 'около|примерно',
      whole: 'всего|вес',
    },
    uk: {
      each: String.raw`кож(?:ен|н(?:ий|а|е))`,
      atOnce: 'за раз',
      per: String.raw`на(?=\s+(?:людину|особу|літр|кг|кілограм|порцію|штуку|млинець)(?!\p{L}))`,
      every: String.raw`кож(?:ен|н\p{L}+)`,
      of: 'по',
      apiece: 'по',
      about: 'близько|приблизно',
      whole: 'усього|всього|вага',
    },
    bg: {
      each: 'всеки|всяк[ао]',
      atOnce: 'наведнъж',
      per: String.raw`на(?=\s+(?:човек|литър|килограм|кг|порция|брой|палачинка)(?!\p{L}))`,
      every: 'всеки|всяк[ао]',
      of: 'по',
      ofCounted: 'от',
      apiece: 'по',
      about: 'около|приблизително',
      whole: 'общо|тегло|смес|половината',
    },
    sr: {
      each: 'svak[aio]|свак[аио]',
      atOnce: 'odjednom|одједном',
      per: String.raw`po(?=\s+(?:osobi|litri|kilogramu|porciji|komadu)(?!\p{L}))|по(?=\s+(?:особи|литри|килограму|порцији|комаду)(?!\p{L}))`,
      every: String.raw`svak\p{L}+|свак\p{L}+`,
      of: 'po|по',
      ofCounted: 'od|од',
      apiece: 'po|по',
      about: 'oko|око|otprilike|отприлике',
      whole: String.raw`ukupno|укупно|smes\p{L}*|смес\p{L}*`,
    },
    hr: {
      each: 'svak[aio]',
      atOnce: 'odjednom',
      per: String.raw`po(?=\s+(?:osobi|litri|kilogramu|porciji|komadu|palačinki)(?!\p{L}))`,
      every: String.raw`svak\p{L}+`,
      of: 'po',
      ofCounted: 'od',
      apiece: 'po',
      about: 'oko|otprilike|cca\\.?',
      whole: String.raw`ukupno|smjes\p{L}*`,
    },
    sl: {
      each: 'vsak[aio]?',
      atOnce: 'naenkrat',
      per: String.raw`na(?=\s+(?:osebo|liter|kilogram|kg|porcijo|kos|palačinko)(?!\p{L}))`,
      every: String.raw`vsak\p{L}*`,
      of: 'po',
      apiece: 'po',
      about: 'približno|okoli|okrog|cca\\.?',
      whole: 'skupno|teža',
    },
    cs: {
      each: 'každ[ýáé]',
      atOnce: 'najednou',
      per: String.raw`na(?=\s+(?:osobu|litr|kilogram|kg|porci|kus|palačinku)(?!\p{L}))`,
      every: String.raw`každ\p{L}+`,
      of: 'po|o hmotnosti|o váze',
      apiece: 'po',
      about: 'asi|přibližně|zhruba|cca\\.?',
      whole: 'celkem|váha',
    },
    sk: {
      each: 'každ[ýáé]',
      atOnce: 'naraz',
      per: String.raw`na(?=\s+(?:osobu|liter|kilogram|kg|porciu|kus|palacinku)(?!\p{L}))`,
      every: String.raw`každ\p{L}+`,
      of: 'po|s hmotnosťou',
      apiece: 'po',
      about: 'asi|približne|zhruba|cca\\.?',
      whole: 'spolu|váha',
    },
    lt: {
      each: 'kiekvien(?:as|a|o|os)',
      atOnce: 'vienu metu',
      per: String.raw`vienam(?=\s+\p{L})`,
      every: String.raw`kiekvien\p{L}+`,
      of: 'po',
      apiece: 'po',
      about: 'apie|maždaug',
      whole: 'iš viso|svoris',
    },
    lv: {
      each: 'katrs|katra',
      atOnce: 'vienlaikus',
      per: String.raw`uz(?=\s+(?:personu|litru|kilogramu|kg|porciju)(?!\p{L}))`,
      every: String.raw`katr\p{L}+`,
      of: 'pa',
      apiece: 'pa',
      about: 'apmēram|aptuveni|ap',
      whole: 'kopā|svars',
    },
    ro: {
      each: 'fiecare|bucata',
      atOnce: 'o dată|deodată',
      per: String.raw`per|(?:de|pe)(?=\s+(?:persoană|porție|bucată|clătită)(?!\p{L}))|la(?=\s+(?:litru|litrul|kilogram|kg)(?!\p{L}))`,
      every: 'fiecare',
      of: 'de',
      apiece: 'de câte|câte',
      about: 'aproximativ|aprox\\.?|circa|cca\\.?|cam',
      whole: 'total|cantitate|amestec|jumătate|sfert|rest|parte|peste|aproape|decât',
      next: 'și|sau|cu|în|pe|la|fiecare|pentru|apoi|din',
    },
    ca: {
      each: 'cadascuna?|cada un[ae]?|c/u',
      atOnce: 'alhora|a la vegada|cada vegada',
      per: String.raw`per(?=\s+(?:persona|litre|quilo|kg|unitat|peça|ració|cap|plat|motlle|crep|cada)(?!\p{L}))`,
      every: 'cada',
      of: "de|d['’]",
      food: "de|d['’]|del",
      about: "uns|unes|d['’]uns|d['’]unes|aproximadament|aprox\\.?",
      whole: 'total|pes|quantitat|barreja|meitat|terç|quart|resta|part|menys|més|partir|lloc',
    },
    gl: {
      each: 'cada un(?:ha)?|c/u',
      atOnce: 'á vez|cada vez|por vez',
      per: String.raw`por(?=\s+(?:persoa|litro|quilo|kg|unidade|peza|ración|porción|cunca|cabeza|prato|molde|filloa)(?!\p{L}))`,
      every: 'cada',
      of: 'de',
      food: 'de|do|da',
      about: 'uns|unhas|aproximadamente|aprox\\.?|arredor de|preto de',
      whole: 'total|peso|cantidade|mestura|metade|terzo|cuarto|resto|parte|menos|máis|partir|lugar',
    },
    af: {
      each: 'elk|per stuk',
      atOnce: "op ['’]n slag|op een slag",
      per: 'per',
      every: 'elke',
      of: 'van',
      ofCounted: 'à',
      about: 'ca\\.?|ongeveer|omtrent|sowat',
      whole: 'totaal|gewig|hoeveelheid|mengsel|helfte|deel|res',
      next: 'en|of|met|in|op|elk|per|vir|uit|vorm|verdeel',
    },
    fi: {
      each: 'kukin|kappale|/kpl|kpl|:n',
      atOnce: String.raw`kerrallaan|\p{L}+\s+koh(?:ti|den)`,
      per: 'per',
      every: 'jokai(?:nen|seen|selle|sta|sen)|kuhunkin|kunkin',
      of: 'à',
      about: 'noin|n\\.|suunnilleen',
      whole: 'yhteensä|paino',
    },
    hu: {
      each: '[-‑](?:os|es|ös)',
      atOnce: 'egyszerre|(?:személyen|adagon|darabon|literen|kilón|kilogrammon|palacsintán|fejen|egyen)ként',
      per: never,
      every: String.raw`minde[ng]\p{L}*`,
      of: 'à',
      apiece: '(?:személyen|adagon|darabon|literen|kilón|kilogrammon|palacsintán|fejen|egyen)ként',
      about: 'kb\\.?|körülbelül|nagyjából|mintegy',
      whole: 'összesen|súly',
    },
    el: {
      each: String.raw`(?:το|η|ο|τον|την)\s+καθ(?:ένα|εμία|εμιά|ένας|έναν)|έκαστο`,
      atOnce: 'τη φορά|κάθε φορά',
      per: 'ανά',
      every: 'κάθε',
      of: 'των',
      ofCounted: 'από|βάρους',
      about: 'περίπου',
      whole: 'σύνολο|βάρος|μείγμα|ποσότητα|μισό|υπόλοιπο',
      next: 'και|ή|με|σε|στο|στη|στην|στον|το|η|ο|για|ανά|περίπου',
    },
    tr: {
      each: String.raw`['’]?(?:l[ıiuü]k|er)\p{L}*|her biri|tanesi`,
      atOnce: 'her seferinde|seferde',
      per: never,
      every: 'her',
      of: 'her biri|tanesi',
      apiece: 'her biri|her birine|tanesi|(?:kişi|adet|parça) başı(?:na)?',
      about: 'yaklaşık|aşağı yukarı',
      whole: 'toplam|ağırlık',
    },
    he: {
      each: 'כל אחד|כל אחת|לכל אחד|לכל אחת|ליחידה|לאדם|לסועד|לליטר|לקילו|למנה',
      atOnce: 'בכל פעם',
      per: 'לכל',
      every: 'כל|לכל',
      of: 'של|במשקל',
      ofCounted: 'בני|בנות',
      apiece: 'כל אחד|כל אחת',
      about: 'כ[-־]?|בערך',
      whole: 'סך הכל|משקל|תערובת|כמות|חצי|שאר',
      next: 'כל|לכל|או|על|עם',
    },
    ar: {
      each: 'لكل منها|لكل قطعة|لكل واحدة|لكل شخص|للقطعة|للواحدة|للشخص',
      atOnce: 'في كل مرة',
      per: 'لكل',
      every: 'كل|لكل',
      of: 'بوزن|تزن|وزنها|زنة',
      apiece: 'كل منها|كل واحدة|كل قطعة|وزن الواحدة|وزن القطعة',
      about: 'حوالي|نحو|تقريبا',
      whole: 'مجموع|خليط|كمية|نصف|باقي',
    },
    vi: {
      each: String.raw`(?:mỗi|một)\s+(?:cái|viên|phần|chiếc|miếng|người)`,
      atOnce: 'mỗi lần|một lần',
      per: 'cho mỗi|mỗi',
      every: 'mỗi',
      of: 'nặng',
      apiece: 'mỗi (?:cái|viên|phần|chiếc|miếng|người)',
      about: 'khoảng|chừng|độ',
      whole: 'tổng|trọng lượng',
    },
  }),
);

/** Patterns of scripts that put no spaces between words; `head` is the text before the amount and `tail` the text behind it. */
export interface DensePieces {
  head: RegExp;
  tail: RegExp;
  /** The number of pieces, in the text before the words of `head`. */
  count: RegExp;
}

/** In "A and B, 1 tbsp each", Japanese and Chinese use 各 and ずつ for foods of the recipe, which grow: neither is enough alone. */
export const densePieces = new Map<string, DensePieces>(
  Object.entries({
    ja: {
      head: /(?:[1１一ひと](?:個|枚|本|人|人分|つ|切れ|玉|斤|匹|尾)(?:あたり|当たり|当り|につき|分)?|(?:リットル|L|カップ|kg)(?:あたり|当たり|につき))(?:は|が)?(?:約|およそ)?$/u,
      tail: /^ずつ(?:に|で)?(?:分|丸|切|取|計|量|小分|のせ|乗せ|包|詰)/u,
      count: /(?<![\d.,])(\d+)(?:等分|分割|個|枚|本|つ|切れ|玉)[^。\d]{0,12}$/u,
    },
    zh: {
      head: /(?:每(?:一?[个個份块塊片张張只隻颗顆粒人次碗杯升条條])?(?:小?面团|小?麵團|剂子)?|[个個份块塊]重)(?:大?[约約]|重[约約]?|[为為]|(?:里|裡|上|中)?[放加包填抹涂塗舀倒]入?)?$/u,
      tail: /^(?:左右)?(?:一|1)[个個份块塊片张張只隻颗顆粒人](?!半)/u,
      count: /(?<![\d.,])(\d+)(?:等?份|[个個块塊片张張只隻颗顆粒])[^。\d]{0,12}$/u,
    },
    ko: {
      head: /(?:각각|각\s?(?:개|장)에|(?:개|장|덩이)마다|(?:개|인|장|명|사람|인분|덩이|덩어리|리터|컵|kg)당)\s*(?:약\s*)?$/u,
      tail: /^씩\s*(?:으?로\s*)?(?:나누|나눠|나눈|분할|떼|잘라|둥글|빚|만들)/u,
      count: /(?<![\d.,])(\d+)(?:등분|개|장|덩이|덩어리)[^.\d]{0,12}$/u,
    },
  }),
);
