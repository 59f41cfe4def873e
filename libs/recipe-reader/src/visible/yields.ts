import type { ReadRecipe } from '../recipe.ts';
import { servingsIn } from '../yield.ts';
import type { Line } from './outline.ts';

const servingWords =
  'servings?|serves|portions?|people|persons?|personen|person|portionen|stück|personnes?|parts?|persone|porzioni|personas|porciones|raciones|pessoas|porções|porsjoner|portioner|personer|pers|annosta|osób|osoby|porcje|porcji|porce|porcí|osob|adag|fő|főre|osoba|porcija|porții|порци\\p{L}*|персон\\p{L}*|μερίδες|άτομα|kişilik|人分|人份|인분|أشخاص|מנות|khẩu phần|porsies|porcions';
const label =
  /^(?:serves|servings?|yields?|makes|portions?|number of servings|portionen|personen|für|pour|nombre de personnes|dosi per|per|para|porciones|raciones|rendimento|rendimiento|porções|voor|aantal personen|personen|antal(?: personer| portioner)?|portioner|porsjoner|annoksia|porcje|liczba porcji|porce|počet porcí|adag|порций|порции|μερίδες|kaç kişilik|分量)\b/iu;
const labelled = new RegExp(
  String.raw`^(?:\p{L}+\s)?(?:${label.source.slice(1)})[\s:：]*(?:about|approx\.?|ca\.?|circa|up to)?\s*(\d[^.]{0,40})?$`,
  'iu',
);
/** Among other facts on one line. */
const inline = new RegExp(
  String.raw`\s(?:${label.source.slice(1)})\s*[:：]\s*(\d[^.:]{0,25}?)(?=$|\s\p{Lu}|\s[|•·])`,
  'iu',
);
const counted = new RegExp(
  String.raw`(?<![\d.,/])(\d+(?:\s*(?:-|–|to|bis|à|a|til)\s*\d+)?\s*(?:${servingWords}))(?![\p{L}])`,
  'iu',
);
const classed = /(?:^|[-_\s])(?:servings?|yields?|portions?|serves|porties|portionen)(?:$|[-_\s])/i;

/** What is counted in higher numbers are readers. */
const mostServings = 200;

/** "Serves 4", "Servings: 4 people", "Zutaten für 4 Personen", or a label and its number on two lines. */
export function visibleYield(lines: Line[]): Partial<ReadRecipe> {
  const readers = [labelledYield, inlineYield, countedYield, classedYield];
  for (const read of readers)
    for (const [i, line] of lines.entries()) {
      const found = line.text.length <= 90 && line.noise < 2 ? read(line, lines[i + 1]?.text ?? '') : null;
      if (found) return { recipeYield: found, servings: servingsIn(found) };
    }
  return {};
}

function labelledYield({ text }: Line, next: string): string | null {
  const match = labelled.exec(text);
  if (!match) return null;
  const value = match[1] ?? (/^\d{1,3}\b.{0,20}$/.test(next) ? next : null);
  return value && !/\b(?:min|hour|kcal|cal|stunde|h|g|kg|ml)\b/i.test(value) ? value.trim() : null;
}

function inlineYield({ text }: Line): string | null {
  return inline.exec(text)?.[1] ?? null;
}

function countedYield({ text }: Line): string | null {
  const found = counted.exec(text.replace(/\s\([^)]*\)/g, ''))?.[1];
  return found && servingsIn(found)! <= mostServings ? found : null;
}

function classedYield({ text, element }: Line): string | null {
  const names = `${element.attributes.class ?? ''} ${element.parent?.attributes.class ?? ''}`;
  return classed.test(names) && /^\D{0,20}\d{1,3}\b/.test(text) && text.length < 40 ? /\d.*/.exec(text)![0] : null;
}
