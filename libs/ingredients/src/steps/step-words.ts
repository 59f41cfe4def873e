/** Words of a language for finding ingredients in steps, separated by spaces. */
export interface StepWords {
  /** Words that do not distinguish foods. */
  fillers: string;
  /** Words for kinds of food; such a word alone does not name a food. */
  kinds: string;
  /** Parts and forms of a food beside its name ("chicken breasts", "gousses d'ail"). */
  parts: string;
  /** Words that form another food with the word before ("tomato sauce") or, in Romance languages, after them ("sauce tomate"). */
  products: string;
  /** Words for a share of a food, of which some is left. */
  some: string;
  /** Words for the rest of a food. */
  rest: string;
  and: string;
  /** True if the head of a noun phrase comes first. */
  headFirst: boolean;
  /** Words between a noun and its complement. */
  of: string;
}

const words = new Map<string, StepWords>(
  Object.entries({
    en: {
      fillers:
        'a an the of for with without and or to in into on at from your some any more few each other all plus about half',
      kinds:
        'brown golden white black red green yellow dark light pink purple fresh dried ground large small medium big extra virgin plain all purpose self raising whole chopped sliced diced minced grated crushed melted softened cold warm hot boiling cooked raw ripe frozen canned tinned sweet sour hard soft baby boneless skinless lean smoked unsalted salted double heavy single thick thin fine coarse sea kosher table granulated caster icing powdered vegetable long grain short wild organic good quality dry roasted toasted toasting strong bread baking cooking spring new free range finely roughly freshly',
      parts:
        'breast thigh leg wing drumstick fillet shoulder belly loin chop mince steak cube piece clove floret leaf wedge slice stalk stick sprig bunch head rib bulb pod half can tin strip chunk',
      products:
        'sauce paste juice zest powder stock broth mixture wash syrup bread dough batter cooker peel rind puree jam soup stew salad mix marinade dressing glaze crumble cake pie filling topping layer skin shell water spray knife pot pan tin dish bean beans oil vinegar flour milk cream butter seed seeds noodle noodles pudding crust foam white whites yolk yolks salt sugar',
      some: 'half some part most pinch little third quarter tablespoon',
      rest: 'remaining rest remainder reserved other',
      and: 'and or &',
      headFirst: false,
      of: 'of',
    },
    de: {
      fillers:
        'der die das den dem des ein eine einen einem einer und oder mit ohne zu zum zur in im ins auf an am aus von vom für etwas wenig mehr je ca nach bei noch alle allem alles',
      kinds:
        'braun goldbraun golden weiß weiße weißer schwarz schwarze schwarzer rot rote roter roten grün grüne grüner gelb gelbe frisch frische frischer frischen getrocknete getrockneter gemahlene gemahlener große großer kleine kleiner mittelgroße fein grob gehackt gehackte weiche weicher kalte kalter warme warmer warmes lauwarme lauwarmes heiße süße saure saurer saure reife reifer dicke dünne junge mehlige festkochende rohe geräucherter geräucherte magere ganze ganzer trockener trockene glatte krause neutrale neutrales gute bio',
      parts:
        'zehe scheibe stange zweig bund blatt stück würfel filet keule brust kopf dose stiel stängel knolle schote',
      products: 'sauce soße saft schale abrieb pulver brühe teig masse mischung mehl öl essig sirup suppe salat',
      some: 'hälfte etwas teil drittel viertel wenig prise esslöffel el',
      rest: 'rest restliche restlichen restlicher restliches übrige übrigen übriges beiseite',
      and: 'und oder sowie',
      headFirst: false,
      of: 'vom von',
    },
    fr: {
      fillers:
        'le la les l un une des du de d et ou avec sans à au aux en dans sur pour par plus environ chaque tout toute tous vos votre quelques peu bien',
      kinds:
        'brun blanc blanche noir noire rouge vert verte jaune doré dorée frais fraîche fraîches sec sèche séché moulu gros grosse grand petite petit moyen moyenne moyennes fin fine épais épaisse chaud chaude froid froide fondu râpé haché hachée mûr mûre doux douce extra vierge entier entière neuf nouvelle bon bonne liquide nature cru cuit cuits fumé demi fermes ferme',
      parts:
        'gousse tranche feuille branche brin filet blanc cuisse botte bouquet morceau dé lamelle rondelle tête boîte escalope pavé noix pincée',
      products:
        'jus zeste sauce purée concentré soupe bouillon pâte crème huile farine lait vinaigre sirop compote confiture gelée salade tarte gâteau fond coulis mélange écorce peau graine graines',
      some: 'moitié peu partie quart tiers pincée',
      rest: 'reste restant restante restants restantes autre',
      and: 'et ou',
      headFirst: true,
      of: 'de d',
    },
    es: {
      fillers:
        'el la los las un una unos unas de del y o con sin a al en para por más cada todo toda todos todas su sus lo unas poco bien',
      kinds:
        'moreno dorado blanco blanca negro negra rojo roja verde amarillo fresco fresca seco seca molido molida grande grandes pequeño pequeña mediano fino gruesa caliente frío fría tibia picado picada rallado maduro maduros dulce extra virgen entero entera redondo cocido cocidos crudo ahumado pardinas tierno líquida',
      parts:
        'diente rodaja hoja rama ramita filete pechuga muslo manojo trozo cubo lata bote cabeza lonja loncha pizca',
      products:
        'jugo zumo ralladura salsa puré pasta sopa caldo masa crema aceite harina leche vinagre jarabe mermelada ensalada mezcla piel cáscara semilla semillas pan',
      some: 'mitad poco parte cuarto tercio pizca',
      rest: 'resto restante restantes sobrante otro otra',
      and: 'y o e',
      headFirst: true,
      of: 'de del',
    },
    it: {
      fillers:
        'il lo la i gli le l un uno una dei degli delle del dello della dell di d e o con senza a al alla allo ai in nel nella sul sulla per da più ogni tutto tutta tutti tutte po poco bene',
      kinds:
        'bruno dorato bianco bianca nero nera rosso rossa verde giallo fresco fresca secco secca macinato grande grandi piccolo piccola medio fino grosso caldo calda freddo fredda tiepida tritato grattugiato maturo maturi dolce extravergine intero intera amaro fondente cotto cotti crudo affumicato dorata pelati vegetale',
      parts:
        'spicchio fetta foglia rametto filetto petto coscia mazzetto pezzo cubetto gambo costa testa pizzico ciuffo',
      products:
        'succo scorza salsa purè passata concentrato zuppa brodo pasta impasto crema olio farina latte aceto sciroppo marmellata insalata composto buccia semi pane sugo',
      some: 'metà poco parte quarto terzo pizzico',
      rest: 'resto restante restanti rimanente rimanenti rimasto altro altra',
      and: 'e o ed',
      headFirst: true,
      of: 'di d del della dello dell',
    },
  }),
);

export const stepWordsOf = (language: string): StepWords | undefined => words.get(language);

/** Words of a language for foods that a step names together. */
export interface GroupWords {
  /** Phrases for all ingredients that are left, of the section if there are sections. */
  all: RegExp;
  /** Beginnings of verbs and words with which a whole section is made: "mix the levain", "the dough ingredients". */
  making: RegExp;
  /** Phrases with the foods that they may stand for: "the dry ingredients", "grease the tin". */
  kinds: [phrase: RegExp, foods: RegExp][];
  /** Plurals that stand for all foods of a name: "the flours". */
  plurals: [phrase: RegExp, foods: RegExp][];
}

const flours = 'flour|sugar|salt|baking|cocoa|starch|cornflour|yeast|oats|powder|cinnamon|spice|semolina|almonds';

const groups = new Map<string, GroupWords>(
  Object.entries({
    en: {
      all: /\b(?:all (?:of )?(?:the )?(?:other )?ingredients|everything|(?:the )?(?:remaining|rest of the|other) ingredients)\b/i,
      making: /\b(?:mix|mak|prepar|combin|whisk|blend|ingredients)/i,
      plurals: [
        [/\bflours\b/i, /flour/i],
        [/\bsugars\b/i, /sugar/i],
        [/\boils\b/i, /oil/i],
      ],
      kinds: [
        [/\bdry ingredients|\bdry mix/i, new RegExp(flours, 'i')],
        [
          /\bwet ingredients|\bliquid ingredients|\bliquids\b/i,
          /milk|water|egg|oil|butter|cream|yog|juice|vanilla|honey|syrup|stock|wine|vinegar/i,
        ],
        [
          /\bspices?\b|\bseasonings?\b/i,
          /cumin|coriander|turmeric|curry|paprika|chil[il]|cinnamon|cardamom|clove|nutmeg|pepper|ginger|garam|allspice|fennel seed|mustard seed|saffron|cayenne|masala|salt|spice/i,
        ],
        [
          /\bherbs?\b/i,
          /parsley|basil|thyme|rosemary|oregano|dill|mint|coriander|cilantro|chives?|sage|tarragon|marjoram|bay/i,
        ],
        [/\bmeat\b/i, /beef|pork|lamb|veal|mince|chicken|turkey|sausage|bacon|steak|duck/i],
        [
          /\bvegetables\b|\bveg\b/i,
          /carrot|onion|celery|leek|pepper|courgette|zucchini|aubergine|eggplant|tomato|potato|pea|bean|broccoli|cauliflower|cabbage|spinach|mushroom|fennel|squash|pumpkin|parsnip|turnip/i,
        ],
        [/\bnuts\b/i, /almond|walnut|hazelnut|pecan|cashew|pistachio|nut\b|nuts\b/i],
        [/\bcheeses?\b/i, /cheese|parmesan|cheddar|mozzarella|gruy|feta|ricotta|pecorino|gouda|emmental/i],
        [/\b(?:grease|butter (?:a|the|an)|oil (?:a|the))\b/i, /butter|oil/i],
        [/\bseason\b/i, /salt|pepper/i],
      ],
    },
    de: {
      all: /(?:alle (?:übrigen |restlichen |anderen )?zutaten|(?:übrigen|restlichen|anderen) zutaten|rest der zutaten)/i,
      making: /(?:mischen|verrühren|zubereiten|herstellen|zutaten|anrühren|vermengen|kneten|ansetzen)/i,
      plurals: [[/mehle(?!\p{L})/iu, /mehl/i]],
      kinds: [
        [/trockenen? zutaten/i, /mehl|zucker|salz|backpulver|natron|kakao|stärke|hefe|haferflocken|zimt|grieß|mandel/i],
        [
          /(?:feuchten|nassen|flüssigen) zutaten/i,
          /milch|wasser|ei(?:er)?\b|öl|butter|sahne|joghurt|saft|vanille|honig|sirup|brühe|wein|essig/i,
        ],
        [
          /gewürze/i,
          /kreuzkümmel|koriander|kurkuma|curry|paprika|chili|zimt|kardamom|nelke|muskat|pfeffer|ingwer|piment|salz|safran/i,
        ],
        [
          /kräuter/i,
          /petersilie|basilikum|thymian|rosmarin|oregano|dill|minze|koriander|schnittlauch|salbei|majoran|lorbeer/i,
        ],
        [/fleisch/i, /rind|schwein|lamm|kalb|hack|hähnchen|huhn|pute|wurst|speck|steak|ente|gulasch/i],
        [
          /gemüse/i,
          /möhre|karotte|zwiebel|sellerie|lauch|paprika|zucchini|aubergine|tomate|kartoffel|erbse|bohne|brokkoli|blumenkohl|kohl|spinat|pilz|fenchel|kürbis/i,
        ],
        [/nüsse/i, /mandel|nuss|nüsse|pistazie|cashew/i],
        [/käse/i, /käse|parmesan|mozzarella|gouda|emmentaler|feta|gruy/i],
        [/fetten|einfetten/i, /butter|öl|margarine/i],
        [/würzen|abschmecken|salzen|pfeffern/i, /salz|pfeffer/i],
      ],
    },
    fr: {
      all: /(?:tous les (?:autres )?ingrédients|(?:les autres|le reste des) ingrédients|ingrédients restants)/i,
      making: /(?:mélang|prépar|faire|fait|ingrédients|fouett|pétri)/i,
      plurals: [
        [/farines/i, /farine/i],
        [/sucres/i, /sucre/i],
      ],
      kinds: [
        [
          /ingrédients secs|éléments secs/i,
          /farine|sucre|sel|levure|bicarbonate|cacao|fécule|maïzena|poudre|cannelle|semoule|amande/i,
        ],
        [
          /ingrédients (?:liquides|humides)|les liquides/i,
          /lait|eau|œuf|oeuf|huile|beurre|crème|yaourt|jus|vanille|miel|sirop|bouillon|vin/i,
        ],
        [
          /épices/i,
          /cumin|coriandre|curcuma|curry|paprika|piment|cannelle|cardamome|girofle|muscade|poivre|gingembre|safran|sel/i,
        ],
        [/herbes/i, /persil|basilic|thym|romarin|origan|aneth|menthe|coriandre|ciboulette|sauge|estragon|laurier/i],
        [/viandes?/i, /bœuf|boeuf|porc|agneau|veau|haché|poulet|dinde|saucisse|lard|steak|canard/i],
        [
          /légumes/i,
          /carotte|oignon|céleri|poireau|poivron|courgette|aubergine|tomate|pomme de terre|petits pois|haricot|brocoli|chou|épinard|champignon|fenouil|courge/i,
        ],
        [/fromages?/i, /fromage|parmesan|gruyère|emmental|comté|mozzarella|feta|chèvre/i],
        [/beurr(?:er|ez|é)(?!\p{L})/iu, /beurre/i],
        [/assaisonn|saler|salez|poivr(?:er|ez)/i, /sel(?!\p{L})|poivre/iu],
      ],
    },
    es: {
      all: /(?:todos los (?:demás )?ingredientes|(?:los demás|el resto de los|los otros) ingredientes|ingredientes restantes)/i,
      making: /(?:mezcl|prepar|hac|ingredientes|bat|amas)/i,
      plurals: [[/harinas/i, /harina/i]],
      kinds: [
        [/ingredientes secos/i, /harina|azúcar|sal|levadura|bicarbonato|cacao|maicena|canela|avena/i],
        [
          /ingredientes (?:líquidos|húmedos)|los líquidos/i,
          /leche|agua|huevo|aceite|mantequilla|nata|yogur|zumo|jugo|vainilla|miel|caldo|vino/i,
        ],
        [
          /especias/i,
          /comino|cilantro|cúrcuma|curry|pimentón|chile|canela|cardamomo|clavo|nuez moscada|pimienta|jengibre|azafrán|sal/i,
        ],
        [/hierbas/i, /perejil|albahaca|tomillo|romero|orégano|eneldo|menta|cilantro|salvia|laurel/i],
        [/carnes?/i, /ternera|cerdo|cordero|picada|pollo|pavo|salchicha|tocino|res|buey|chorizo/i],
        [
          /verduras|vegetales/i,
          /zanahoria|cebolla|apio|puerro|pimiento|calabacín|berenjena|tomate|patata|papa|guisante|judía|brócoli|coliflor|col|espinaca|champiñón|calabaza/i,
        ],
        [/quesos?/i, /queso|parmesano|mozzarella|manchego/i],
        [/engras|enmantec/i, /mantequilla|aceite/i],
        [/salpiment|sazon|salar/i, /sal(?!\p{L})|pimienta/iu],
      ],
    },
    it: {
      all: /(?:tutti gli (?:altri )?ingredienti|(?:gli altri|il resto degli|i restanti) ingredienti|ingredienti restanti)/i,
      making: /(?:mescol|prepar|ingredienti|impast|sbatt|unite)/i,
      plurals: [[/farine(?!\p{L})/iu, /farina/i]],
      kinds: [
        [/ingredienti secchi/i, /farina|zucchero|sale|lievito|bicarbonato|cacao|amido|fecola|cannella|semola/i],
        [/ingredienti liquidi|i liquidi/i, /latte|acqua|uov|olio|burro|panna|yogurt|succo|vaniglia|miele|brodo|vino/i],
        [
          /spezie/i,
          /cumino|coriandolo|curcuma|curry|paprica|paprika|peperoncino|cannella|cardamomo|garofano|noce moscata|pepe|zenzero|zafferano|sale/i,
        ],
        [/erbe|odori/i, /prezzemolo|basilico|timo|rosmarino|origano|aneto|menta|salvia|alloro/i],
        [/carni|carne/i, /manzo|maiale|agnello|vitello|macinato|macinata|pollo|tacchino|salsiccia|pancetta|bistecca/i],
        [
          /verdure|soffritto/i,
          /carot|cipoll|sedano|porr|peperon|zucchin|melanzan|pomodor|patat|pisell|fagiol|broccol|cavol|spinac|fungh|finocchi|zucca/i,
        ],
        [/formaggi?o?\b/i, /formaggio|parmigiano|pecorino|mozzarella|ricotta|grana/i],
        [/imburr|ungete|ungere/i, /burro|olio/i],
        [/salate|salare|pepate|regolate di/i, /sale(?!\p{L})|pepe/iu],
      ],
    },
  }),
);

export const groupWordsOf = (language: string): GroupWords | undefined => groups.get(language);
