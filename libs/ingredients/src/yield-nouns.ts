/** Things that recipes make, as singular and plural, by language. Words without a plural of their own are not listed. */
const nouns = new Map<string, string>(
  Object.entries({
    en: `loaf|loaves cake|cakes pie|pies tart|tarts round|rounds quiche|quiches pizza|pizzas bun|buns roll|rolls cookie|cookies
biscuit|biscuits muffin|muffins cupcake|cupcakes scone|scones pancake|pancakes waffle|waffles brownie|brownies bar|bars
slice|slices piece|pieces portion|portions serving|servings batch|batches tray|trays pan|pans dish|dishes jar|jars bottle|bottles
glass|glasses bowl|bowls cup|cups ball|balls baguette|baguettes bagel|bagels croissant|croissants bread|breads flatbread|flatbreads
tortilla|tortillas burger|burgers sandwich|sandwiches wrap|wraps dumpling|dumplings pastry|pastries doughnut|doughnuts donut|donuts
tartlet|tartlets galette|galettes cheesecake|cheesecakes pudding|puddings casserole|casseroles soup|soups person|people
patty|patties sausage|sausages meringue|meringues macaron|macarons tin|tins crust|crusts base|bases sheet|sheets stick|sticks
skewer|skewers egg|eggs`,
    de: `Torte|Torten Brot|Brote Laib|Laibe Kuchen|Kuchen Blech|Bleche Portion|Portionen Person|Personen Stück|Stück Pizza|Pizzen
Quiche|Quiches Tarte|Tartes Form|Formen Springform|Springformen Kastenform|Kastenformen Glas|Gläser Flasche|Flaschen Brötchen|Brötchen
Semmel|Semmeln Zopf|Zöpfe Keks|Kekse Plätzchen|Plätzchen Waffel|Waffeln Pfannkuchen|Pfannkuchen Knödel|Knödel Kugel|Kugeln
Scheibe|Scheiben Rolle|Rollen Stollen|Stollen Gugelhupf|Gugelhupfe Strudel|Strudel Auflauf|Aufläufe Topf|Töpfe Schüssel|Schüsseln
Tasse|Tassen Baguette|Baguettes Brezel|Brezeln Fladenbrot|Fladenbrote Boden|Böden Tortenboden|Tortenböden Rezept|Rezepte
Dutzend|Dutzend Muffin|Muffins Burger|Burger Spieß|Spieße Pfund|Pfund Teil|Teile`,
    fr: `tarte|tartes gâteau|gâteaux quiche|quiches pain|pains brioche|brioches pizza|pizzas personne|personnes portion|portions
part|parts pièce|pièces boule|boules baguette|baguettes moule|moules plaque|plaques pot|pots bocal|bocaux bouteille|bouteilles
crêpe|crêpes gaufre|gaufres biscuit|biscuits cookie|cookies muffin|muffins madeleine|madeleines verrine|verrines ramequin|ramequins
cake|cakes tartelette|tartelettes galette|galettes tourte|tourtes bûche|bûches terrine|terrines plat|plats verre|verres bol|bols
tasse|tasses macaron|macarons chou|choux éclair|éclairs croissant|croissants fournée|fournées tranche|tranches pâton|pâtons
soufflé|soufflés charlotte|charlottes`,
    it: `torta|torte pagnotta|pagnotte crostata|crostate pizza|pizze persona|persone porzione|porzioni pezzo|pezzi pane|pani teglia|teglie
stampo|stampi vasetto|vasetti bottiglia|bottiglie biscotto|biscotti fetta|fette focaccia|focacce ciambella|ciambelle panino|panini
crêpe|crêpes frittata|frittate polpetta|polpette dose|dosi barattolo|barattoli bicchiere|bicchieri filone|filoni panetto|panetti
tortino|tortini muffin|muffin ciabatta|ciabatte plumcake|plumcake panettone|panettoni colomba|colombe rotolo|rotoli`,
    es: `tarta|tartas pastel|pasteles pan|panes hogaza|hogazas pizza|pizzas persona|personas porción|porciones ración|raciones
pieza|piezas barra|barras bizcocho|bizcochos molde|moldes bandeja|bandejas bote|botes tarro|tarros botella|botellas galleta|galletas
magdalena|magdalenas tortilla|tortillas empanada|empanadas croqueta|croquetas quiche|quiches bollo|bollos vaso|vasos taza|tazas
comensal|comensales queque|queques flan|flanes rosca|roscas roscón|roscones`,
    pt: `bolo|bolos pão|pães torta|tortas tarte|tartes pizza|pizzas pessoa|pessoas porção|porções dose|doses pedaço|pedaços fatia|fatias
forma|formas tabuleiro|tabuleiros frasco|frascos garrafa|garrafas biscoito|biscoitos bolacha|bolachas panqueca|panquecas quiche|quiches
pudim|pudins copo|copos xícara|xícaras unidade|unidades`,
    nl: `taart|taarten brood|broden cake|cakes persoon|personen portie|porties stuk|stuks plak|plakken pizza|pizza's quiche|quiches
broodje|broodjes koekje|koekjes pannenkoek|pannenkoeken pot|potten fles|flessen vorm|vormen bol|bollen wafel|wafels muffin|muffins`,
    sv: `kaka|kakor tårta|tårtor bröd|bröd limpa|limpor person|personer portion|portioner bit|bitar plåt|plåtar paj|pajer pizza|pizzor
bulle|bullar form|formar burk|burkar flaska|flaskor våffla|våfflor pannkaka|pannkakor rulltårta|rulltårtor`,
    da: `kage|kager lagkage|lagkager brød|brød person|personer portion|portioner stykke|stykker plade|plader tærte|tærter pizza|pizzaer
bolle|boller form|forme glas|glas flaske|flasker vaffel|vafler pandekage|pandekager`,
    no: `kake|kaker brød|brød person|personer porsjon|porsjoner stykke|stykker brett|brett pai|paier pizza|pizzaer bolle|boller form|former
glass|glass flaske|flasker vaffel|vafler pannekake|pannekaker`,
  }),
);

interface YieldNoun {
  one: string;
  many: string;
  language: string;
}

let index: Map<string, YieldNoun[]> | undefined;

/** Nouns with this singular or plural, in any language; those that are written like the word come first. */
export function yieldNouns(word: string): readonly YieldNoun[] {
  index ??= indexNouns();
  const isWritten = ({ one, many }: YieldNoun) => one === word || many === word;
  return (index.get(word.toLowerCase()) ?? []).toSorted((a, b) => Number(isWritten(b)) - Number(isWritten(a)));
}

function indexNouns(): Map<string, YieldNoun[]> {
  const all = new Map<string, YieldNoun[]>();
  for (const [language, list] of nouns)
    for (const pair of list.split(/\s+/)) {
      const [one = '', many = ''] = pair.split('|');
      for (const form of new Set([one.toLowerCase(), many.toLowerCase()]))
        all.set(form, [...(all.get(form) ?? []), { one, many, language }]);
    }
  return all;
}

/** Numbers and articles that are numbers, which begin a yield: "one cake", "eine Torte". */
const spelled = new Map<string, string>(
  Object.entries({
    en: 'one=1 two=2 three=3 four=4',
    de: 'ein eine einen einem einer=1 zwei=2 drei=3 vier=4',
    fr: 'un une=1 deux=2 trois=3 quatre=4',
    it: 'un una uno=1 due=2 tre=3 quattro=4',
    es: 'un una uno=1 dos=2 tres=3 cuatro=4',
    pt: 'um uma=1 dois duas=2 três=3 quatro=4',
    nl: 'een één=1 twee=2 drie=3 vier=4',
    sv: 'en ett=1 två=2 tre=3 fyra=4',
    da: 'en et=1 to=2 tre=3 fire=4',
    no: 'en et ei=1 to=2 tre=3 fire=4',
  }),
);

/** The value of a spelled number in the language of its noun. */
export function spelledNumber(word: string, language: string): number | null {
  const groups = (spelled.get(language) ?? '').matchAll(/([^=]+)=(\d)\s?/g);
  for (const [, words = '', value] of groups) if (words.split(' ').includes(word.toLowerCase())) return Number(value);
  return null;
}
