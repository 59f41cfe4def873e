import { cjkCharacter } from '../page/text.ts';
import type { RecipeLine } from '../recipe.ts';
import type { Region } from '../visible/lists/regions.ts';
import { similarity, splitWords } from './text-similarity.ts';

export const texts = (lines: RecipeLine[]) => lines.map(({ text }) => text);

const denseCharacters = new RegExp(cjkCharacter, 'g');

/** How long the lines are to read; a character of Chinese, Japanese or Korean says as much as three letters. */
export const readingLength = (lines: RecipeLine[]) =>
  lines.reduce((sum, { text }) => sum + text.length + 2 * (text.match(denseCharacters)?.length ?? 0), 0);

/** The region of the page that is most like a list of the data, and how like, from 0 to 1. */
type MatchingRegion = { region: Region; likeness: number } | null;

/** Whether the page shows the list of the data, rather than one that is only somewhat like it. */
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

/** The region most like the structured lines; regions far shorter or longer, and those after a match, are not looked at. */
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

/** Whether hardly any word of some lines is known: a cheap test that rules other lists out. */
function sharesFewWords({ lines }: Region, known: Set<string>): boolean {
  const middle = Math.floor(lines.length / 2);
  const words = texts(lines.slice(middle, middle + 3))
    .flatMap(splitWords)
    .slice(0, 60);
  return words.filter((word) => known.has(word)).length < words.length * 0.2;
}

/** Each region once: the same one is often found by its heading, by its class name and by its look. */
function distinctRegions(regions: Region[]): Region[] {
  const isOne = (one: Region, other: Region) => one.end === other.end && one.lines.length === other.lines.length;
  return regions.filter((region, i) => regions.findIndex((other) => isOne(region, other)) === i);
}
