import { cjkCharacter } from '../page/text.ts';
import type { FieldProvenance, Reading } from '../recipe.ts';
import { lettersAndDigits, splitWords } from './text-similarity.ts';
import type { PossibleName } from '../visible/metadata/page-headings.ts';
import type { VisiblePage } from '../visible/read-page.ts';
import type { Findings } from './findings.ts';

/** The name of the recipe: as marked up, else the heading of the page that its title speaks of, else the title itself. */
export function chooseName(
  readings: Reading[],
  { visible, head }: Findings,
): { name: string; provenance: FieldProvenance } | null {
  const marked = readings.find(({ fields }) => fields.name);
  if (marked) {
    const sure = visible?.headings.some(
      (heading) => lettersAndDigits(heading) === lettersAndDigits(marked.fields.name!),
    );
    const plain = visible?.headings.find((heading) => isPlainerName(heading, marked.fields.name!));
    return {
      name: plain ?? stripRecipeWord(marked.fields.name!),
      provenance: { source: marked.source, path: `${marked.path}.name`, confidence: sure ? 0.99 : 0.93 },
    };
  }
  const headings = visible?.headings ?? [];
  const behind = visible && !head.name ? nameAfterSite(visible) : null;
  if (behind) return nameFromHeadings([], behind);
  const before = visible && !head.name && !headings.length ? nameBeforeSite(visible) : null;
  if (before) return nameFromHeadings([], before);
  const titles = [head.name ?? '', visible?.title ?? ''].filter(Boolean);
  const names = visible?.names() ?? [];
  const said = titles.map((title) => nameInTitle(title, names)).find(Boolean);
  if (said) return nameFromHeading(said);
  return head.name || !visible?.title
    ? nameFromHeadings(headings, head.name ?? '')
    : nameFromTitle(headings, visible.title);
}

/** "Plum cake" of "Some Site: Plum cake", if it is also a line of the page, and every heading is only the name of the site. */
function nameAfterSite({ title, headings, shortLines }: VisiblePage): string | null {
  const [, site = '', rest = ''] = /^([^:]{1,39}[^:\s]):\s+(.+)$/.exec(title) ?? [];
  if (!rest || headings.some((heading) => lettersAndDigits(heading) !== lettersAndDigits(site))) return null;
  return shortLines().some((line) => lettersAndDigits(line) === lettersAndDigits(rest)) ? rest : null;
}

/** "Plum cake" of "Plum cake : Some Site", if it is also a line of a page that has no headings. */
function nameBeforeSite({ title, shortLines }: VisiblePage): string | null {
  const [, dish = ''] = /^(.+?)\s:\s/.exec(title) ?? [];
  return dish && shortLines().some((line) => lettersAndDigits(line) === lettersAndDigits(dish)) ? dish : null;
}

/** The longest heading, or part of one, that occurs in the title; preferably before the name of the site and in the same words. */
function nameInTitle(title: string, names: PossibleName[]): string | undefined {
  const own = stripSiteName(title);
  const [letters, dish, words] = [lettersAndDigits(title), lettersAndDigits(own), new Set(splitWords(title))];
  const isSaid = ({ text, isPart }: PossibleName) => {
    const name = lettersAndDigits(text);
    if (!name || !letters.includes(name) || isSiteName(text, title, own)) return false;
    if (letters.startsWith(name)) return !isPart || text.includes(' ');
    return isPart ? name.length >= minTitleShare * dish.length : !continuation.test(text);
  };
  const rated = names.filter(isSaid).map(({ text }) => ({
    text,
    rank: Number(dish.includes(lettersAndDigits(text))) * 2 + Number(splitWords(text).every((word) => words.has(word))),
    length: lettersAndDigits(text).length,
  }));
  return rated.sort((a, b) => b.rank - a.rank || b.length - a.length)[0]?.text;
}

/** A part of a heading that is shorter than this share of the title is taken for a mere word of it, unless the title begins with it. */
const minTitleShare = 0.6;

/** "with fried leeks" below another heading. */
const continuation = /^\p{Ll}{1,4} /u;

function nameFromHeading(name: string): { name: string; provenance: FieldProvenance } {
  return {
    name: stripRecipeWord(stripNamespace(name)),
    provenance: { source: 'page', path: 'h1', confidence: 0.85 },
  };
}

/** Titles are written for search engines, so a heading that shares a word with the title is a better name than the title. A heading that shares none is the name of the site. */
function nameFromTitle(headings: string[], title: string): { name: string; provenance: FieldProvenance } | null {
  const own = stripSiteName(title);
  const known = new Set(significantWords(title));
  const heading = headings.find(
    (text) =>
      significantWords(text).some((word) => known.has(word)) &&
      !isSiteName(text, title, own) &&
      !continuation.test(text),
  );
  return nameFromHeadings(heading ? [heading] : [], heading ? '' : title);
}

/** The words without articles and the like. Chinese and Japanese texts are not split into words. */
function significantWords(text: string): string[] {
  return splitWords(text).filter((word) => word.length > 3 || cjkCharacter.test(word));
}

/** "Some Site" in "Plum cake | Some Site". */
function isSiteName(heading: string, title: string, own: string): boolean {
  const [name, dish] = [lettersAndDigits(heading), lettersAndDigits(own)];
  return name.length < dish.length && !dish.includes(name) && lettersAndDigits(title).includes(name);
}

/** Whether a heading is the name without "recipe" or its like, or without the rating behind it. */
function isPlainerName(heading: string, name: string): boolean {
  const [plain, marked] = [lettersAndDigits(heading), lettersAndDigits(name)];
  const rest = plain && marked.startsWith(plain) ? marked.slice(plain.length) : '';
  return /^(?:recept|rezept|recette|ricetta|receta|receita|opskrift|oppskrift|przepis|resepti|рецепт)$|^(?:recipe)?\d+$/.test(
    rest,
  );
}

/** "Plum cake – recipe". */
function stripRecipeWord(name: string): string {
  return name.replace(
    /\s+[-–—|]\s+(?:recipe|recept|rezept|recette|ricetta|receta|receita|opskrift|oppskrift|przepis|resepti|рецепт)$/i,
    '',
  );
}

function nameFromHeadings(headings: string[], title: string): { name: string; provenance: FieldProvenance } | null {
  const wanted = lettersAndDigits(title);
  const heading = stripNamespace(
    headings.find(
      (text) =>
        wanted &&
        lettersAndDigits(text) &&
        (wanted.includes(lettersAndDigits(text)) || lettersAndDigits(text).includes(wanted)),
    ) ??
      headings[0] ??
      '',
  );
  const plain = stripNamespace(stripSiteName(title));
  const signed =
    plain.length > 9 &&
    !!heading &&
    lettersAndDigits(heading).length > lettersAndDigits(plain).length &&
    lettersAndDigits(heading).startsWith(lettersAndDigits(plain));
  if (heading && !signed && lettersAndDigits(heading).length >= lettersAndDigits(plain).length * 0.6)
    return nameFromHeading(heading);
  return title ? { name: plain, provenance: { source: 'open-graph', path: 'head', confidence: 0.6 } } : null;
}

/** Wikis name a page "Cookbook:Plum cake"; other colons have a space after them. */
function stripNamespace(heading: string): string {
  return heading.replace(/^\p{L}+:(?=\p{L})/u, '');
}

/** "Plum cake | Some Site" without the site. */
function stripSiteName(title: string): string {
  const [first = ''] = title.split(/\s+[|·»–—]\s+|\s+-\s+(?=[^-]*$)/);
  return first.trim() || title;
}
