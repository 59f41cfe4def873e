import type { Page } from '../page/tree.ts';
import { textOf } from '../page/text.ts';
import type { SourceFields, RecipeLine } from '../recipe.ts';
import { readOutline } from './outline/outline.ts';
import { findListRegions, findStepsAfter, findRegions, type Region } from './lists/regions.ts';
import { stepLikeness } from './likeness.ts';
import { mainHeadings, possibleNames, type PossibleName } from './metadata/page-headings.ts';
import { visibleNotes } from './steps/notes.ts';
import { findPartLists, type Lists } from './lists/recipe-parts.ts';
import { visiblePictures, type Extent } from './metadata/pictures.ts';
import { splitInlineLists } from './ingredients/inline-lists.ts';
import { visibleTimes } from './metadata/times.ts';
import { visibleTools } from './metadata/tools.ts';
import { visibleYield } from './metadata/yields.ts';
import type { Line, ListKind } from './outline/line.ts';

/** What the visible page says: candidates for both lists, best first, and the small facts around them. */
export interface VisiblePage {
  ingredients: Region[];
  steps: Region[];
  /** Further candidates, looked at only where those above have nothing of what the data say. */
  lists: (kind: ListKind) => Region[];
  /** The lists of a recipe that is told part by part, looked for only where the data have neither list. */
  parts: () => Lists | null;
  headings: string[];
  /** What the name may be, looked for only where the data have none. */
  names: () => PossibleName[];
  /** The short lines of the page, asked for only where its title leaves open which part is the name. */
  shortLines: () => string[];
  /** What the page is called in the bar of a browser. */
  title: string;
  /** Looked for only where the head and the data show none. */
  images: () => string[];
  /** Times and yield, looked for only where the data lack them; `timesKnown` if they give parts of the time. */
  facts: (timesKnown: boolean) => SourceFields;
  /** Looked for only where the data name none. */
  tools: () => string[];
  /** The notes behind the steps, which end at a line of the outline. */
  notes: (end: number) => RecipeLine[];
}

export function readVisible(page: Page): VisiblePage {
  const lines = splitInlineLists(readOutline(page));
  const ingredients = rankRegions(findRegions(lines, 'ingredients'));
  const after = ingredients[0] && findStepsAfter(lines, ingredients[0]);
  const candidates = [...findRegions(lines, 'steps'), ...(after ? [after] : [])];
  const steps = rankRegions(candidates.map((region) => scoreByDistance(region, ingredients[0])));
  return {
    ingredients,
    steps,
    lists: (kind) => rankRegions(findListRegions(lines, kind)),
    parts: () => findPartLists(lines, ingredients, steps[0]),
    headings: mainHeadings(page),
    names: () => possibleNames(page),
    shortLines: () => lines.map(({ text }) => text).filter((text) => text && text.length <= maxNameLength),
    title: titleOf(page),
    images: () => visiblePictures(page, extent(lines, [ingredients[0], steps[0]])),
    facts: (timesKnown) => facts(page, lines, timesKnown),
    tools: () => visibleTools(lines),
    notes: (end) => visibleNotes(lines, end),
  };
}

const maxNameLength = 100;

/** Where both lists stand. */
function extent(lines: Line[], lists: (Region | undefined)[]): Extent {
  const found = lists.filter((region) => region !== undefined);
  const at = found.flatMap(({ start, end }) => [lines[start]!, lines[end - 1]!].map(({ element }) => element.index));
  return found.length ? { start: Math.min(...at), end: Math.max(...at) } : { start: Infinity, end: Infinity };
}

/** Pictures in the body may have a title as well. */
function titleOf({ elements }: Page): string {
  const title = elements.find(({ tag, parent }) => tag === 'title' && /^(?:head|html|#root)$/.test(parent?.tag ?? ''));
  return title ? textOf(title) : '';
}

function facts(page: Page, lines: Line[], timesKnown: boolean): SourceFields {
  return { ...visibleTimes(lines, !timesKnown), ...visibleYield(page, lines) };
}

/** Steps mostly follow the ingredients, at once where a heading or class name announces them, and never are the same lines. */
function scoreByDistance(region: Region, ingredients: Region | undefined): Region {
  if (!ingredients) return region;
  const shared = Math.min(region.end, ingredients.end) - Math.max(region.start, ingredients.start);
  const distance = region.start - ingredients.end;
  const atOnce = Math.abs(distance) < 5 && region.announced;
  const steps = region.lines.filter(({ text }) => stepLikeness(text) >= 0.6);
  const bonus = atOnce ? (steps.length * 2 > region.lines.length ? 5 : 3) : distance >= 0 && distance < 60 ? 2 : 0;
  const overlaps = shared > (region.end - region.start) * 0.2;
  return { ...region, score: region.score + (overlaps ? -6 : bonus) };
}

function rankRegions(found: Region[]): Region[] {
  return found.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
}
