import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { FILLER_WEIGHT, parseSearch } from '#contract/search-words';
import { type Context, likePattern, type Tier, type TierOrder } from '#persistence';
import { foodsOfTerms } from '../foods/foods-of-terms.ts';
import type { Recipe } from './recipe.entity.ts';

interface CompiledTerm {
  /** Text of type tsquery. */
  query: string;
  /** The part of the query that names can match; foods have no words in them. */
  nameQuery: string;
  isFiller: boolean;
}

/** A compiled search: texts of type tsquery. */
export interface CompiledSearch {
  /** The text as it was typed, without quotes. */
  text: string;
  /** Phrases in quotes, all of which must match. */
  phrases: string[];
  terms: CompiledTerm[];
  /** True if notes of members are searched as well. */
  withNotes: boolean;
}

/**
 * Compiles a search text. Separate from the query, because each unknown word is compared with all words of the group.
 *
 * @param onlyPublic compares with words of public recipes only, for visitors
 * @returns null for an empty text
 */
export async function compileSearch(
  context: Context,
  text: string | undefined,
  { onlyPublic = false } = {},
): Promise<CompiledSearch | null> {
  if (!text?.trim()) return null;
  const { phrases, terms } = parseSearch(text.replaceAll('\0', ''));
  const [compiled] = await context.manager.query<{ phrases: string[]; terms: Omit<CompiledTerm, 'nameQuery'>[] }[]>(
    `SELECT
      ARRAY(SELECT phraseto_tsquery('simple', search_words(phrase))::text FROM unnest($3::text[]) phrase) AS phrases,
      ARRAY(SELECT json_build_object('query', recipe_term_query($1, $2, word, forms), 'isFiller', "isFiller")
        FROM json_to_recordset($4) AS terms (word text, forms text[], "isFiller" boolean)) AS terms`,
    [context.groupId, onlyPublic, phrases, JSON.stringify(terms)],
  );
  if (!compiled) return null;
  const foods = foodsOfTerms(text, terms, context.locale);
  const withFoods = compiled.terms.map((term, index) => {
    const food = foods[index];
    const query = food ? [term.query, `'food:${food}'`].filter(Boolean).join(' | ') : term.query;
    return { ...term, query, nameQuery: term.query };
  });
  const typed = text.replaceAll(/[\0"]/g, '').trim().replaceAll(/\s+/g, ' ');
  return { ...compiled, text: typed, terms: withFoods, withNotes: !onlyPublic };
}

/** Restricts a query to recipes with all phrases. Without phrases, one word must match, also by prefix or misspelled. */
export function filterBySearch<T extends ObjectLiteral>(builder: SelectQueryBuilder<T>, search: CompiledSearch): void {
  builder.andWhere(matches(':searchRequired', search.withNotes), { searchRequired: requiredQuery(search) });
}

function requiredQuery(search: CompiledSearch): string {
  const { phrases, terms } = search;
  const words = requiredTerms(search).map(({ query }) => query);
  const isAny = terms.some(({ isFiller }) => !isFiller);
  return phrases.length ? allOf(phrases) : isAny ? anyOf(words) : allOf(words);
}

/**
 * Finds recipes as filterBySearch does. Those whose name is the text or begins with it come first, then those with all words in
 * their name, then those with the most words anywhere. Equals are ordered by rank if they are few, otherwise by name.
 */
export function searchRecipes(search: CompiledSearch) {
  return (builder: SelectQueryBuilder<Recipe>): Tier[] => {
    const inName = allOf([...search.phrases, ...requiredTerms(search).map(({ nameQuery }) => nameQuery)]);
    builder.setParameters({
      searchRequired: requiredQuery(search),
      searchAny: anyOf([...search.phrases, ...search.terms.map(({ query }) => query)]),
      searchBeginning: likePattern(search.text).slice(1),
      searchInName: inName,
      searchInNameOfDocument: withNameWeight(inName),
      ...Object.fromEntries(search.terms.map(({ query }, index) => [`searchTerm${index}`, query])),
    });
    return tiersOf(search);
  };
}

/** By the index of names if the recipes are many. If they are few, reading all names in their order would cost more than sorting. */
const byName = (isSmall: boolean): TierOrder => [isSmall ? `fold(r.name) || ''` : 'fold(r.name)', 'ASC'];

function tiersOf({ phrases, terms, withNotes }: CompiledSearch): Tier[] {
  const inName = `to_tsvector('simple', search_words(r.name)) @@ :searchInName::tsquery`;
  // the document also has the words of the name, and comparing them costs less than splitting the name
  const inNameOfDocument = 'r.document @@ :searchInNameOfDocument::tsquery';
  const required = matches(':searchRequired', withNotes);
  const begins = 'fold(r.name) LIKE fold(:searchBeginning)';
  const matching = terms.map(({ isFiller }, index) => ({ isFiller, sql: matches(`:searchTerm${index}`, withNotes) }));
  const weights = matching.map(({ isFiller, sql }) => `coalesce(${sql}, false)::int * ${isFiller ? FILLER_WEIGHT : 1}`);
  const byWeight: TierOrder[] = weights.length > 1 ? [[weights.join(' + '), 'DESC']] : [];
  const words = matching.flatMap(({ isFiller, sql }) => (isFiller ? [] : [sql]));
  const { levels, isComplete } = levelsOf(words, phrases.length > 0 ? 1 : 2);
  const order: Tier['order'] = (isSmall) =>
    isSmall
      ? [...byWeight, ['ts_rank(r.document, :searchAny::tsquery)', 'DESC'], byName(true)]
      : [...(isComplete ? [] : byWeight), byName(false)];
  const inOrderOfNames: Tier['order'] = (isSmall) => [byName(isSmall)];
  return [
    { condition: `${begins} AND ${inName}`, check: `${begins} AND ${inNameOfDocument}`, order: inOrderOfNames },
    { condition: inName, check: inNameOfDocument, order: inOrderOfNames },
    ...levels.map((level) => ({ condition: phrases.length ? `${required} AND ${level}` : level, order })),
    { condition: required, order },
  ];
}

/** Number of sets of words that one condition compares. */
const MAX_SETS = 10;

/**
 * Returns the conditions that so many words match, from all words down to the least number that tells recipes apart. Of six words and
 * more, some numbers are left out, because their conditions would have too many sets of words.
 */
function levelsOf(words: readonly string[], least: number): { levels: string[]; isComplete: boolean } {
  const sizes = words.map((_, index) => words.length - index).filter((size) => size >= least);
  const sets = sizes.map((size) => setsOf(words, size));
  const levels = sets.filter(({ length }) => length <= MAX_SETS);
  return {
    levels: levels.map((level) => `(${level.map((set) => set.join(' AND ')).join(' OR ')})`),
    isComplete: levels.length === sets.length,
  };
}

/** All sets of this size. */
function setsOf(words: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return words.flatMap((word, index) => setsOf(words.slice(index + 1), size - 1).map((set) => [word, ...set]));
}

/** Terms that tell something about a recipe, or all terms if none does. */
function requiredTerms({ terms }: CompiledSearch): CompiledTerm[] {
  const telling = terms.filter(({ isFiller }) => !isFiller);
  return telling.length ? telling : terms;
}

/** Restricts a tsquery to words of the name, which have the weight A in documents. */
const withNameWeight = (query: string): string =>
  query.replace(/('(?:[^']|'')*')(:\*)?/g, (_, word: string, prefix?: string) => `${word}${prefix ?? ':'}A`);

const matches = (parameter: string, withNotes: boolean): string =>
  withNotes
    ? `(r.document @@ ${parameter}::tsquery OR r.notes_document @@ ${parameter}::tsquery)`
    : `(r.document @@ ${parameter}::tsquery)`;

const anyOf = (queries: readonly string[]): string => queries.map((query) => `(${query})`).join(' | ');
const allOf = (queries: readonly string[]): string => queries.map((query) => `(${query})`).join(' & ');
