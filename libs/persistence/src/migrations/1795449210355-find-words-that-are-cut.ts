import type { MigrationInterface, QueryRunner } from 'typeorm';
import { QUERY as FORMER_QUERY } from './1700000300000-recipe-search.ts';

/**
 * Searches a word that PostgreSQL's parser splits ("3e35c366" into "3e35" and "c366") as a phrase of its parts, and always
 * includes the word as typed, because the "e" of "e.g." is not a known word.
 */
export const QUERY = `
  CREATE OR REPLACE FUNCTION recipe_query(of_group uuid, typed text) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
  DECLARE
    result tsquery;
    part tsquery;
    term text;
    slips int;
    found text;
    tokens text[];
  BEGIN
    FOR term IN SELECT (regexp_matches(typed, '"([^"]+)"', 'g'))[1] LIMIT 8 LOOP
      part := phraseto_tsquery('simple', search_words(term));
      result := CASE WHEN result IS NULL THEN part ELSE result && part END;
    END LOOP;
    FOR term IN
      SELECT w FROM regexp_split_to_table(search_words(regexp_replace(typed, '"[^"]+"', ' ', 'g')), ' ') w WHERE w <> '' LIMIT 8
    LOOP
      SELECT string_agg('''' || word || '''', ' | ') INTO found FROM (
        SELECT word FROM recipe_words
        WHERE group_id = of_group AND word LIKE CASE WHEN term ~ '^[a-z0-9]{1,2}$' THEN term || '%' ELSE '%' || term || '%' END
        ORDER BY word <> term, length(word) LIMIT 60) known;
      IF found IS NULL AND length(term) >= 4 THEN
        slips := CASE WHEN length(term) < 6 THEN 1 ELSE 2 END;
        SELECT string_agg('''' || word || '''', ' | ') INTO found FROM (
          SELECT word FROM (
            SELECT word FROM recipe_words WHERE group_id = of_group AND word % term
            UNION SELECT word FROM recipe_words
              WHERE group_id = of_group AND word LIKE left(term, 1) || '%' AND length(word) BETWEEN length(term) - slips AND length(term) + slips
          ) near
          WHERE levenshtein_less_equal(left(word, 200), left(term, 200), slips) <= slips OR similarity(word, term) >= 0.5
            OR (levenshtein_less_equal(left(word, 200), left(term, 200), 2) <= 2 AND sorted_letters(word) = sorted_letters(term))
          ORDER BY levenshtein_less_equal(left(word, 200), left(term, 200), slips), word LIMIT 20) meant;
      END IF;
      SELECT array_agg('''' || token || '''') INTO tokens FROM ts_parse('default', term) WHERE tokid <> 12;
      part := (CASE
        WHEN cardinality(tokens) > 1 THEN concat_ws(' | ', array_to_string(tokens, ' <-> ') || ':*', found)
        ELSE concat_ws(' | ', '''' || term || '''', found)
      END)::tsquery;
      result := CASE WHEN result IS NULL THEN part ELSE result && part END;
    END LOOP;
    RETURN coalesce(result, ''::tsquery);
  END $$`;

export class FindWordsThatAreCut1795449210355 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(QUERY);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(FORMER_QUERY.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION'));
  }
}
