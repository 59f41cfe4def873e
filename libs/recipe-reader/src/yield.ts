import { amountPattern, parseRange, toAsciiDigits } from '#ingredients';

const amount = new RegExp(amountPattern);

/** Longer texts are truncated, because the pattern is slow on them. */
const maxTextLength = 1000;

/** @returns the first number of a text, or the lower end of the range "4/6" */
export function firstNumber(text: string): number | null {
  const match = amount.exec(toAsciiDigits(text.slice(0, maxTextLength)));
  return (match && parseRange(match[0])?.[0]) ?? null;
}

const dozens = String.raw`(?:dozen|dozens|dozs?\.?|dutzend|douzaines?|docenas?|dozzin[ae]|dúzias?|dozijn(?:en)?|dussin|dusin|tusinaa?|tuzin(?:y|ów)?|tucet|tucty|tuctů|tucat|дюжин\p{L}*|ντουζίν\p{L}+|düzine)`;
const countedDozens = new RegExp(String.raw`(${amountPattern})?\s*${dozens}(?!\p{L})`, 'iu');
const halfDozen = new RegExp(
  String.raw`(?:half an?|half|une demi-?|demi-?|media|mezza|meia|ein halbes|een half)\s*${dozens}(?!\p{L})`,
  'iu',
);

const spelledNumbers: Record<string, number> = Object.fromEntries(
  [
    'one ein eine einen un une uno una um uma een en ett et jeden jedna',
    'two zwei deux dos due dois duas twee två to dwie dwa',
    'three drei trois tres tre três drie tre trzy',
    'four vier quatre cuatro quattro quatro vier fyra fire cztery',
    'five fünf cinq cinco cinque cinco vijf fem pięć',
    'six sechs six seis sei seis zes sex seks sześć',
    'seven sieben sept siete sette sete zeven sju syv siedem',
    'eight acht huit ocho otto oito acht åtta otte åtte osiem',
    'nine neun neuf nueve nove nove negen nio ni dziewięć',
    'ten zehn dix diez dieci dez tien tio ti dziesięć',
    'eleven elf onze once undici onze elf elva elleve jedenaście',
    'twelve zwölf douze doce dodici doze twaalf tolv tolv dwanaście',
  ].flatMap((words, i) => words.split(' ').map((word) => [word, i + 1] as const)),
);
const spelledNumber = new RegExp(String.raw`(?<!\p{L})(${Object.keys(spelledNumbers).join('|')})(?!\p{L})`, 'iu');
/** Sizes: "8-inch", "23 cm", "9x13". */
const size =
  /\d+(?:[.,]\d+)?(?:\s?[x×]\s?\d+(?:[.,]\d+)?)?\s?-?\s?(?:inch(?:es)?|in\.|cm|mm|zoll|pouces?|["″”])(?!\p{L})|\d+\s?[x×]\s?\d+/giu;

/** The count before a size: "2 x 9-inch pizzas", not "9 x 13 inches". */
const countedSize =
  /(?<![\d.,]|[x×]\s?)([1-4])\s?[x×]\s?(?=(?:[5-9]|\d\d)(?:[.,]\d+)?\s?-?\s?(?:inch|in\.|cm|zoll|pouces?|["″”]))/giu;

/** Weights and volumes, which are no number of servings: "500 ml", "about 1.2 kg", "2 cups". */
const measure = new RegExp(
  String.raw`(?:${amountPattern}\s?[-–]\s?)?${amountPattern}\s?(?:ml|cl|dl|l|lit(?:re|er)s?|litros?|litri|kg|g|gr|grams?|gramm|grammes|oz|ounces?|lbs?|pounds?|cups?|pints?|quarts?|tasses?|tassen?|tazas?|tazze|мл|л|г|кг|毫升|克|公斤)\.?(?![\p{L}\p{N}]|\s(?:loa|cake|jar|bottle|tin|serving|portion))`,
  'giu',
);

export const statesMeasure = (text: string): boolean => text.search(measure) >= 0;

/** Chinese and Japanese numbers before a counter of people or servings: "四人份", "2人前" is in digits. */
const countedPeople = /([一二两兩三四五六七八九十])\s?(?:人份|人前|人分|份|位)/u;
const chineseNumbers = '一二三四五六七八九十';

/** Returns the number of servings or pieces of a yield text: "Serves 4", "3 dozen", "one 9-inch cake". */
export function servingsIn(text: string): number | null {
  const plain = toAsciiDigits(text.slice(0, maxTextLength))
    .replace(countedSize, '$1 ')
    .replace(size, ' ')
    .replace(measure, ' ');
  const people = countedPeople.exec(plain)?.[1]?.replace(/[两兩]/, '二');
  if (people) return chineseNumbers.indexOf(people) + 1;
  if (halfDozen.test(plain)) return 6;
  const dozen = countedDozens.exec(plain);
  if (dozen) return 12 * ((dozen[1] ? firstNumber(dozen[1]) : spelledIn(plain.slice(0, dozen.index))) ?? 1);
  const count = firstNumber(plain) ?? spelledIn(plain);
  // "1 large tart (10 slices)" is cut into ten
  const pieces = count === 1 ? /\((?:about |ca\.? |circa )?(\d+) \p{L}/u.exec(plain)?.[1] : undefined;
  return pieces ? Number(pieces) : count;
}

function spelledIn(text: string): number | null {
  const word = spelledNumber.exec(text)?.[1];
  return word ? (spelledNumbers[word.toLowerCase()] ?? null) : null;
}
