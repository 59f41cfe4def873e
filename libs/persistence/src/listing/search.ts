import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** SQL for a text without case and diacritics; an index must use the same expression. */
export const foldedSql = (expression: string): string => `fold(${expression})`;

/** Returns a LIKE pattern that matches the text anywhere and takes `%` and `_` literally. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const maxTerms = 8;

/** Splits a search into at most eight words; quoted text is one term. */
function searchTerms(text: string): string[] {
  const terms: string[] = [];
  for (const [, double, single, word] of text.slice(0, 500).matchAll(/"([^"]+)"|(?<!\S)'([^']+)'(?!\S)|([^\s"]+)/g)) {
    const term = (double ?? single ?? word?.replace(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, '') ?? '').trim();
    if (term) terms.push(term);
  }
  return terms.slice(0, maxTerms);
}

/**
 * Adds a search for tables of some thousand rows: every term must occur in one of the columns, as a part or, from four letters on, with
 * typos. The best match of the first column comes first.
 *
 * @param columns SQL expressions of texts, such as `food.name`
 */
export function matchesText<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  text: string,
  columns: readonly [string, ...string[]],
): void {
  const phrase = text.slice(0, 500).trim();
  // folding takes longer than comparing, so that several texts are folded as one
  const [first, ...others] = columns;
  const compared = foldedSql(others.length ? `concat_ws(E'\\n', ${columns.join(', ')})` : first);
  searchTerms(text).forEach((term, index) => {
    const part = `${compared} LIKE fold(:searchPart${index})`;
    const conditions =
      term.length < 4 ? [part] : [part, `word_similarity(fold(:searchTerm${index}), ${compared}) >= 0.5`];
    builder.andWhere(`(${conditions.join(' OR ')})`, {
      [`searchPart${index}`]: likePattern(term),
      [`searchTerm${index}`]: term,
    });
  });
  const name = foldedSql(first);
  builder
    .addOrderBy(
      `CASE WHEN ${name} = fold(:searchPhrase) THEN 0 WHEN ${name} LIKE fold(:searchStart) THEN 1 ELSE 2 END`,
      'ASC',
    )
    .addOrderBy(`similarity(${name}, fold(:searchPhrase))`, 'DESC')
    .setParameters({ searchPhrase: phrase, searchStart: likePattern(phrase).slice(1) });
}
