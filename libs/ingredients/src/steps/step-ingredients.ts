import { stem } from './stem.ts';
import { stepWordsOf, type StepWords } from './step-words.ts';

export interface StepLine {
  id: string;
  /** Heading of the section of the list. */
  section: string;
  /** Food as written in the line. */
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

/** A food of a line; "salt and pepper" are two. */
interface Food {
  line: StepLine;
  section: Set<string>;
  purpose: Set<string>;
  /** Full name in stems, without fillers. */
  fullName: string[];
  /** Words that may name the food alone. */
  shortNames: string[];
}

const lexicons = new Map<string, Lexicon>();

function lexiconOf(language: string): Lexicon | undefined {
  const known = lexicons.get(language);
  const words = stepWordsOf(language);
  if (known || !words) return known;
  const { headFirst, ...lists } = words;
  const test = (list: string) => {
    const stems = new Set(list.split(' ').map((word) => stem(word, language)));
    return (token: string) => stems.has(token);
  };
  const is = {
    fillers: test(lists.fillers),
    kinds: test(lists.kinds),
    parts: test(lists.parts),
    products: test(lists.products),
    some: test(lists.some),
    rest: test(lists.rest),
    and: test(lists.and),
    of: test(lists.of),
  };
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
    const ids = findFoods(step.text, { section, foods, used, lexicon });
    return lines.filter(({ id }) => ids.has(id)).map(({ id }) => id);
  });
}

function foodsOf(line: StepLine, lexicon: Lexicon): Food[] {
  const { language, is } = lexicon;
  const parts = splitFoods(line.food.replace(/\([^)]*\)/g, ' '), lexicon);
  return parts.flatMap((words) => {
    const all = words.filter((word) => !is.fillers(word) && !is.kinds(word));
    if (all.length === 0) return [];
    return [
      {
        line,
        section: new Set(tokensOf(line.section, language).filter((word) => !is.fillers(word))),
        purpose: new Set(tokensOf(line.note, language).filter((word) => !is.fillers(word) && !is.kinds(word))),
        fullName: words.filter((word) => !is.fillers(word)),
        shortNames: shortNamesOf(all, lexicon),
      },
    ];
  });
}

function splitFoods(food: string, { language, is }: Lexicon): string[][] {
  let part: string[] = [];
  const parts = [part];
  for (const piece of food.split(/([,/&])/)) {
    if (/^[,/&]$/.test(piece)) parts.push((part = []));
    for (const word of tokensOf(piece, language)) {
      if (is.and(word)) parts.push((part = []));
      else part.push(word);
    }
  }
  return parts.filter(({ length }) => length > 0);
}

/** Returns the head of a noun phrase: "oil" of olive oil, "chicken" of chicken breasts, "poulet" of blancs de poulet. */
function shortNamesOf(all: string[], { is, headFirst }: Lexicon): string[] {
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
  const ids = new Set<string>();
  for (const clause of text.split(/[.;:!?\n]+/)) {
    const tokens = tokensOf(clause, lexicon.language);
    const assigned = new Set<number>();
    const context = new Set([...tokensOf(section, lexicon.language), ...tokens]);
    const mentions = [
      ...mentionsByFullName(tokens, foods, assigned, lexicon),
      ...mentionsByShortName(tokens, foods, assigned, lexicon),
    ];
    for (const { at, candidates } of mentions) {
      const food = chooseFood(candidates, { context, section, used, lexicon });
      if (!food) continue;
      const before = tokens.slice(Math.max(0, at - 4), at);
      const isRest = before.some(lexicon.is.rest);
      if (used.get(food) === 'all' && !isRest) continue;
      if (used.has(food) && !isRest && !before.some(lexicon.is.some)) continue;
      ids.add(food.line.id);
      used.set(food, before.some(lexicon.is.some) && !isRest ? 'some' : 'all');
    }
  }
  return ids;
}

interface Mention {
  at: number;
  candidates: Food[];
}

/** Finds full names, the longest first, so that "celery salt" is not salt. */
function mentionsByFullName(tokens: string[], foods: Food[], assigned: Set<number>, lexicon: Lexicon): Mention[] {
  const foodsByName = new Map<string, Food[]>();
  for (const food of foods) {
    const { fullName } = food;
    const names = new Set([fullName.join(' '), fullName.filter((word) => !lexicon.is.kinds(word)).join(' ')]);
    for (const name of names) if (name) foodsByName.set(name, [...(foodsByName.get(name) ?? []), food]);
  }
  const mentions: Mention[] = [];
  for (const [name, candidates] of [...foodsByName].toSorted(([a], [b]) => b.split(' ').length - a.split(' ').length)) {
    const words = name.split(' ');
    for (const at of tokens.keys()) {
      const places = placesOf(words, tokens, at, lexicon);
      if (!places || places.some((place) => assigned.has(place))) continue;
      if (words.length === 1 && isPartOfOther(tokens, at, lexicon)) continue;
      for (const place of places) assigned.add(place);
      // the cloves of "garlic cloves" are not a spice
      const next = (places.at(-1) ?? at) + 1;
      if (lexicon.is.parts(tokens[next] ?? '')) assigned.add(next);
      mentions.push({ at, candidates });
    }
  }
  return mentions.toSorted((a, b) => a.at - b.at);
}

/** @returns the positions of consecutive words from a position on, ignoring fillers between them */
function placesOf(words: string[], tokens: string[], start: number, { is }: Lexicon): number[] | null {
  const places: number[] = [];
  let at = start;
  for (const word of words) {
    while (places.length > 0 && at < tokens.length && tokens[at] !== word && is.fillers(tokens[at] ?? '')) at++;
    if (tokens[at] !== word) return null;
    places.push(at++);
  }
  return places;
}

/** Finds foods by a short name that only one kind of food has. */
function mentionsByShortName(tokens: string[], foods: Food[], assigned: Set<number>, lexicon: Lexicon): Mention[] {
  return tokens.flatMap((token, at) => {
    if (assigned.has(at) || lexicon.is.fillers(token) || lexicon.is.kinds(token) || lexicon.is.parts(token)) return [];
    if (isPartOfOther(tokens, at, lexicon)) return [];
    const candidates = foods.filter(({ shortNames }) =>
      shortNames.some((name) => name === token || isCompound(name, token, lexicon)),
    );
    return candidates.length > 0 ? [{ at, candidates }] : [];
  });
}

/** True for a German compound with the token as last part: "Kirschtomaten" and "Tomaten". */
const isCompound = (name: string, token: string, { language }: Lexicon) =>
  language === 'de' &&
  name.length > token.length + 2 &&
  name.endsWith(token) &&
  token.length >= (token === 'ol' ? 2 : 4);

/** True for "tomato" in "tomato sauce" and "citron" in "jus de citron", but not in "le jus du citron". */
function isPartOfOther(tokens: string[], at: number, { is, headFirst }: Lexicon): boolean {
  if (!headFirst) return is.products(tokens[at + 1] ?? '');
  const [before, second] = [tokens[at - 1] ?? '', tokens[at - 2] ?? ''];
  return is.products(before) || (is.of(before) && is.products(second));
}

interface Choice extends Omit<Search, 'foods'> {
  /** Words of the section and the clause. */
  context: Set<string>;
}

const shareWord = (words: Set<string>, others: Set<string>) => [...words].some((word) => others.has(word));

/** Chooses between foods of the same name: prefers the section's food, then an unused one; undefined if several fit. */
function chooseFood(candidates: Food[], { context, section, used, lexicon }: Choice): Food | undefined {
  const sections = new Set(tokensOf(section, lexicon.language).filter((word) => !lexicon.is.fillers(word)));
  const prefer = (foods: Food[], isPreferred: (food: Food) => boolean) => {
    const preferred = foods.filter(isPreferred);
    return preferred.length > 0 ? preferred : foods;
  };
  const inSection = prefer(candidates, (food) => shareWord(food.section, sections.size > 0 ? sections : context));
  const withPurpose = prefer(inSection, (food) => shareWord(food.purpose, context));
  const left = prefer(withPurpose, (food) => used.get(food) !== 'all');
  const [first] = left;
  return first && left.every((food) => food.fullName.join(' ') === first.fullName.join(' ')) ? first : undefined;
}
