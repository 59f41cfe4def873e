import { denseCharacter } from '../page/text.ts';
import type { FieldProvenance, Reading } from '../recipe.ts';
import { essence, wordsOf } from './compare.ts';
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
  return head.name || !visible?.title ? fromPage(headings, head.name ?? '') : fromTitle(headings, visible.title);
}

/** Titles are written for search engines, so that any heading is better that says part of it; else it is the name of the site. */
function fromTitle(headings: string[], title: string): { name: string; provenance: FieldProvenance } | null {
  const own = withoutSite(title);
  const known = new Set(significantWords(title));
  const candidates = headings.filter((text) => essence(text) && !isSite(text, title, own));
  const heading =
    candidates.find((text) => essence(own).includes(essence(text))) ??
    candidates.find((text) => essence(title).includes(essence(text))) ??
    candidates.find((text) => significantWords(text).some((word) => known.has(word)));
  return fromPage(heading ? [heading] : [], heading ? '' : title);
}

/** Words that are no articles and the like; those of Chinese and Japanese are not set apart. */
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
  if (heading && !signed && essence(heading).length >= essence(plain).length * 0.6)
    return { name: heading, provenance: { source: 'page', path: 'h1', confidence: 0.85 } };
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
