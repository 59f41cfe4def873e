import type { Page } from '../page/tree.ts';
import { textOf } from '../page/text.ts';
import type { SourceFields, RecipeLine } from '../recipe.ts';
import { readOutline } from './outline/outline.ts';
import { endOfPost } from './lists/posts.ts';
import { findListRegions, findStepsAfter, findRegions, toStepsRegion, type Region } from './lists/regions.ts';
import { announcesReaders, isCommentStamp } from './lexicon.ts';
import { stepLikeness } from './likeness.ts';
import { mainHeadings, possibleNames, type PossibleName } from './metadata/page-headings.ts';
import { visibleNotes } from './steps/notes.ts';
import { findPartLists, nameAmongRecipes, type Lists } from './lists/recipe-parts.ts';
import { visiblePictures, type Extent } from './metadata/pictures.ts';
import { splitInlineLists } from './ingredients/inline-lists.ts';
import { visibleTimes } from './metadata/times.ts';
import { cardTitleOf, titleLines, type TitleLine } from './metadata/title-lines.ts';
import { visibleTools } from './metadata/tools.ts';
import { visibleYield } from './metadata/yields.ts';
import { type Line, type ListKind, lineAt } from './outline/line.ts';

/** Candidates for both lists, the best first, and facts of the visible page. Functions are called only if other sources lack the data. */
export interface VisiblePage {
  ingredients: Region[];
  steps: Region[];
  /** Further candidates for lists. */
  lists: (kind: ListKind) => Region[];
  /** Lists of a recipe that alternates ingredients and steps. */
  parts: () => Lists | null;
  headings: string[];
  /** Possible names of the recipe. */
  names: () => PossibleName[];
  /** Short lines, to decide which part of the title is the name. */
  shortLines: () => string[];
  /** True if the heading of the ingredients announces a list for the shop. */
  isShoppingList: () => boolean;
  /** True if the heading of the ingredients announces materials. */
  areMaterials: () => boolean;
  /** Lines before the ingredients that may be the name, the nearest first. */
  titleLines: () => TitleLine[];
  /** Title of the plugin's card that contains the ingredients, or of the first of several recipes. */
  cardTitle: () => string;
  /** Text of the title element. */
  title: string;
  images: () => string[];
  /** Times and yield. @param timesKnown true if the data have the preparation or cooking time */
  facts: (timesKnown: boolean) => SourceFields;
  tools: () => string[];
  /** Notes behind the steps. @param end index of the line behind the steps */
  notes: (end: number) => RecipeLine[];
}

export function readVisible(page: Page): VisiblePage {
  const lines = splitInlineLists(readOutline(page));
  const ingredients = rankRegions(findRegions(lines, 'ingredients'));
  const stepsAfter = ingredients[0] && findStepsAfter(lines, ingredients[0]);
  const candidates = [...findRegions(lines, 'steps'), ...(stepsAfter ? [stepsAfter] : [])];
  const steps = rankRegions(
    candidates.map((region) => scoreByDistance(withinPost(lines, region, ingredients[0]), ingredients[0])),
  );
  return {
    ingredients,
    steps,
    lists: (kind) => rankRegions(findListRegions(lines, kind)),
    parts: () => findPartLists(lines, ingredients, steps[0]),
    headings: mainHeadings(page),
    names: () => possibleNames(page),
    shortLines: () => lines.map(({ text }) => text).filter((text) => text && text.length <= maxNameLength),
    isShoppingList: () => announcesShopping(lines, ingredients[0]),
    areMaterials: () => announcesMaterials(lines, ingredients[0]),
    titleLines: () => titleLines(lines, ingredients[0]),
    cardTitle: () => cardTitleOf(page, lines, ingredients[0]) || nameAmongRecipes(lines, ingredients),
    title: titleOf(page),
    images: () => visiblePictures(page, extentOf(lines, [ingredients[0], steps[0]])),
    facts: (timesKnown) => facts(page, beforeReaders(lines, [ingredients[0], steps[0]]), timesKnown),
    tools: () => visibleTools(lines),
    notes: (end) => visibleNotes(lines, end),
  };
}

const maxNameLength = 100;

const shopping =
  /shopping list|grocery list|groceries|einkaufs(?:liste|zettel)|liste des? courses|lista de (?:la )?compras?|lista della spesa|boodschappen|inköpslista|indkøbsliste|handleliste|lista zakupów|nákupní seznam|список покупок/i;

function announcesShopping(lines: Line[], ingredients: Region | undefined): boolean {
  const heading = ingredients && lines.slice(0, ingredients.start).findLast(({ kind }) => kind === 'ingredients');
  return !!heading && shopping.test(heading.text);
}

const materials =
  /^(?:(?:craft )?supplies|(?:tools (?:and|&) )?materials?|material(?:ien|liste)?|matériel|matériaux|materiales|materiali|materiaal|materialer|materiais|materiały|materiál|материалы|матеріали)(?: needed)?\s*:?$/i;

function announcesMaterials(lines: Line[], ingredients: Region | undefined): boolean {
  const heading = ingredients && lines.slice(0, ingredients.start + 1).findLast(({ heading: level }) => level > 0);
  return !!heading && materials.test(heading.text);
}

/** Cuts off what readers wrote behind the recipe: they state times and servings of their own. */
function beforeReaders(lines: Line[], lists: (Region | undefined)[]): Line[] {
  const behind = Math.max(0, ...lists.map((list) => list?.end ?? 0)) || lines.length * minRecipeShare;
  const stamps = lines.flatMap(({ text }, at) => (at >= behind && isCommentStamp(text) ? [at] : []));
  const heading = lines.findIndex(
    (line, at) => at >= behind && line.heading > 0 && line.kind === 'stop' && announcesReaders(line.text.toLowerCase()),
  );
  // a single date may be that of the page
  const end = heading < 0 && stamps.length > 1 ? stamps[0]! : heading;
  return end < 0 ? lines : lines.slice(0, end);
}

/** Comments of a page without lists begin behind this share of the lines; earlier headings are links to them. */
const minRecipeShare = 0.25;

/** Returns the range of element indexes that both lists cover. */
function extentOf(lines: Line[], lists: (Region | undefined)[]): Extent {
  const regions = lists.filter((region) => region !== undefined);
  const indexes = regions.flatMap(({ start, end }) =>
    [lineAt(lines, start), lineAt(lines, end - 1)].map(({ element }) => element.index),
  );
  return regions.length
    ? { start: Math.min(...indexes), end: Math.max(...indexes) }
    : { start: Infinity, end: Infinity };
}

/** Ignores titles of SVG pictures in the body. */
function titleOf({ elements }: Page): string {
  const title = elements.find(({ tag, parent }) => tag === 'title' && /^(?:head|html|#root)$/.test(parent?.tag ?? ''));
  return title ? textOf(title) : '';
}

function facts(page: Page, lines: Line[], timesKnown: boolean): SourceFields {
  return { ...visibleTimes(lines, !timesKnown), ...visibleYield(page, lines) };
}

/** Cuts steps at the end of the forum post that also contains the ingredients. */
function withinPost(lines: Line[], region: Region, ingredients: Region | undefined): Region {
  const end = ingredients ? endOfPost(lines, ingredients, region) : Infinity;
  if (end >= region.end || end <= region.start) return region;
  const own = toStepsRegion(lines, { start: region.start, end, bonus: 0 });
  return own.lines.length ? { ...region, lines: own.lines, end: own.end } : region;
}

/** Raises the score of steps that follow the ingredients, and lowers it for overlapping lines. */
function scoreByDistance(region: Region, ingredients: Region | undefined): Region {
  if (!ingredients) return region;
  const shared = Math.min(region.end, ingredients.end) - Math.max(region.start, ingredients.start);
  const distance = region.start - ingredients.end;
  const isAdjacent = Math.abs(distance) < 5 && region.announced;
  const steps = region.lines.filter(({ text }) => stepLikeness(text) >= 0.6);
  const bonus = isAdjacent ? (steps.length * 2 > region.lines.length ? 5 : 3) : distance >= 0 && distance < 60 ? 2 : 0;
  const overlaps = shared > (region.end - region.start) * 0.2;
  return { ...region, score: region.score + (overlaps ? -6 : bonus) };
}

function rankRegions(regions: Region[]): Region[] {
  return regions.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
}
