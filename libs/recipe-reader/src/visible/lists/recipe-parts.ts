import { sectionTitle, startsWithAmount } from '../../ingredient-lines.ts';
import type { RecipeLine } from '../../recipe.ts';
import { beginsWithIngredients, isBareHeading, namesPlugin } from '../lexicon.ts';
import { toStepsRegion, findListRegions, findStepsAfter, type Region } from './regions.ts';
import { lineShape } from '../outline/line-shape.ts';
import { statesTime } from '../metadata/times.ts';
import { statesYield } from '../metadata/yields.ts';
import { type Line, lineAt } from '../outline/line.ts';

/** Both lists of a recipe. */
export interface Lists {
  ingredients: Region;
  steps: Region;
}

/** Limits the compared lists, which keeps the time linear. */
const maxParts = 30;
/** Maximum lines between the ingredients of two parts. */
const maxLinesBetween = 40;
/** Maximum lines between the title of a part and its ingredients. */
const maxTitleDistance = 3;
const maxNameLength = 60;
/** Minimum amounts of a part that is not announced: a line above the story may be a date. */
const minUnannounced = 2;

/**
 * Finds the lists of a recipe that alternates ingredients and steps part by part. Null for other recipes, and if only one of the parts is
 * announced.
 */
export function findPartLists(lines: Line[], found: Region[], steps: Region | undefined): Lists | null {
  const best = found[0];
  if (!best || !steps || isPluginLine(lineAt(lines, best.start))) return null;
  // ingredient lists inside the steps belong to single steps
  const isOfStep = ({ start, end }: Region) =>
    (steps.start <= start && end <= steps.end) || (!!lineAt(lines, start).steps && !lineAt(lines, best.start).steps);
  const others = best.announced ? found : [...found, ...findListRegions(lines, 'ingredients')];
  const foods = foodsInOrder(
    best,
    others.filter((region) => !isOfStep(region)),
  );
  const at = foods.indexOf(best);
  let [first, last] = [at, at];
  while (first > 0 && areLinked(lines, foods[first - 1]!, foods[first]!)) first--;
  while (last < foods.length - 1 && areLinked(lines, foods[last]!, foods[last + 1]!)) last++;
  const chain = foods.slice(first, last + 1);
  const areParts = chain.length > 1 && !areRecipes(lines, chain) && !areCollected(lines, chain);
  const methods = areParts ? methodsOf(lines, chain) : null;
  if (!methods?.some(({ start, end }) => start < steps.end && steps.start < end)) return null;
  const titles = chain.map(({ start }, i) => titleBefore(lines, chain[i - 1]?.end ?? 0, start));
  const own = titles.map((title) => (beginsWithIngredients(title) ? '' : title));
  return { ingredients: joinParts(best, chain, titles), steps: joinParts(steps, methods, own) };
}

function isPluginLine({ ingredients }: Line): boolean {
  return !!ingredients && namesPlugin(`${ingredients.attributes.class ?? ''} ${ingredients.attributes.id ?? ''}`);
}

/** Returns the best list and similar ones that share neither lines nor foods, in page order. */
function foodsInOrder(best: Region, found: Region[]): Region[] {
  const kept = [best];
  const plain = ({ text }: RecipeLine) => text.toLowerCase().replaceAll(' ', '');
  const known = new Set(best.lines.map(plain));
  for (const region of found) {
    if (kept.length === maxParts) break;
    const texts = region.lines.map(plain);
    const isFree = kept.every(({ start, end }) => region.end <= start || end <= region.start);
    const isNew = texts.filter((text) => known.has(text)).length * 2 < texts.length;
    const counted = region.lines.filter(({ text }) => startsWithAmount(text)).length;
    const minCounted = Math.max(texts.length / 2, region.announced ? 0 : minUnannounced);
    if (!isFree || !isNew || counted < minCounted || region.announced !== best.announced) continue;
    kept.push(region);
    texts.forEach((text) => known.add(text));
  }
  return kept.sort((a, b) => a.start - b.start);
}

/** True if the lines between two ingredient lists are the steps of the first one. */
function areLinked(lines: Line[], one: Region, other: Region): boolean {
  const between = lines.slice(one.end, other.start);
  const isOf = (line: Line) => line.noise === 0 && line.kind !== 'stop' && line.heading !== 1;
  return (
    between.length <= maxLinesBetween && between.every(isOf) && between.some(({ likeness }) => likeness.steps >= 0.6)
  );
}

/** True if several parts state a yield or time, which makes them separate recipes. */
function areRecipes(lines: Line[], chain: Region[]): boolean {
  const isFact = ({ text }: Line) => statesYield(text) || statesTime(text);
  const withFacts = chain.filter(({ start }, i) => beforeFoods(lines, chain[i - 1]?.end ?? 0, start).some(isFact));
  return withFacts.length > 1;
}

/** Words of headings over several recipes, and numbers in them: "Two ways with plums", "Our 3 favourite recipes". */
const collection =
  /(?:^|\s)(?:recipes|ways|ideas|rezepte|ideen|recettes|idées|recetas|ricette|receitas|recepten|opskrifter|oppskrifter|przepisy|recepty|receptek|рецепты|рецепти|συνταγές)(?:\s|$)/iu;

/**
 * True if the heading of the page announces several recipes, and each of them has a name, ingredients and steps under headings of their own.
 */
function areCollected(lines: Line[], chain: Region[]): boolean {
  const title = lines.find(({ heading }) => heading === 1)?.text ?? '';
  return collection.test(title) && chain.every((_, i) => recipeNameOf(lines, chain, i) !== '');
}

/** Returns the heading over the heading of the ingredients if the steps also have one; else ''. */
function recipeNameOf(lines: Line[], chain: Region[], i: number): string {
  const { start, end } = chain[i]!;
  const before = lines.slice(Math.max(chain[i - 1]?.end ?? 0, start - maxTitleDistance - 1), start);
  const hasSteps = lines.slice(end, chain[i + 1]?.start).some(({ kind, heading }) => heading > 0 && kind === 'steps');
  const named = before.findLast(({ kind, heading }) => heading > 1 && heading < 7 && !kind);
  return hasSteps && before.some(({ kind }) => kind === 'ingredients') && named ? named.text : '';
}

/** Returns the name of the first of several recipes on a page; '' if there is only one. */
export function nameAmongRecipes(lines: Line[], found: Region[]): string {
  const best = found[0];
  if (!best) return '';
  const chain = foodsInOrder(best, found);
  if (chain.length < 2 || !(areRecipes(lines, chain) || areCollected(lines, chain))) return '';
  return recipeNameOf(lines, chain, chain.indexOf(best));
}

function beforeFoods(lines: Line[], from: number, start: number): Line[] {
  return lines.slice(Math.max(from, start - maxTitleDistance), start);
}

/** Returns the steps of each part; those of the last one end where the shape of the lines changes. */
function methodsOf(lines: Line[], chain: Region[]): Region[] | null {
  const inner = chain
    .slice(1)
    .map(({ start }, i) => toStepsRegion(lines, { start: chain[i]!.end, end: start, bonus: 0 }));
  const shapes = new Set(inner.flatMap(({ start, end }) => lines.slice(start, end).map(lineShape)));
  const last = findStepsAfter(lines, chain.at(-1)!);
  if (!last) return null;
  let end = last.start;
  while (end < last.end && shapes.has(lineShape(lineAt(lines, end)))) end++;
  const outer = toStepsRegion(lines, { start: last.start, end, bonus: 0 });
  return [...inner, outer].every((region) => region.lines.length > 0) ? [...inner, outer] : null;
}

function titleBefore(lines: Line[], from: number, start: number): string {
  const before = beforeFoods(lines, from, start).reverse();
  const dish = lines.find(({ heading }) => heading === 1)?.text;
  // captions of pictures repeat the name of the dish
  const mayName = ({ text, noise }: Line) =>
    noise === 0 && !dish?.startsWith(text) && !isBareHeading(text) && !statesYield(text);
  const title = before.find(mayName);
  return title && isName(title) ? sectionTitle(title.text) : '';
}

function isName({ text, heading }: Line): boolean {
  return text.length <= maxNameLength && (heading > 0 || !/[.!?。]$/.test(text));
}

function joinParts(best: Region, parts: Region[], titles: string[]): Region {
  const titled = ([first, ...rest]: RecipeLine[], title: string) =>
    first ? [!first.title && title ? { ...first, title } : first, ...rest] : [];
  const lines = parts.flatMap((part, i) => titled(part.lines, titles[i]!));
  return { ...best, lines, start: parts[0]!.start, end: parts.at(-1)!.end };
}
