/** Words of a language that say where and how a step is done, separated by "|"; a final "+" stands for any ending. */
export interface FactWords {
  /** Words between two actions. */
  joint: string;
  /** The appliance, and verbs for which it is used. */
  oven: string;
  bake: string;
  fridge: string;
  freezer: string;
  /** Pans, in which food is fried where the verb could mean the oven. */
  pan: string;
  /** Heat of the hob. */
  flame: string;
  /** Verbs of the hob that need no attention. */
  simmer: string;
  /** Verbs of the hob that keep the hands busy. */
  fry: string;
  /** Verbs that mean the oven if a temperature is named, else the hob. */
  cook: string;
  /** Waiting that is done at room temperature if no other place is named. */
  rest: string;
  /** The same, but it only takes time if one is named. */
  soak: string;
  marinate: string;
  /** Takes something out of the fridge or off the heat. */
  out: string;
  /** Verbs that keep the hands busy. */
  hands: string;
  stir: string;
  sometimes: string;
  eachSide: string;
  last: string;
  dayBefore: string;
  overnight: string;
  week: string;
  month: string;
  /** Number words before weeks and months, from one on. */
  numbers: string;
}

export const factWords = new Map<string, FactWords>(
  Object.entries({
    en: {
      joint: 'and|then|before|until',
      oven: 'oven',
      bake: 'bake|bakes|roast|roasts|baking for|roasting for',
      fridge: 'fridge|refrigerator|refrigerate|chill|chills',
      freezer: 'freezer|freeze',
      pan: 'frying pan|skillet|griddle|wok',
      flame: 'low heat|medium heat|high heat|gentle heat|moderate heat|hob|stove|stovetop|bain-marie|double boiler',
      simmer: 'simmer|simmers|bubble|boil|boils|poach|blanch|steam|heat|reheat|warm through|melt|reduce|stew|parboil',
      fry: 'fry|frying for|sauté|saute|sear|sweat|brown the|brown them|brown it|brown on|toast|stir-fry|deep-fry|soften the|caramelise|caramelize|cook, stirring|cook while stirring',
      cook: 'cook|cooks|braise|grill',
      rest: 'rest|rise|rises|prove|proof|stand|cool|cools|sit|infuse|steep|ferment|drain for|swell|relax|thicken|set aside|thaw|defrost',
      soak: 'soak|leave|ahead|drain|macerate|salt',
      marinate: 'marinate|brine|cure',
      out: 'out of the fridge|out of the refrigerator|from the fridge|from the refrigerator|off the heat|from the heat|out of the freezer',
      hands:
        'knead|whisk|beat|mix|whip|rub|cream the|cream together|fold|blend|roll|shape|work|mash|pound|grate|peel|chop|slice|trim',
      stir: 'stir|stirring|whisking',
      sometimes: 'occasionally|now and then|from time to time|once in a while|often enough|once|sometimes',
      eachSide: 'each side|per side|a side|both sides|either side',
      last: 'just before serving|right before serving|at the last moment|at the last minute|serve immediately|serve at once|serve right away|serve straight away|immediately before serving',
      dayBefore: 'day before|night before|evening before|day ahead|previous day|day in advance',
      overnight: 'overnight|over night|all night',
      week: 'week|weeks',
      month: 'month|months',
      numbers: 'a,one|two|three|four|five|six',
    },
    de: {
      joint: 'und|dann|danach|anschließend|bevor|bis|erst dann',
      oven: 'ofen|backofen|rohr|backrohr|umluft|heißluft|ober-/unterhitze|oberhitze|unterhitze',
      bake: 'backen|weiterbacken|überbacken|fertigbacken|ausbacken lassen|gebacken',
      fridge: 'kühlschrank|kalt stellen|kaltstellen|kühl stellen|kühlstellen|kühlen|kalt gestellt|gekühlt',
      freezer: 'gefrierfach|gefrierschrank|tiefkühler|tiefkühlfach|tiefkühlschrank|einfrieren|gefrieren',
      pan: 'pfanne|in öl|in butter|in butterschmalz|in fett',
      flame:
        'herd|kochplatte|schwacher hitze|mittlerer hitze|starker hitze|kleiner hitze|niedriger hitze|geringer hitze|hoher hitze|kleiner flamme|wasserbad',
      simmer:
        'köcheln|köchelt|kochen|aufkochen|sieden|dämpfen|schmoren|erhitzen|erwärmen|garen|einkochen|reduzieren|blanchieren|schmelzen|simmern|pochieren|zerlassen|aufwärmen',
      fry: 'dünsten|andünsten|anbraten|braten|anschwitzen|schwitzen|anrösten|rösten|frittieren|ausbacken|karamellisieren|bräunen|anschmoren',
      cook: 'grillen|fertig garen',
      rest: 'gehen|ruhen|rasten|ziehen|stehen|abkühlen|auskühlen|erkalten|abtropfen|quellen|reifen|akklimatisieren|raumtemperatur|zimmertemperatur|auftauen|antauen|entspannen|setzen|warten|einwirken|durchziehen|ziehenlassen',
      soak: 'einweichen|wässern|entwässern',
      marinate: 'marinieren|einlegen|beizen|mariniert',
      out: 'aus dem kühlschrank|vom herd|von der platte|vom feuer|aus dem gefrierfach',
      hands:
        'kneten|verkneten|schlagen|aufschlagen|rühren|verrühren|mischen|mixen|pürieren|formen|ausrollen|schneiden|schälen|reiben',
      stir: 'rühren|rührend|ständigem rühren|stetigem rühren',
      sometimes: 'gelegentlich|gelegentlichem|ab und zu|hin und wieder|zwischendurch|öfter|einmal',
      eachSide: 'jeder seite|pro seite|je seite|beiden seiten|jede seite',
      last: 'kurz vor dem servieren|direkt vor dem servieren|unmittelbar vor dem servieren|erst vor dem servieren|sofort servieren|gleich servieren|sofort anrichten|im letzten moment|sofort essen',
      dayBefore: 'am vortag|tag vorher|tag zuvor|tags zuvor|am vorabend|abend vorher|abend zuvor',
      overnight: 'über nacht|eine nacht|die ganze nacht',
      week: 'woche|wochen',
      month: 'monat|monate|monaten',
      numbers: 'eine,ein,einen|zwei|drei|vier|fünf|sechs',
    },
    fr: {
      joint: 'et|puis|ensuite|avant|jusqu',
      oven: 'four|enfourner|enfournez',
      bake: 'rôtir|rôtissez|gratin+|enfourn+|cuire au four',
      fridge: 'réfrigérateur|frigo|frigidaire|au frais|au froid|réfrigérer|réfrigérez',
      freezer: 'congélateur|congeler|congelez|surgeler',
      pan: 'poêle|sauteuse|wok',
      flame: 'feu doux|feu vif|feu moyen|petits bouillons|eau bouillante|petit feu|bain-marie',
      simmer:
        'mijot+|bouillir|ébullition|frémir|pocher|pochez|blanchir|blanchissez|chauff+|réchauff+|réduire|réduisez|fondre|vapeur|compoter',
      fry: 'revenir|suer|saisi+|dorer|dorez|rissol+|frire|poêl+|color+|sauter|blondir|caramélis+|torréfi+',
      cook: 'cuire|cuisez|cuisson|braiser|braisez|griller|laisser cuire',
      rest: 'lever|reposer|pousser|refroidir|tiédir|infuser|dégorger|égoutter|gonfler|température ambiante|macérer|sécher|décongeler|détendre|pause',
      soak: 'tremper|attendre|laisser|prendre|patienter',
      marinate: 'mariner|marinez',
      out: 'du réfrigérateur|du frigo|hors du feu|du congélateur',
      hands: 'pétri+|fouett+|battre|battez|monter|montez|mélang+|travaill+|mixer|mixez|façonn+|malax+|épluch+|éminc+',
      stir: 'remuant|remuer|remuez|mélangeant|fouettant',
      sometimes: 'de temps en temps|de temps à autre|régulièrement|parfois|une fois|occasionnellement',
      eachSide: 'de chaque côté|par face|par côté|sur chaque face|de chaque face|chaque face',
      last: 'au dernier moment|juste avant de servir|au moment de servir|servir aussitôt|servez aussitôt|servir immédiatement|servez immédiatement|servir sans attendre|servir tout de suite|servez sans attendre',
      dayBefore: 'la veille|le jour précédent|un jour à l’avance',
      overnight: "toute une nuit|une nuit|toute la nuit|pendant la nuit|d'un jour à l'autre",
      week: 'semaine|semaines',
      month: 'mois',
      numbers: 'une,un|deux|trois|quatre|cinq|six',
    },
    it: {
      joint: 'e|poi|quindi|dopo|prima|fino|fino a',
      oven: 'forno|inforn+',
      bake: 'inforn+|gratin+',
      fridge: 'frigorifero|frigo|al fresco|refrigerare',
      freezer: 'freezer|congelatore|congelare|surgelare',
      pan: 'padella|wok',
      flame:
        'fuoco basso|fuoco dolce|fuoco lento|fuoco vivo|fuoco medio|fiamma bassa|fiamma viva|fiamma media|bagnomaria',
      simmer:
        'sobboll+|bolli+|bollore|ebollizione|lessa+|scald+|riscald+|scioglie+|sciogli|stuf+|sbollent+|ridurre|riduci|fondere',
      fry: 'soffrigg+|rosol+|frigg+|appass+|imbiond+|dora|dorare|dorate|salta|saltare|tost+|scott+|caramell+',
      cook: 'cuocere|cuocete|cuoci|cottura|prosegui+|bras+|griglia+|arrosti+',
      rest: 'lievitare|riposare|raffreddare|intiepidire|infusione|scolare per|temperatura ambiente|maturare|sotto sale|asciugare|scongelare|macerare|fuori frigo|gonfiare',
      soak: 'ammollo|ammollare|lasciare',
      marinate: 'marinare|marinatura',
      out: 'dal frigorifero|dal frigo|dal fuoco|dal freezer|spegnere',
      hands:
        'impasta|impastare|impastate|impastando|monta+|sbatt+|mescol+|lavor+|frull+|mantec+|amalgam+|battere|batti|pela+|affett+|trita+',
      stir: 'mescolando|mescolare|rimestando',
      sometimes: 'di tanto in tanto|ogni tanto|di quando in quando|una volta|saltuariamente',
      eachSide: 'per lato|per parte|da ogni lato|da entrambi i lati|ogni lato',
      last: "all'ultimo momento|all’ultimo momento|appena prima di servire|poco prima di servire|subito prima di servire|al momento di servire|servire subito|servite subito|servire immediatamente",
      dayBefore: 'giorno prima|sera prima|il giorno precedente|la sera precedente|alla vigilia',
      overnight: 'tutta la notte|una notte|per la notte|durante la notte',
      week: 'settimana|settimane',
      month: 'mese|mesi',
      numbers: 'una,un|due|tre|quattro|cinque|sei',
    },
    es: {
      joint: 'y|e|luego|después|antes|hasta',
      oven: 'horno',
      bake: 'horne+|gratin+',
      fridge: 'nevera|frigorífico|refrigerador|refrigerar|refrigera|refrigere|heladera',
      freezer: 'congelador|congelar|congela|congele',
      pan: 'sartén|wok',
      flame: 'fuego lento|fuego suave|fuego bajo|fuego medio|fuego vivo|fuego fuerte|fuego alto|baño maría',
      simmer:
        'herv+|hierv+|ebullición|escald+|calient+|calent+|recalent+|guis+|derret+|derrit+|reduc+|estof+|cocer|cuez+|cuec+|cueza',
      fry: 'sofr+|fre+|frí+|dora|dore|dorar|poch+|salte+|rehog+|sell+|tuest+|tost+|carameliz+|marca+',
      cook: 'cocinar|cocine|cocina|asar|asa|ase|brasear',
      rest: 'levar|reposar|enfriar|infusionar|fermentar|templar|escurrir durante|temperatura ambiente|fermente|repose|enfríe|leve|descansar|hidratar|descongelar',
      soak: 'remojo|remojar|dejar|desalar|con sal',
      marinate: 'marinar|macerar|adobar',
      out: 'de la nevera|del frigorífico|del refrigerador|del fuego|del congelador',
      hands: 'amas+|bate|bata|bati+|mezcl+|mont+|trabaj+|tritur+|pela|pelar|pele|pica|picar|corta+|varillas',
      stir: 'removiendo|remover|mezclando',
      sometimes: 'de vez en cuando|ocasionalmente|a ratos|una vez',
      eachSide: 'por cada lado|por lado|de cada lado|cada lado|por ambos lados|por cara',
      last: 'justo antes de servir|en el último momento|a último momento|en el momento de servir|servir inmediatamente|servir enseguida|servir de inmediato|servir al momento|sirva inmediatamente',
      dayBefore: 'día anterior|noche anterior|víspera|día antes|noche antes',
      overnight: 'toda la noche|una noche|de un día para otro|durante la noche',
      week: 'semana|semanas',
      month: 'mes|meses',
      numbers: 'una,un|dos|tres|cuatro|cinco|seis',
    },
    nl: {
      joint: 'en|dan|daarna|vervolgens|voordat|tot',
      oven: 'oven|hetelucht',
      bake: 'bak|bakken|rooster|roosteren|gratineer|gratineren|braad in de oven',
      fridge: 'koelkast|koel weg|afgekoeld bewaren',
      freezer: 'vriezer|vriesvak|vries in|invriezen|diepvries',
      pan: 'pan|koekenpan|olie|boter|wok',
      flame: 'laag vuur|hoog vuur|middelhoog vuur|zacht vuur|matig vuur|halfhoog vuur|au bain-marie',
      simmer:
        'pruttelen|sudderen|kook|koken|kook|stoof|stoven|stoom|verhit|verwarm|smelt|pocheer|blancheer|inkoken|opwarmen',
      fry: 'roerbak|roerbakken|fruit|fruiten|smoor|smoren|aanbraden|braad|schroei|frituur|karamelliseer|rooster in|zweten|zweet',
      cook: 'gaar|garen|gril',
      rest: 'rijzen|rusten|afkoelen|trekken|staan|uitlekken|kamertemperatuur|koelen|weg|opzij|ontdooien|intrekken|wachten',
      soak: 'week|weken|opstijven|wellen',
      marinate: 'marineren|marineer|pekelen',
      out: 'uit de koelkast|van het vuur|uit de vriezer',
      hands: 'kneed|kneden|klop|kloppen|mix|mixen|roer|roeren|meng|mengen|pureer|snijd|schil|rol',
      stir: 'roer|roeren|roerend|al roerend',
      sometimes: 'af en toe|nu en dan|regelmatig|een keer|zo nu en dan',
      eachSide: 'elke kant|per kant|aan elke kant|beide kanten|iedere kant',
      last: 'vlak voor het serveren|vlak voor het opdienen|net voor het serveren|op het laatste moment|serveer direct|serveer meteen|dien direct op|serveer onmiddellijk|direct serveren',
      dayBefore: 'dag ervoor|dag van tevoren|avond van tevoren|avond ervoor|dag eerder|vorige dag',
      overnight: 'een nacht|de hele nacht|gedurende de nacht|overnacht|nachtje',
      week: 'week|weken',
      month: 'maand|maanden',
      numbers: 'een,één|twee|drie|vier|vijf|zes',
    },
    pt: {
      joint: 'e|depois|então|antes|até',
      oven: 'forno',
      bake: 'ass[ea]|assar|assando|gratin+',
      fridge: 'frigorífico|geladeira|refrigere|refrigerar|frigo',
      freezer: 'congelador|freezer|congele|congelar',
      pan: 'frigideira|wok',
      flame: 'lume brando|fogo baixo|fogo médio|fogo alto|lume médio|lume forte|lume baixo|banho-maria|fogo brando',
      simmer: 'ferv+|coz+|escald+|aque[cç]+|derret+|reduz+|estuf+|guis+|cozinh+',
      fry: 'refog+|frit+|dour+|suar|sel[ea]|selar|tost+|saltei+|grelh+',
      cook: 'cozedura|braseie',
      rest: 'levedar|repousar|descansar|arrefecer|esfriar|infusão|fermentar|escorrer por|temperatura ambiente|crescer|hidratar|descongelar|levede|repouse|descanse|arrefeça|esfrie|dobrar de',
      soak: 'molho de|demolhe|deixe|demolhar',
      marinate: 'marinar|marine|marinada',
      out: 'do frigorífico|da geladeira|do lume|do fogo|do congelador|do freezer',
      hands: 'amass+|bata|bater|mistur+|tritur+|trabalh+|sov+|descasqu+|corte|envolv+',
      stir: 'mexendo|mexa|mexer',
      sometimes: 'de vez em quando|ocasionalmente|às vezes|uma vez',
      eachSide: 'de cada lado|por lado|cada lado|dos dois lados',
      last: 'na hora de servir|antes de servir|no último momento|no momento de servir|sirva imediatamente|sirva de imediato|sirva logo|servir de imediato|mesmo antes de servir',
      dayBefore: 'véspera|dia anterior|noite anterior|dia antes',
      overnight: 'de um dia para o outro|toda a noite|durante a noite|a noite toda|uma noite',
      week: 'semana|semanas',
      month: 'mês|meses',
      numbers: 'uma,um|duas,dois|três|quatro|cinco|seis',
    },
    sv: {
      joint: 'och|sedan|därefter|innan|tills',
      oven: 'ugnen|ugn|varmluft',
      bake: 'grädda|gräddas|förgrädda|rosta i ugn|gratinera|ugnsbaka',
      fridge: 'kylen|kylskåp|kylskåpet|kyl|ställ kallt|kallt i',
      freezer: 'frysen|frys in|frys|frysfack',
      pan: 'panna|stekpanna|stekpannan|pannan|wok',
      flame: 'låg värme|svag värme|hög värme|medelvärme|vattenbad|plattan',
      simmer: 'sjuda|koka|puttra|värm|smält|ånga|bräsera|koka upp|hetta upp|pochera|förväll|reducera',
      fry: 'fräs|stek|bryn|mjukna|fritera|karamellisera|rosta',
      cook: 'tillaga|grilla',
      rest: 'jäsa|vila|svalna|dra|stå|rinna av|rumstemperatur|kallna|svälla|jäs|tina|vänta|droppa av',
      soak: 'blöt|blötlägg',
      marinate: 'marinera|rimma|grava',
      out: 'ur kylen|ur kylskåpet|från värmen|ur frysen|från plattan',
      hands: 'knåda|vispa|rör|arbeta|mixa|blanda|skala|skiva|hacka|kavla|vänd ner',
      stir: 'rör|omrörning|vispa',
      sometimes: 'då och då|ibland|en gång|emellanåt',
      eachSide: 'varje sida|per sida|var sida|båda sidor',
      last: 'precis före servering|strax före servering|just före servering|precis innan servering|i sista stund|servera genast|servera direkt|servera omedelbart',
      dayBefore: 'dagen innan|dagen före|kvällen innan|kvällen före|dag i förväg',
      overnight: 'över natten|en natt|hela natten',
      week: 'vecka|veckor',
      month: 'månad|månader',
      numbers: 'en|två|tre|fyra|fem|sex',
    },
  } satisfies Record<string, FactWords>),
);
