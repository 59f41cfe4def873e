import { stem } from './stem.ts';
import { stepWordsOf, type StepWords } from './step-words.ts';

export interface StepLine {
  id: string;
  /** Heading of its part of the list. */
  section: string;
  /** In the words of the line. */
  food: string;
  note: string;
}

export interface StepText {
  section: string;
  text: string;
}

interface Lexicon {
  language: string;
  is: Record<Exclude<keyof StepWords, 'headFirst'>, (token: string) => boolean>;
  headFirst: boolean;
}

/** One thing that a line names: "salt and pepper" are two. */
interface Food {
  line: StepLine;
  section: Set<string>;
  purpose: Set<string>;
  /** All that tells it from others. */
  all: string[];
  /** By which alone it is called as well. */
  heads: string[];
}

const lexicons = new Map<string, Lexicon>();

function lexiconOf(language: string): Lexicon | undefined {
  const known = lexicons.get(language);
  const words = stepWordsOf(language);
  if (known || !words) return known;
  const { headFirst, ...lists } = words;
  const is = Object.fromEntries(
    Object.entries(lists).map(([name, list]) => {
      const stems = new Set(list.split(' ').map((word) => stem(word, language)));
      return [name, (token: string) => stems.has(token)];
    }),
  ) as Lexicon['is'];
  const lexicon = { language, is, headFirst };
  lexicons.set(language, lexicon);
  return lexicon;
}

const tokensOf = (text: string, language: string) =>
  (text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).map((word) => stem(word, language));

/**
 * @returns for each step the ids of lines it uses first, or again if some was left: foods named in full or by an
 * unambiguous short name. Rather too few than wrong; none without word lists
 * @param language BCP 47, without its region
 */
export function ingredientsOfSteps(lines: StepLine[], steps: StepText[], language: string): string[][] {
  const lexicon = lexiconOf(language);
  if (!lexicon) return steps.map(() => []);
  const foods = lines.flatMap((line) => foodsOf(line, lexicon));
  const used = new Map<Food, 'some' | 'all'>();
  let section = '';
  return steps.map((step) => {
    section = step.section || section;
    const found = findFoods(step.text, { section, foods, used, lexicon });
    return lines.filter(({ id }) => found.has(id)).map(({ id }) => id);
  });
}

function foodsOf(line: StepLine, lexicon: Lexicon): Food[] {
  const { language, is } = lexicon;
  const parts = splitFoods(line.food.replace(/\([^)]*\)/g, ' '), lexicon);
  return parts.flatMap((words) => {
    const all = words.filter((word) => !is.fillers(word) && !is.kinds(word));
    const whole = words.filter((word) => !is.fillers(word));
    if (all.length === 0) return [];
    return [
      {
        line,
        section: new Set(tokensOf(line.section, language).filter((word) => !is.fillers(word))),
        purpose: new Set(tokensOf(line.note, language).filter((word) => !is.fillers(word) && !is.kinds(word))),
        all: whole,
        heads: headsOf(all, lexicon),
      },
    ];
  });
}

function splitFoods(food: string, { language, is }: Lexicon): string[][] {
  const parts: string[][] = [[]];
  for (const piece of food.split(/([,/&])/)) {
    if (/^[,/&]$/.test(piece)) parts.push([]);
    for (const word of tokensOf(piece, language)) {
      if (is.and(word)) parts.push([]);
      else parts.at(-1)!.push(word);
    }
  }
  return parts.filter((part) => part.length > 0);
}

/** "Oil" of olive oil, "chicken" of chicken breasts, "poulet" of blancs de poulet. */
function headsOf(all: string[], { is, headFirst }: Lexicon): string[] {
  const order = headFirst ? all : all.toReversed();
  const head = order.find((word) => !is.parts(word));
  return head ? [head] : order.slice(0, 1);
}

interface Search {
  section: string;
  foods: Food[];
  used: Map<Food, 'some' | 'all'>;
  lexicon: Lexicon;
}

function findFoods(text: string, { section, foods, used, lexicon }: Search): Set<string> {
  const found = new Set<string>();
  for (const clause of text.split(/[.;:!?\n]+/)) {
    const tokens = tokensOf(clause, lexicon.language);
    const taken = new Set<number>();
    const here = new Set([...tokensOf(section, lexicon.language), ...tokens]);
    const mentions = [...byWhole(tokens, foods, taken, lexicon), ...byHead(tokens, foods, taken, lexicon)];
    for (const { at, candidates } of mentions) {
      const food = chosen(candidates, { here, section, used, tokens, at, lexicon });
      if (!food) continue;
      const before = tokens.slice(Math.max(0, at - 4), at);
      const isRest = before.some(lexicon.is.rest);
      if (used.get(food) === 'all' && !isRest) continue;
      if (used.has(food) && !isRest && !before.some(lexicon.is.some)) continue;
      found.add(food.line.id);
      used.set(food, before.some(lexicon.is.some) && !isRest ? 'some' : 'all');
    }
  }
  return found;
}

interface Mention {
  at: number;
  candidates: Food[];
}

/** All words of a food, one after the other; the longest foods first, so that "celery salt" is not salt. */
function byWhole(tokens: string[], foods: Food[], taken: Set<number>, lexicon: Lexicon): Mention[] {
  const wholes = new Map<string, Food[]>();
  for (const food of foods) {
    const ways = new Set([food.all.join(' '), food.all.filter((word) => !lexicon.is.kinds(word)).join(' ')]);
    for (const way of ways) if (way) wholes.set(way, [...(wholes.get(way) ?? []), food]);
  }
  const mentions: Mention[] = [];
  for (const [way, candidates] of [...wholes].toSorted(([a], [b]) => b.split(' ').length - a.split(' ').length)) {
    const words = way.split(' ');
    for (let at = 0; at < tokens.length; at++) {
      const places = placesOf(words, tokens, at, lexicon);
      if (!places || places.some((place) => taken.has(place))) continue;
      if (words.length === 1 && isPartOfOther(tokens, at, lexicon)) continue;
      for (const place of places) taken.add(place);
      takeParts(tokens, places.at(-1)!, taken, lexicon);
      mentions.push({ at, candidates });
    }
  }
  return mentions.toSorted((a, b) => a.at - b.at);
}

/** @returns the positions of words from a position on, with only fillers between them */
function placesOf(words: string[], tokens: string[], start: number, { is }: Lexicon): number[] | null {
  const places: number[] = [];
  let at = start;
  for (const word of words) {
    while (places.length > 0 && at < tokens.length && tokens[at] !== word && is.fillers(tokens[at]!)) at++;
    if (tokens[at] !== word) return null;
    places.push(at++);
  }
  return places;
}

/** The cloves of "garlic cloves" are no spice. */
function takeParts(tokens: string[], last: number, taken: Set<number>, { is }: Lexicon): void {
  if (is.parts(tokens[last + 1] ?? '')) taken.add(last + 1);
}

/** Finds foods by a short name that only one kind of food has. */
function byHead(tokens: string[], foods: Food[], taken: Set<number>, lexicon: Lexicon): Mention[] {
  return tokens.flatMap((token, at) => {
    if (taken.has(at) || lexicon.is.fillers(token) || lexicon.is.kinds(token) || lexicon.is.parts(token)) return [];
    if (isPartOfOther(tokens, at, lexicon)) return [];
    const candidates = foods.filter(({ heads }) =>
      heads.some((head) => head === token || isCompound(head, token, lexicon)),
    );
    return candidates.length > 0 ? [{ at, candidates }] : [];
  });
}

/** "Tomaten" are what is meant by "Kirschtomaten": in German the last part says what it is. */
const isCompound = (head: string, token: string, { language }: Lexicon) =>
  language === 'de' &&
  head.length > token.length + 2 &&
  head.endsWith(token) &&
  token.length >= (token === 'ol' ? 2 : 4);

/** "Tomato" of "tomato sauce", "citron" of "jus de citron"; but "le jus du citron" is of the lemon. */
function isPartOfOther(tokens: string[], at: number, { is, headFirst }: Lexicon): boolean {
  if (!headFirst) return is.products(tokens[at + 1] ?? '');
  const [before, second] = [tokens[at - 1] ?? '', tokens[at - 2] ?? ''];
  return is.products(before) || (is.of(before) && is.products(second));
}

interface Choice {
  here: Set<string>;
  section: string;
  used: Map<Food, 'some' | 'all'>;
  tokens: string[];
  at: number;
  lexicon: Lexicon;
}

/** Chooses between foods of the same name: that of the section, then an unused one; undefined if several fit. */
function chosen(candidates: Food[], { here, section, used, lexicon }: Choice): Food | undefined {
  const sections = new Set(tokensOf(section, lexicon.language).filter((word) => !lexicon.is.fillers(word)));
  const fits = (words: Set<string>, wanted: Set<string>) => [...words].some((word) => wanted.has(word));
  const ofSection = candidates.filter((food) => fits(food.section, sections.size > 0 ? sections : here));
  const open = ofSection.length > 0 ? ofSection : candidates;
  const purposed = open.filter((food) => fits(food.purpose, here));
  const pool = purposed.length > 0 ? purposed : open;
  const fresh = pool.filter((food) => used.get(food) !== 'all');
  const left = fresh.length > 0 ? fresh : pool;
  const [first] = left;
  return first && left.every((food) => food.all.join(' ') === first.all.join(' ')) ? first : undefined;
}
