import { stem } from './stem.ts';
import { groupWordsOf, stepWordsOf, type StepWords } from './step-words.ts';

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

/** The lines that a step uses. */
export interface StepUse {
  /** Ids of lines that it names and uses first, or again if some was left. */
  sure: string[];
  /** Ids of lines that it may use: one of several of a name, a kind ("the spices"), or a food that an earlier step used. */
  possible: string[];
}

/**
 * @returns for each step the lines that it uses: foods in full or by a short name, whole sections ("mix the levain"), and what is left
 * ("the remaining ingredients"); nothing without word lists
 * @param language BCP 47, without its region
 */
export function ingredientUseOfSteps(lines: StepLine[], steps: StepText[], language: string): StepUse[] {
  const lexicon = lexiconOf(language);
  if (!lexicon) return steps.map(() => ({ sure: [], possible: [] }));
  const foods = lines.flatMap((line) => foodsOf(line, lexicon));
  const used = new Map<Food, 'some' | 'all'>();
  let section = '';
  return steps.map((step) => {
    section = step.section || section;
    const { sure, possible } = findFoods(step.text, { section, foods, used, lexicon });
    const ids = (isWanted: (id: string) => boolean) => lines.filter(({ id }) => isWanted(id)).map(({ id }) => id);
    return { sure: ids((id) => sure.has(id)), possible: ids((id) => possible.has(id) && !sure.has(id)) };
  });
}

/** @returns for each step the ids of the lines that it surely uses, see `ingredientUseOfSteps` */
export const ingredientsOfSteps = (lines: StepLine[], steps: StepText[], language: string): string[][] =>
  ingredientUseOfSteps(lines, steps, language).map(({ sure }) => sure);

function foodsOf(line: StepLine, lexicon: Lexicon): Food[] {
  const { language, is } = lexicon;
  const parts = splitFoods(line.food.replace(/\([^)]*\)/g, ' '), lexicon);
  return parts.flatMap((words) => {
    const named = words.filter((word) => !is.fillers(word));
    const all = named.filter((word) => !is.kinds(word));
    return [
      {
        line,
        section: new Set(tokensOf(line.section, language).filter((word) => !is.fillers(word))),
        purpose: new Set(tokensOf(line.note, language).filter((word) => !is.fillers(word) && !is.kinds(word))),
        // words for kinds alone, such as "ground", name no food in a step
        fullName: all.length > 0 ? named : [],
        shortNames: all.length > 0 ? shortNamesOf(all, lexicon) : [],
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

/** Words and commas, which no name of a food runs across. */
const clauseTokens = (clause: string, language: string) =>
  (clause.match(/\p{L}[\p{L}\p{M}]*|[,()]/gu) ?? []).map((word) => stem(word, language));

interface Found {
  sure: Set<string>;
  possible: Set<string>;
}

function findFoods(text: string, search: Search): Found {
  const { section, foods, used, lexicon } = search;
  const found: Found = { sure: new Set(), possible: new Set() };
  const made = takeSection(text, search, found);
  const textTokens = clauseTokens(text, lexicon.language);
  for (const clause of text.split(/[.;:!?\n]+/)) {
    const tokens = clauseTokens(clause, lexicon.language);
    const assigned = new Set<number>();
    const context = new Set([...tokensOf(section, lexicon.language), ...tokens]);
    const several = takePlurals(clause, search, found);
    const mentions = [
      ...mentionsByFullName(tokens, foods, assigned, lexicon),
      ...mentionsByShortName(tokens, foods, assigned, lexicon),
    ];
    for (const { at, candidates } of mentions) {
      if (made?.has(tokens[at] ?? '') || candidates.some((food) => several.has(food))) continue;
      const before = tokens.slice(Math.max(0, at - 4), at);
      const isRest = before.some(lexicon.is.rest);
      const food = chooseFood(candidates, { context, section, used, lexicon });
      if (!food) for (const { line } of candidates) found.possible.add(line.id);
      else if (found.sure.has(food.line.id)) continue;
      else if ((used.get(food) === 'all' && !isRest) || (used.has(food) && !isRest && !before.some(lexicon.is.some)))
        found.possible.add(food.line.id);
      else {
        found.sure.add(food.line.id);
        used.set(food, before.some(lexicon.is.some) && !isRest ? 'some' : 'all');
      }
    }
    takeGroups(clause, search, found, textTokens);
  }
  return found;
}

/** Takes all foods of a name that are left, of the section if there are sections: "the flours". */
function takePlurals(clause: string, { section, foods, used, lexicon }: Search, found: Found): Set<Food> {
  const taken = new Set<Food>();
  for (const [phrase, kind] of groupWordsOf(lexicon.language)?.plurals ?? []) {
    if (!phrase.test(clause)) continue;
    const left = foods.filter((food) => !used.has(food) && kind.test(food.line.food));
    for (const food of ofSection(left, section, lexicon)) {
      found.sure.add(food.line.id);
      used.set(food, 'all');
      taken.add(food);
    }
  }
  return taken;
}

/** The foods of a section, or all of them if the section has none. */
function ofSection(foods: Food[], section: string, lexicon: Lexicon): Food[] {
  const words = new Set(tokensOf(section, lexicon.language).filter((word) => !lexicon.is.fillers(word)));
  const own = foods.filter((food) => shareWord(food.section, words));
  return own.length > 0 ? own : foods;
}

/** The foods of the sections that a step names: "for the levain, mix all ingredients"; else those of its own section. */
function ofNamedSection(left: Food[], tokens: string[], { section, foods, lexicon }: Search, found: Found): Food[] {
  const named = foods.filter(
    ({ section: names }) => names.size > 0 && [...names].every((name) => tokens.includes(name)),
  );
  const isOpen = named.some((food) => left.includes(food) || found.sure.has(food.line.id));
  return isOpen ? left.filter((food) => named.includes(food)) : ofSection(left, section, lexicon);
}

/** Takes kinds of food and what is left: "the spices", "the remaining ingredients". */
function takeGroups(clause: string, search: Search, found: Found, tokens: string[]): void {
  const { foods, used, lexicon } = search;
  const words = groupWordsOf(lexicon.language);
  if (!words) return;
  const left = foods.filter((food) => !used.has(food));
  if (words.all.test(clause)) {
    for (const food of ofNamedSection(left, tokens, search, found)) {
      found.sure.add(food.line.id);
      used.set(food, 'all');
    }
    return;
  }
  for (const [phrase, kind] of words.kinds) {
    const named = phrase.test(clause) ? left.filter(({ line }) => kind.test(line.food)) : [];
    for (const food of named) found.possible.add(food.line.id);
  }
}

/**
 * Takes all lines of a section that a step names while none of them is used yet: "Mix the levain".
 * @returns the words of the section, which are no food in this step; null if the step makes no section
 */
function takeSection(text: string, { foods, used, lexicon }: Search, found: Found): Set<string> | null {
  const words = groupWordsOf(lexicon.language);
  const tokens = clauseTokens(text, lexicon.language);
  const headings = new Map(foods.map((food) => [food.line.section, food.section]));
  if (!words || headings.size < 2) return null;
  for (const [heading, names] of headings) {
    const own = foods.filter(({ line }) => line.section === heading);
    const isNamed = names.size > 0 && [...names].every((name) => tokens.includes(name));
    if (!isNamed || own.some((food) => used.has(food))) continue;
    const others = tokens.filter((token) => !names.has(token));
    // foods that the step names one by one are found by their names
    if (own.some(({ shortNames }) => shortNames.some((name) => others.includes(name)))) continue;
    const isMade = words.making.test(text);
    for (const food of own) {
      (isMade ? found.sure : found.possible).add(food.line.id);
      if (isMade) used.set(food, 'all');
    }
    if (isMade) return names;
  }
  return null;
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
  const isInSection = (food: Food) => shareWord(food.section, sections.size > 0 ? sections : context);
  // without a heading of its own, a step goes on with what is left
  const open = sections.size > 0 ? candidates : prefer(candidates, (food) => !used.has(food));
  const inSection = prefer(open, isInSection);
  const withPurpose = prefer(inSection, (food) => shareWord(food.purpose, context));
  const left = prefer(withPurpose, (food) => used.get(food) !== 'all');
  const [first] = left;
  return first && left.every((food) => food.fullName.join(' ') === first.fullName.join(' ')) ? first : undefined;
}
