import type { Span } from './parsed.ts';

/** Words, as patterns, by which a text says that an amount is meant for one of several pieces. */
interface PieceWords {
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

const words = new Map<string, PieceWords>(
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
  }),
);

interface PiecePatterns {
  each: RegExp;
  per: RegExp;
  perBefore: RegExp;
  rate: RegExp;
  rateBefore: RegExp;
  atOnce: RegExp;
  every: RegExp;
  everyBefore: RegExp;
  of: RegExp;
  counted: RegExp;
  apiece: RegExp;
  /** The text behind the amount of a thing, which names no food. */
  end: RegExp;
  count: RegExp;
}

const word = String.raw`[^\s\d.,;:()]+`;
const compiled = new Map<string, PiecePatterns>();
const never = '(?!)';

function compile(own: PieceWords): PiecePatterns {
  const begin = String.raw`(?<![\p{L}\p{M}])`;
  const border = String.raw`(?![\p{L}\p{M}])`;
  const any = (list = never) => `${begin}(?:${list})`;
  const about = String.raw`(?:(?:${own.about})\s*)?`;
  const elided = String.raw`(?:(?<=['’])|${border})`;
  const ofCounted = [own.of, own.ofCounted, own.apiece].filter(Boolean).join('|');
  const end = own.food
    ? String.raw`^(?!\s*(?:${own.food})${elided})`
    : own.next
      ? String.raw`^\s*(?:$|[.,;:)!?]|(?:${own.next})${border})`
      : String.raw`^(?!\s+\p{Lu})`;
  const pattern = (source: string, flags = 'iu') => new RegExp(source, flags);
  return {
    each: pattern(String.raw`^[\s,]*${any(own.each)}${border}`),
    per: pattern(String.raw`^(?:\s+${word}){0,5}?\s+(?:${own.per})\s+\p{L}`),
    perBefore: pattern(
      String.raw`(?:^|[.,;:(]\s*)${any(own.per)}\s+\p{L}[^\s.;:()]*(?:\s+[^\s.;:()]+){0,3}?\s+${about}$`,
    ),
    rate: pattern(String.raw`^(?:\s+${word}){0,3}?\s+(?:${own.per}|auf|per)\s+\d`),
    rateBefore: pattern(String.raw`\d[^.;:()]{0,40}\s(?:per|pro|je|auf|par|ogni)\s*$`),
    atOnce: pattern(String.raw`^(?:\s+${word}){0,4}?\s+(?:${own.atOnce ?? never})${border}`),
    every: pattern(
      String.raw`^(?:\s+[^\s.,;:()]+){1,6}?\s+(?:${own.every})${border}(?!\s+(?:addition|time|Mal|fois|volta|vez|other))`,
    ),
    everyBefore: pattern(String.raw`(?:^|[.,;:(]\s*|\s)(?:${own.every})(?:\s+${word}){0,3}\s+${about}$`),
    of: pattern(String.raw`(?<!${begin}(?:${own.whole})\s+)(?<=\p{L}\s+)(?:${own.of})\s*${about}$`),
    counted: pattern(String.raw`(?<![\d.,/])\d+(?:\s+${word}){1,3}\s+(?:${ofCounted})\s*${about}$`),
    apiece: pattern(String.raw`${any(own.apiece)}\s+${about}$`),
    end: pattern(end, own.food || own.next ? 'iu' : 'u'),
    count: pattern(String.raw`(?<![\d.,/–-])(\d+)(?:\s+${word}){1,4}?\s*[(,]?\s*(?:(?:${ofCounted})\s*)?${about}$`),
  };
}

/** Maximum length of the text around an amount that is looked at; bounds the time for long texts. */
const maxContext = 120;
const clauseStart = /[;:!?\n]|\.(?=\s+\p{Lu})/gu;

/**
 * Tells whether an amount of a running text is meant for one of several pieces, so that it stays when the recipe grows. `count` is the
 * place of the number of pieces, which grows: the "12" of "12 pieces (about 65 g each)".
 */
export function perPiece(
  text: string,
  { span, quantityMax }: { span: Span; quantityMax: number | null },
  language: string,
): { count: Span | null } | null {
  const own = words.get(language);
  if (!own) return null;
  const patterns = compiled.get(language) ?? compile(own);
  compiled.set(language, patterns);
  const earliest = Math.max(0, span[0] - maxContext);
  const from = [...text.slice(earliest, span[0]).matchAll(clauseStart)].at(-1);
  const start = earliest + (from ? from.index + from[0].length : 0);
  const head = text.slice(start, span[0]);
  const tail = text.slice(span[1], span[1] + maxContext).split(/[;:!?\n]|\.(?=\s+\p{Lu}|\s*$)/u)[0] ?? '';
  const isEach = patterns.each.test(tail) || patterns.apiece.test(head);
  const isOfThings =
    quantityMax === null && patterns.end.test(tail) && (patterns.of.test(head) || patterns.counted.test(head));
  if (isEach || isOfThings) {
    const match = patterns.everyBefore.test(head.replace(/\d.*$/s, '')) ? null : patterns.count.exec(head);
    const at = match && start + match.index;
    return { count: match && at !== null ? [at, at + (match[1]?.length ?? 0)] : null };
  }
  const isRate =
    patterns.per.test(tail) ||
    patterns.perBefore.test(head) ||
    patterns.rate.test(tail) ||
    (patterns.rateBefore.test(head) && /^\s*\p{L}/u.test(tail)) ||
    patterns.atOnce.test(tail) ||
    patterns.every.test(tail) ||
    patterns.everyBefore.test(head);
  return isRate ? { count: null } : null;
}
