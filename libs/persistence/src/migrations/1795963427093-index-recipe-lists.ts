import type { MigrationInterface, QueryRunner } from 'typeorm';

const ORGANIZERS = [
  ['recipes_to_categories', 'category_id'],
  ['recipes_to_tags', 'tag_id'],
  ['recipes_to_tools', 'tool_id'],
] as const;

/** Names and columns. */
const INDEXES = [
  ['recipes_group_id_id_idx', 'recipes (group_id, id)'],
  ['recipes_group_id_created_at_id_idx', 'recipes (group_id, created_at, id)'],
  ['recipes_rating_idx', 'recipes (group_id, rating DESC NULLS LAST, fold(name), id)'],
  ['recipes_last_made_idx', 'recipes (group_id, last_made DESC NULLS LAST, fold(name), id)'],
  ['recipe_ingredients_food_id_recipe_id_idx', 'recipe_ingredients (food_id, recipe_id)'],
] as const;

const FORMER_INDEXES = [
  ['recipes_group_id_created_at_idx', 'recipes (group_id, created_at)'],
  ['recipe_ingredients_food_id_idx', 'recipe_ingredients (food_id)'],
] as const;

async function create(queryRunner: QueryRunner, indexes: readonly (readonly [name: string, columns: string])[]) {
  for (const [name, columns] of indexes) await queryRunner.query(`CREATE INDEX "${name}" ON ${columns}`);
}
async function drop(queryRunner: QueryRunner, indexes: readonly (readonly [name: string, columns: string])[]) {
  for (const [name] of indexes) await queryRunner.query(`DROP INDEX "${name}"`);
}

/**
 * Lets indexes alone answer which recipes have a tag or a food, how many recipes there are, and which come first by rating. The index
 * on creation also has the id, so that a random order and the pages far from the first read no whole recipes.
 */
export class IndexRecipeLists1795963427093 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await create(queryRunner, INDEXES);
    await drop(queryRunner, FORMER_INDEXES);
    for (const [table, column] of ORGANIZERS)
      await queryRunner.query(
        `ALTER TABLE "${table}" DROP CONSTRAINT "${table}_pkey", ADD CONSTRAINT "${table}_pkey" PRIMARY KEY ("${column}", "recipe_id")`,
      );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table, column] of ORGANIZERS)
      await queryRunner.query(
        `ALTER TABLE "${table}" DROP CONSTRAINT "${table}_pkey", ADD CONSTRAINT "${table}_pkey" PRIMARY KEY ("recipe_id", "${column}")`,
      );
    await create(queryRunner, FORMER_INDEXES);
    await drop(queryRunner, INDEXES);
  }
}
