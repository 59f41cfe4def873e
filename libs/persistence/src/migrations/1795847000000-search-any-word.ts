import type { MigrationInterface, QueryRunner } from 'typeorm';
import { QUERY as FORMER_QUERY, WORD_FORMS } from './1795845000000-find-plurals.ts';

/**
 * Converts a typed word to a query for the group's words with it or its forms, two words that it joins, or else similar words. Visitors
 * only know words of public recipes, so that no result depends on private ones.
 */
const TERM_QUERY = `
  CREATE FUNCTION recipe_term_query(of_group uuid, only_public boolean, typed text, forms text[]) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
  DECLARE
    term text := search_words(typed);
    found text;
    tokens text[];
    slips int;
  BEGIN
    SELECT string_agg('''' || word || '''', ' | ') INTO found FROM (
      SELECT word FROM recipe_words
      WHERE group_id = of_group AND (
        word LIKE CASE WHEN term ~ '^[a-z0-9]{1,2}$' THEN term || '%' ELSE '%' || term || '%' END
        OR word LIKE ANY (forms))
        AND (NOT only_public OR is_public_word(of_group, word))
      ORDER BY word <> term, NOT word LIKE ANY (forms), length(word) LIMIT 60) known;
    SELECT concat_ws(' | ', found, string_agg('(''' || head || ''' <-> ''' || tail || ''')', ' | ')) INTO found
      FROM (SELECT DISTINCT left(whole, cut) AS head, substr(whole, cut + 1) AS tail
        FROM unnest(term || forms) form, rtrim(form, '%') whole, generate_series(1, least(length(whole), 40) - 1) cut) cuts
      WHERE is_known_word(of_group, only_public, head) AND is_known_word(of_group, only_public, tail);
    found := nullif(found, '');
    IF found IS NULL AND length(term) >= 4 THEN
      slips := CASE WHEN length(term) < 6 THEN 1 ELSE 2 END;
      SELECT string_agg('''' || word || '''', ' | ') INTO found FROM (
        SELECT word FROM (
          SELECT word FROM recipe_words WHERE group_id = of_group AND word % term
          UNION SELECT word FROM recipe_words
            WHERE group_id = of_group AND word LIKE left(term, 1) || '%' AND length(word) BETWEEN length(term) - slips AND length(term) + slips
        ) near
        WHERE (levenshtein_less_equal(left(word, 200), left(term, 200), slips) <= slips OR similarity(word, term) >= 0.5
          OR (levenshtein_less_equal(left(word, 200), left(term, 200), 2) <= 2 AND sorted_letters(word) = sorted_letters(term)))
          AND (NOT only_public OR is_public_word(of_group, word))
        ORDER BY levenshtein_less_equal(left(word, 200), left(term, 200), slips), word LIMIT 20) meant;
    END IF;
    SELECT array_agg('''' || token || '''') INTO tokens FROM ts_parse('default', term) WHERE tokid <> 12;
    RETURN (CASE
      WHEN cardinality(tokens) > 1 THEN concat_ws(' | ', '(' || array_to_string(tokens, ' <-> ') || ':*)', found)
      ELSE concat_ws(' | ', nullif('''' || term || '''', ''''''), found)
    END)::tsquery;
  END $$`;

/**
 * True if a public recipe of the group has the word. Without the settings, PostgreSQL would expect to find one soon and read all
 * recipes for a word that only private ones have.
 */
const PUBLIC_WORD = `
  CREATE FUNCTION is_public_word(of_group uuid, word text) RETURNS boolean LANGUAGE sql STABLE COST 1000
    SET enable_seqscan = off SET enable_indexscan = off AS $$
    SELECT EXISTS (SELECT FROM recipes r
      WHERE r.group_id = of_group AND (r.settings->>'public')::boolean AND r.document @@ ('''' || word || '''')::tsquery)
  $$`;

/** True if a recipe of the group has the word; words of one letter are not recorded. */
const KNOWN_WORD = `
  CREATE FUNCTION is_known_word(of_group uuid, only_public boolean, known text) RETURNS boolean LANGUAGE sql STABLE COST 1000 AS $$
    SELECT length(known) = 1 OR EXISTS (SELECT FROM recipe_words
      WHERE group_id = of_group AND word = known AND (NOT only_public OR is_public_word(of_group, known)))
  $$`;

/** Compares each word by itself, so that results can be ranked by how many match; singular and plural come from the caller. */
export class SearchAnyWord1795847000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [PUBLIC_WORD, KNOWN_WORD, TERM_QUERY]) await queryRunner.query(statement);
    await queryRunner.query('DROP FUNCTION recipe_query(uuid, text)');
    await queryRunner.query('DROP FUNCTION word_forms(text)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(WORD_FORMS);
    await queryRunner.query(FORMER_QUERY);
    await queryRunner.query('DROP FUNCTION recipe_term_query(uuid, boolean, text, text[])');
    await queryRunner.query('DROP FUNCTION is_known_word(uuid, boolean, text)');
    await queryRunner.query('DROP FUNCTION is_public_word(uuid, text)');
  }
}
