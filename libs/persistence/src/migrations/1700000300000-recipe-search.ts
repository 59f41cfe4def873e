import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes that TypeORM cannot describe, and the search of recipes. */
const INDEXES = [
  'CREATE UNIQUE INDEX users_username_key ON users (lower(username))',
  'CREATE UNIQUE INDEX users_email_key ON users (lower(email))',
  'CREATE UNIQUE INDEX foods_name_key ON foods (group_id, lower(name))',
  'CREATE UNIQUE INDEX units_name_key ON units (group_id, lower(name))',
  'CREATE INDEX recipes_name_idx ON recipes (group_id, fold(name))',
  'CREATE INDEX recipes_document_idx ON recipes USING gin (document)',
];

/** All words in the recipes of a group, for correcting typing errors. */
const WORDS = `
  CREATE TABLE recipe_words (
    group_id uuid NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
    word text COLLATE "C" NOT NULL,
    PRIMARY KEY (group_id, word)
  )`;

/** Keeps letters and digits only, so that PostgreSQL's parser finds words instead of paths and addresses. */
const SEARCH_WORDS = `
  CREATE FUNCTION search_words(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN trim(regexp_replace(fold(left(coalesce($1, ''), 100000)), '[^[:alnum:]]+', ' ', 'g'))`;

const SORTED_LETTERS = `
  CREATE FUNCTION sorted_letters(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (SELECT string_agg(letter, '' ORDER BY letter) FROM regexp_split_to_table($1, '') letter)`;

export const REFRESH = `
  CREATE FUNCTION refresh_recipe_search(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE recipes r SET document =
      setweight(to_tsvector('simple', search_words(r.name)), 'A') ||
      setweight(to_tsvector('simple', search_words((
        SELECT string_agg(o.name, ' ') FROM (
          SELECT c.name FROM recipes_to_categories l JOIN categories c ON c.id = l.category_id WHERE l.recipe_id = r.id
          UNION ALL SELECT t.name FROM recipes_to_tags l JOIN tags t ON t.id = l.tag_id WHERE l.recipe_id = r.id
          UNION ALL SELECT t.name FROM recipes_to_tools l JOIN tools t ON t.id = l.tool_id WHERE l.recipe_id = r.id
        ) o))), 'B') ||
      setweight(to_tsvector('simple', search_words((
        SELECT string_agg(concat_ws(' ', f.name, i.note, i.original_text), ' ')
        FROM recipe_ingredients i LEFT JOIN foods f ON f.id = i.food_id WHERE i.recipe_id = r.id))), 'B') ||
      setweight(to_tsvector('simple', search_words(r.description)), 'C')
    WHERE r.id = ANY (ids);
    INSERT INTO recipe_words (group_id, word)
      SELECT DISTINCT r.group_id, w FROM recipes r, unnest(tsvector_to_array(r.document)) w
      WHERE r.id = ANY (ids) AND length(w) BETWEEN 2 AND 40
      ORDER BY 1, 2
    ON CONFLICT DO NOTHING;
  END $$`;

/**
 * Converts typed text to a query: all words, each as part of a known word or else as a typing error (Levenshtein
 * distance 1, from six letters on 2, or two letters swapped). Text in double quotes is a phrase.
 */
export const QUERY = `
  CREATE FUNCTION recipe_query(of_group uuid, typed text) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
  DECLARE
    result tsquery;
    part tsquery;
    term text;
    slips int;
    found text;
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
      part := coalesce(found, '''' || term || '''')::tsquery;
      result := CASE WHEN result IS NULL THEN part ELSE result && part END;
    END LOOP;
    RETURN coalesce(result, ''::tsquery);
  END $$`;

export class RecipeSearch1700000300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE EXTENSION IF NOT EXISTS fuzzystrmatch');
    for (const statement of [...INDEXES, WORDS, SEARCH_WORDS, SORTED_LETTERS, REFRESH, QUERY])
      await queryRunner.query(statement);
    await queryRunner.query('CREATE INDEX recipe_words_word_idx ON recipe_words USING gin (word gin_trgm_ops)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION recipe_query(uuid, text)');
    await queryRunner.query('DROP FUNCTION refresh_recipe_search(uuid[])');
    await queryRunner.query('DROP FUNCTION search_words(text)');
    await queryRunner.query('DROP FUNCTION sorted_letters(text)');
    await queryRunner.query('DROP TABLE recipe_words');
    for (const [, name] of INDEXES.map((index) => /INDEX (\w+)/.exec(index)!))
      await queryRunner.query(`DROP INDEX ${name}`);
  }
}
