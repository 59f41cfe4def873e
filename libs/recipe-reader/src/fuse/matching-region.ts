import { cjkCharacter } from '../page/text.ts';
import type { RecipeLine } from '../recipe.ts';
import type { Region } from '../visible/lists/regions.ts';
import { similarity, splitWords } from './text-similarity.ts';

export const texts = (lines: RecipeLine[]) => lines.map(({ text }) => text);

const denseCharacters = new RegExp(cjkCharacter, 'g');

/** Length of the lines in letters; a Chinese, Japanese or Korean character counts as three. */
export const readingLength = (lines: RecipeLine[]) =>
  lines.reduce((sum, { text }) => sum + text.length + 2 * (text.match(denseCharacters)?.length ?? 0), 0);

/** Region of the page that resembles a structured list most, with the similarity from 0 to 1. */
type MatchingRegion = { region: Region; likeness: number } | null;

/** True if the region shows the same list. */
export function isSameList(twin: MatchingRegion): twin is NonNullable<MatchingRegion> {
  return !!twin && twin.likeness > 0.6;
}

export function findMatchingRegion(lines: RecipeLine[], regions: Region[], others: () => Region[]): MatchingRegion {
  const twin = findClosest(regions, lines);
  const likeness = twin?.likeness ?? 0;
  if (isSameList(twin)) return twin;
  const other = findClosest(others(), lines);
  return other && other.likeness > likeness ? other : twin;
}

/** Finds the most similar region. Skips regions that are far shorter or longer, and stops at a match. */
function findClosest(regions: Region[], lines: RecipeLine[]): MatchingRegion {
  const [own, extent] = [texts(lines).flatMap(splitWords), readingLength(lines)];
  const known = new Set(own);
  let best: MatchingRegion = null;
  for (const region of distinctRegions(regions.slice(0, 30)).slice(0, 8)) {
    const shown = readingLength(region.lines);
    if (shown * 3 <= extent || shown >= extent * 8 || sharesFewWords(region, known)) continue;
    const likeness = similarity(own, texts(region.lines).flatMap(splitWords));
    if (likeness > (best?.likeness ?? 0.2)) best = { region, likeness };
    if (likeness > 0.97) break;
  }
  return best;
}

/** Cheap test that excludes other lists: true if hardly any word of some lines is known. */
function sharesFewWords({ lines }: Region, known: Set<string>): boolean {
  const middle = Math.floor(lines.length / 2);
  const words = texts(lines.slice(middle, middle + 3))
    .flatMap(splitWords)
    .slice(0, 60);
  return words.filter((word) => known.has(word)).length < words.length * 0.2;
}

/** Removes duplicates: the same region is often found by heading, class name and content. */
function distinctRegions(regions: Region[]): Region[] {
  const isOne = (one: Region, other: Region) => one.end === other.end && one.lines.length === other.lines.length;
  return regions.filter((region, i) => regions.findIndex((other) => isOne(region, other)) === i);
}
