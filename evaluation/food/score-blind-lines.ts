import { readFileSync } from 'node:fs';
import { linkLine, otherEnglishNames, type LinkedFood } from './link-line.ts';

/** One of several foods that a line names: any of these names is right. */
interface ExpectedFood {
  names: string[];
  /** Names that say less than the line does: "cheese" for a cheddar. */
  broader: string[];
}

interface BlindLine {
  language: string;
  text: string;
  /** Empty if the line names no food. */
  foods: ExpectedFood[];
}

type Verdict = 'right' | 'near' | 'none' | 'wrong';

/**
 * Scores the linker on lines whose foods were written down before anybody looked at its code and tables.
 * A line is near if its link is only a kind of the food, or only its broader name; a link to another food is wrong.
 */
export function scoreBlindLines({ printsWrong }: { printsWrong: boolean }): void {
  for (const file of ['lines', 'second-lines', 'traps']) {
    const scored = readBlindLines(file).map((line) => {
      const linked = linkLine(line.text, line.language);
      return { line, linked, verdict: verdictOf(line, linked) };
    });
    const languages = [...new Set(scored.map(({ line }) => line.language))];
    for (const language of [...languages, 'all']) {
      const rows = language === 'all' ? scored : scored.filter(({ line }) => line.language === language);
      const percent = (verdict: Verdict) =>
        ((100 * rows.filter((row) => row.verdict === verdict).length) / rows.length).toFixed(1);
      const rates = (['right', 'near', 'none', 'wrong'] as const).map((each) => `${each} ${percent(each)}`);
      console.log(`${file} ${language} ${rows.length}: ${rates.join(', ')}`);
    }
    const several = scored.filter(({ line }) => line.foods.length > 1);
    const complete = several.filter(({ line, linked }) => line.foods.every((food) => linked.some(isRight(food))));
    if (several.length) console.log(`${file}: all foods of ${complete.length} of ${several.length} lines with several`);
    if (printsWrong)
      for (const { line, linked, verdict } of scored)
        if (verdict !== 'right')
          console.log(`  ${verdict} ${line.language} ${line.text} -> ${linked.map(({ name }) => name).join(' + ')}`);
  }
}

function verdictOf({ foods }: BlindLine, linked: LinkedFood[]): Verdict {
  const mayBeNone = foods.length === 0 || foods.some(({ names }) => names.includes('-'));
  if (!linked.length) return mayBeNone ? 'right' : 'none';
  const verdicts = linked.map((link): Verdict => {
    if (foods.some((food) => isRight(food)(link))) return 'right';
    return foods.some((food) => isNear(food, link)) ? 'near' : 'wrong';
  });
  return (['wrong', 'near'] as const).find((each) => verdicts.includes(each)) ?? 'right';
}

const otherNames = otherEnglishNames();

const isRight =
  ({ names }: ExpectedFood) =>
  ({ name }: LinkedFood): boolean =>
    [name, ...(otherNames.get(name) ?? [])].some((each) => names.includes(plain(each)));

const isNear = ({ names, broader }: ExpectedFood, { name, kinds }: LinkedFood): boolean =>
  broader.includes(plain(name)) || kinds.some((kind) => names.includes(plain(kind)));

function readBlindLines(file: string): BlindLine[] {
  const [, ...rows] = readFileSync(new URL(`./blind/${file}.tsv`, import.meta.url), 'utf8').split('\n');
  return rows.filter(Boolean).map((row) => {
    const [language = '', text = '', foods = ''] = row.split('\t');
    return { language, text, foods: foods === '-' ? [] : foods.split(' + ').map(readExpectedFood) };
  });
}

function readExpectedFood(text: string): ExpectedFood {
  const [names = '', broader = ''] = text.split(' < ');
  return { names: names.split('/').map(plain), broader: broader.split(',').filter(Boolean).map(plain) };
}

function plain(name: string): string {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters === '-' ? letters : letters.replace(/[’']/g, '').replaceAll('-', ' ').trim();
}
