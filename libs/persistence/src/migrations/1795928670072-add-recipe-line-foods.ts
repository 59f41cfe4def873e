import type { MigrationInterface, QueryRunner } from 'typeorm';
import { REFRESH as FORMER_REFRESH } from './1795580700000-search-text-in-order.ts';

/** Adds the foods of the lines and their kinds to the document, as words that nobody can type. */
const REFRESH = FORMER_REFRESH.replace(
  `setweight(to_tsvector('simple', search_words(r.description)), 'C')`,
  `setweight(to_tsvector('simple', search_words(r.description)), 'C') ||
      coalesce(array_to_tsvector((SELECT array_agg(DISTINCT 'food:' || kind) FROM recipe_line_foods l, unnest(l.kinds || l.food) kind
        WHERE l.recipe_id = r.id AND l.state <> 'refused')), '')`,
).replace('length(w) BETWEEN 2 AND 40', `length(w) BETWEEN 2 AND 40 AND w NOT LIKE 'food:%'`);

/** Replaces the links of recipes and refreshes their documents. */
const LINK = `
  CREATE FUNCTION link_recipe_foods(ids uuid[], links jsonb, tables text) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM recipe_line_foods l WHERE l.recipe_id = ANY (ids) AND NOT EXISTS (
      SELECT FROM jsonb_populate_recordset(NULL::recipe_line_foods, links) k
      WHERE (k.recipe_id, k.reference_id, k.food) = (l.recipe_id, l.reference_id, l.food));
    INSERT INTO recipe_line_foods SELECT * FROM jsonb_populate_recordset(NULL::recipe_line_foods, links)
    ON CONFLICT (recipe_id, reference_id, food) DO UPDATE
      SET kinds = excluded.kinds, state = excluded.state, confidence = excluded.confidence, words = excluded.words;
    UPDATE recipes SET food_tables = tables WHERE id = ANY (ids);
    PERFORM refresh_recipe_search(ids);
  END $$`;

export class AddRecipeLineFoods1795928670072 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "recipe_line_foods" ("recipe_id" uuid NOT NULL, "reference_id" uuid NOT NULL, "food" text NOT NULL, "kinds" text array NOT NULL, "state" text NOT NULL, "confidence" real NOT NULL, "words" text NOT NULL, CONSTRAINT "recipe_line_foods_pkey" PRIMARY KEY ("recipe_id", "reference_id", "food"))',
    );
    await queryRunner.query('ALTER TABLE "recipes" ADD "food_tables" text');
    await queryRunner.query(
      'ALTER TABLE "recipe_line_foods" ADD CONSTRAINT "recipe_line_foods_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(REFRESH);
    await queryRunner.query(LINK);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION link_recipe_foods');
    await queryRunner.query(FORMER_REFRESH);
    await queryRunner.query('ALTER TABLE "recipe_line_foods" DROP CONSTRAINT "recipe_line_foods_recipe_id_fkey"');
    await queryRunner.query('ALTER TABLE "recipes" DROP COLUMN "food_tables"');
    await queryRunner.query('DROP TABLE "recipe_line_foods"');
  }
}
