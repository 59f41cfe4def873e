import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Facts of lines that have changed hold no more, whoever changed them: the deletion of a linked recipe does so as well. */
const TRIGGERS = [
  `CREATE FUNCTION forget_food_facts() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE recipes SET food_tables = NULL WHERE food_tables IS NOT NULL AND id IN (OLD.recipe_id, NEW.recipe_id);
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER forget_food_facts AFTER INSERT OR DELETE OR UPDATE OF recipe_id, reference_id, food_id, referenced_recipe_id, note, words
    ON recipe_ingredients FOR EACH ROW EXECUTE FUNCTION forget_food_facts()`,
];

export class AddRecipeFoodFacts1795977715877 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "recipes" ADD "food_contains" text array');
    await queryRunner.query('ALTER TABLE "recipes" ADD "food_may_contain" text array');
    await queryRunner.query('ALTER TABLE "recipes" ADD "food_parts" uuid array');
    await queryRunner.query('ALTER TABLE "recipes" ADD "is_food_known" boolean');
    await queryRunner.query('CREATE INDEX "recipes_food_known_idx" ON "recipes"  ("group_id") WHERE is_food_known');
    for (const sql of TRIGGERS) await queryRunner.query(sql);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER forget_food_facts ON recipe_ingredients');
    await queryRunner.query('DROP FUNCTION forget_food_facts');
    await queryRunner.query('DROP INDEX "public"."recipes_food_known_idx"');
    await queryRunner.query('ALTER TABLE "recipes" DROP COLUMN "is_food_known"');
    await queryRunner.query('ALTER TABLE "recipes" DROP COLUMN "food_parts"');
    await queryRunner.query('ALTER TABLE "recipes" DROP COLUMN "food_may_contain"');
    await queryRunner.query('ALTER TABLE "recipes" DROP COLUMN "food_contains"');
  }
}
