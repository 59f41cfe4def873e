import type { MigrationInterface, QueryRunner } from 'typeorm';
import { QUERY as FORMER_QUERY } from './1795449210355-find-words-that-are-cut.ts';

/**
 * Patterns of the singular and plural that a word may have, by its ending in the languages of Europe. A long stem also matches within
 * compounds ("Zwiebelkuchen"); a short one and an ambiguous ending only match the whole word, so that "butter" finds no "butternut".
 */
export const WORD_FORMS = `
  CREATE FUNCTION word_forms(term text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (
      SELECT coalesce(array_agg(DISTINCT CASE
        WHEN NOT inner_match THEN form
        WHEN length(form) >= 4 THEN form || '%'
        ELSE form END), '{}')
      FROM (
        SELECT regexp_replace(term, ending, other) AS form, inner_match FROM (VALUES
          ('([^s])s$', '\\1', true), ('(o|x|z|s|ch|sh)es$', '\\1', true), ('ies$', 'y', true), ('ves$', 'f', true), ('ves$', 'fe', false),
          ('x$', '', true), ('(el|er|e)n$', '\\1', true), ('en$', '', false), ('e$', '', false), ('er$', '', false),
          ('(ar|or|er|ir)$', '', false), ('es$', '', false), ('(oes|aes)$', 'ao', false),
          ('i$', 'o', false), ('i$', 'e', false), ('i$', '', false), ('e$', 'a', false), ('y$', '', false), ('y$', 'a', false),
          ('([^aeiou])y$', '\\1ies', false), ('fe?$', 'ves', false), ('$', 's', false), ('$', 'es', false), ('$', 'n', false), ('$', 'en', false),
          ('$', 'e', false), ('$', 'er', false), ('$', 'x', false), ('o$', 'i', false), ('a$', 'e', false), ('e$', 'i', false),
          ('ao$', 'oes', false), ('(ler|lar)$', '', false)
        ) rules (ending, other, inner_match)
        WHERE term ~ ending
      ) forms
      WHERE length(form) >= 2 AND form <> term)`;

/** Finds the singular and plural of a typed word as well, and two words for one: "stir-fry" for "stirfry". */
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
        WHERE group_id = of_group AND (
          word LIKE CASE WHEN term ~ '^[a-z0-9]{1,2}$' THEN term || '%' ELSE '%' || term || '%' END
          OR word LIKE ANY (word_forms(term)))
        ORDER BY word <> term, NOT word LIKE ANY (word_forms(term)), length(word) LIMIT 60) known;
      SELECT concat_ws(' | ', found, string_agg('(''' || first.word || ''' <-> ''' || second.word || ''')', ' | ')) INTO found
        FROM generate_series(3, length(term) - 3) cut
        JOIN recipe_words first ON first.group_id = of_group AND first.word = left(term, cut)
        JOIN recipe_words second ON second.group_id = of_group AND second.word = substr(term, cut + 1);
      found := nullif(found, '');
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

export class FindPlurals1795845000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(WORD_FORMS);
    await queryRunner.query(QUERY);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(FORMER_QUERY);
    await queryRunner.query('DROP FUNCTION word_forms(text)');
  }
}
