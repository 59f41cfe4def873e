import { denseCharacter } from '../page/text.ts';
import type { FieldProvenance, Reading } from '../recipe.ts';
import { essence, wordsOf } from './compare.ts';
import type { PossibleName } from '../visible/names.ts';
import type { VisiblePage } from '../visible/read-page.ts';
import type { Findings } from './fuse.ts';

/** The name of the recipe: as marked up, else the heading of the page that its title speaks of, else the title itself. */
export function chooseName(
  readings: Reading[],
  { visible, head }: Findings,
): { name: string; provenance: FieldProvenance } | null {
  const marked = readings.find(({ fields }) => fields.name);
  if (marked) {
    const sure = visible?.headings.some((heading) => essence(heading) === essence(marked.fields.name!));
    const plain = visible?.headings.find((heading) => isPlainer(heading, marked.fields.name!));
    return {
      name: plain ?? withoutKind(marked.fields.name!),
      provenance: { source: marked.source, path: `${marked.path}.name`, confidence: sure ? 0.99 : 0.93 },
    };
  }
  const headings = visible?.headings ?? [];
  const behind = visible && !head.name ? behindSite(visible) : null;
  if (behind) return fromPage([], behind);
  const before = visible && !head.name && !headings.length ? beforeSite(visible) : null;
  if (before) return fromPage([], before);
  const titles = [head.name ?? '', visible?.title ?? ''].filter(Boolean);
  const names = visible?.names() ?? [];
  const said = titles.map((title) => saidBy(title, names)).find(Boolean);
  if (said) return shown(said);
  return head.name || !visible?.title ? fromPage(headings, head.name ?? '') : fromTitle(headings, visible.title);
}

/** "Plum cake" of "Some Site: Plum cake", if it is also a line of the page, and every heading is only the name of the site. */
function behindSite({ title, headings, shortLines }: VisiblePage): string | null {
  const [, site = '', rest = ''] = /^([^:]{1,39}[^:\s]):\s+(.+)$/.exec(title) ?? [];
  if (!rest || headings.some((heading) => essence(heading) !== essence(site))) return null;
  return shortLines().some((line) => essence(line) === essence(rest)) ? rest : null;
}

/** "Plum cake" of "Plum cake : Some Site", if it is also a line of a page that has no headings. */
function beforeSite({ title, shortLines }: VisiblePage): string | null {
  const [, dish = ''] = /^(.+?)\s:\s/.exec(title) ?? [];
  return dish && shortLines().some((line) => essence(line) === essence(dish)) ? dish : null;
}

/** The longest heading, or part of one, that occurs in the title; preferably before the name of the site and in the same words. */
function saidBy(title: string, names: PossibleName[]): string | undefined {
  const own = withoutSite(title);
  const [letters, dish, words] = [essence(title), essence(own), new Set(wordsOf(title))];
  const isSaid = ({ text, isPart }: PossibleName) => {
    const name = essence(text);
    if (!name || !letters.includes(name) || isSite(text, title, own)) return false;
    if (letters.startsWith(name)) return !isPart || text.includes(' ');
    return isPart ? name.length >= leastShare * dish.length : !goesOn.test(text);
  };
  const rated = names.filter(isSaid).map(({ text }) => ({
    text,
    rank: Number(dish.includes(essence(text))) * 2 + Number(wordsOf(text).every((word) => words.has(word))),
    length: essence(text).length,
  }));
  return rated.sort((a, b) => b.rank - a.rank || b.length - a.length)[0]?.text;
}

/** A part of a heading that is shorter than this share of the title is taken for a mere word of it, unless the title begins with it. */
const leastShare = 0.6;

/** "with fried leeks" below another heading. */
const goesOn = /^\p{Ll}{1,4} /u;

function shown(name: string): { name: string; provenance: FieldProvenance } {
  return {
    name: withoutKind(withoutNamespace(name)),
    provenance: { source: 'page', path: 'h1', confidence: 0.85 },
  };
}

/** Titles are written for search engines, so a heading that shares a word with the title is a better name than the title. A heading that shares none is the name of the site. */
function fromTitle(headings: string[], title: string): { name: string; provenance: FieldProvenance } | null {
  const own = withoutSite(title);
  const known = new Set(significantWords(title));
  const heading = headings.find(
    (text) => significantWords(text).some((word) => known.has(word)) && !isSite(text, title, own) && !goesOn.test(text),
  );
  return fromPage(heading ? [heading] : [], heading ? '' : title);
}

/** The words without articles and the like. Chinese and Japanese texts are not split into words. */
function significantWords(text: string): string[] {
  return wordsOf(text).filter((word) => word.length > 3 || denseCharacter.test(word));
}

/** "Some Site" in "Plum cake | Some Site". */
function isSite(heading: string, title: string, own: string): boolean {
  const [name, dish] = [essence(heading), essence(own)];
  return name.length < dish.length && !dish.includes(name) && essence(title).includes(name);
}

/** Whether a heading is the name without "recipe" or its like, or without the rating behind it. */
function isPlainer(heading: string, name: string): boolean {
  const [plain, marked] = [essence(heading), essence(name)];
  const rest = plain && marked.startsWith(plain) ? marked.slice(plain.length) : '';
  return /^(?:recept|rezept|recette|ricetta|receta|receita|opskrift|oppskrift|przepis|resepti|рецепт)$|^(?:recipe)?\d+$/.test(
    rest,
  );
}

/** "Plum cake – recipe". */
function withoutKind(name: string): string {
  return name.replace(
    /\s+[-–—|]\s+(?:recipe|recept|rezept|recette|ricetta|receta|receita|opskrift|oppskrift|przepis|resepti|рецепт)$/i,
    '',
  );
}

function fromPage(headings: string[], title: string): { name: string; provenance: FieldProvenance } | null {
  const wanted = essence(title);
  const heading = withoutNamespace(
    headings.find(
      (text) => wanted && essence(text) && (wanted.includes(essence(text)) || essence(text).includes(wanted)),
    ) ??
      headings[0] ??
      '',
  );
  const plain = withoutNamespace(withoutSite(title));
  const signed =
    plain.length > 9 &&
    !!heading &&
    essence(heading).length > essence(plain).length &&
    essence(heading).startsWith(essence(plain));
  if (heading && !signed && essence(heading).length >= essence(plain).length * 0.6) return shown(heading);
  return title ? { name: plain, provenance: { source: 'open-graph', path: 'head', confidence: 0.6 } } : null;
}

/** Wikis name a page "Cookbook:Plum cake"; other colons have a space after them. */
function withoutNamespace(heading: string): string {
  return heading.replace(/^\p{L}+:(?=\p{L})/u, '');
}

/** "Plum cake | Some Site" without the site. */
function withoutSite(title: string): string {
  const [first = ''] = title.split(/\s+[|·»–—]\s+|\s+-\s+(?=[^-]*$)/);
  return first.trim() || title;
}
