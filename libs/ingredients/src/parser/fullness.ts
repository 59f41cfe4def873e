import type { ParsedIngredient, Span } from './parsed.ts';

/** Words for how full a spoon or cup is, which many lines have between amount and unit. The beginnings suffice. */
const words = String.raw`(?<!\p{L})(?:(?:leicht|schwach|gut|stark)\sgehäuf|gute[rnm]?(?!\p{L})|heap|level|scant|round|generous|geh(?:\.|äuf)|gestr(?:\.|ichen)|bombée?s?|rase?s?(?!\p{L})|généreus|colm|ras[aoi]s?(?!\p{L})|scars|abbondant|chei[ao]s?|afgestreken|volle?(?!\p{L})|krappe?|rågad|struk|knapp|toppe[td]|strøg|strøk|top(?!\p{L})|czubat|płask|niepełn|vrchovat|zarovnan|rovn[áéý]|púpo[sz]|csapott|(?:не)?полн(?:ая|ой|ые|ых|ую)(?!\p{L})|с\s(?:горкой|верхом)|без\sгорки|(?:не)?повн(?:а|і|их|у)(?!\p{L})|з\s(?:гіркою|верхом)|без\sгірки|kukkura|tasai|tepeleme|silme|cu\sv[âa]rf(?=\sde\s)|γεμάτ|κοφτ)[\p{L}.]*`;
const fullness = new RegExp(words, 'iu');
const fullnessHere = new RegExp(words, 'iuy');

/** Adds to the note how full the spoon or cup is: "1 geh. EL Mehl", "3 EL, gestr. Mehl". */
export function noteFullness(line: string, parsed: ParsedIngredient): ParsedIngredient {
  const { quantity, unit, food, note } = parsed.spans;
  if (!quantity || !unit) return parsed;
  const found = wordIn(line, [quantity[1], unit[1]]) ?? wordIn(line, [unit[1], food[0]?.[0] ?? unit[1]]);
  if (!found || note.some(([from, to]) => from < found[1] && found[0] < to)) return parsed;
  const text = [line.slice(...found), parsed.note].filter(Boolean).join(', ');
  return {
    ...parsed,
    note: text,
    spans: { ...parsed.spans, unit: withoutWord(line, unit, found), note: [found, ...note] },
  };
}

/** @returns the end of such a word behind a unit: "1 łyżeczka czubata proszku" */
export function fullnessAt(line: string, start: number): number | null {
  fullnessHere.lastIndex = start;
  return fullnessHere.test(line) && /[\s)]/.test(line[fullnessHere.lastIndex] ?? '') ? fullnessHere.lastIndex : null;
}

function wordIn(line: string, [from, to]: Span): Span | null {
  const match = from < to ? fullness.exec(line.slice(from, to)) : null;
  return match && [from + match.index, from + match.index + match[0].length];
}

/** The unit behind the word, if the word was taken for a part of the unit. */
function withoutWord(line: string, [start, end]: Span, [from, to]: Span): Span {
  if (from < start || to >= end) return [start, end];
  return [to + /^\s*/.exec(line.slice(to))![0].length, end];
}
