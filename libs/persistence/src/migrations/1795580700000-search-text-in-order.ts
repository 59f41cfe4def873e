import type { MigrationInterface, QueryRunner } from 'typeorm';
import { REFRESH as FORMER_REFRESH } from './1700000300000-recipe-search.ts';

/** Makes the search document deterministic: words are in the order of the recipe's lines. */
export const REFRESH = `
  CREATE OR REPLACE FUNCTION refresh_recipe_search(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE recipes r SET document =
      setweight(to_tsvector('simple', search_words(r.name)), 'A') ||
      setweight(to_tsvector('simple', search_words((
        SELECT string_agg(o.name, ' ' ORDER BY o.name) FROM (
          SELECT c.name FROM recipes_to_categories l JOIN categories c ON c.id = l.category_id WHERE l.recipe_id = r.id
          UNION ALL SELECT t.name FROM recipes_to_tags l JOIN tags t ON t.id = l.tag_id WHERE l.recipe_id = r.id
          UNION ALL SELECT t.name FROM recipes_to_tools l JOIN tools t ON t.id = l.tool_id WHERE l.recipe_id = r.id
        ) o))), 'B') ||
      setweight(to_tsvector('simple', search_words((
        SELECT string_agg(concat_ws(' ', f.name, i.note, i.original_text), ' ' ORDER BY i.position)
        FROM recipe_ingredients i LEFT JOIN foods f ON f.id = i.food_id WHERE i.recipe_id = r.id))), 'B') ||
      setweight(to_tsvector('simple', search_words(r.description)), 'C')
    WHERE r.id = ANY (ids);
    INSERT INTO recipe_words (group_id, word)
      SELECT DISTINCT r.group_id, w FROM recipes r, unnest(tsvector_to_array(r.document)) w
      WHERE r.id = ANY (ids) AND length(w) BETWEEN 2 AND 40
      ORDER BY 1, 2
    ON CONFLICT DO NOTHING;
  END $$`;

export class SearchTextInOrder1795580700000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(REFRESH);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(FORMER_REFRESH.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION'));
  }
}
