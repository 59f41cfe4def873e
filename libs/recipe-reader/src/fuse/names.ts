import type { FieldProvenance, Reading } from '../recipe.ts';
import { essence } from './compare.ts';
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
  return fromPage(visible?.headings ?? [], head.name ?? '');
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
