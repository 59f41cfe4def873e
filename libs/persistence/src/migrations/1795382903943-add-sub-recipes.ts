import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddSubRecipes1795382903943 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "recipe_ingredients" ADD "referenced_recipe_id" uuid');
    await queryRunner.query(
      'CREATE INDEX "recipe_ingredients_referenced_recipe_id_idx" ON "recipe_ingredients"  ("referenced_recipe_id") ',
    );
    await queryRunner.query(
      'ALTER TABLE "recipe_ingredients" ADD CONSTRAINT "recipe_ingredients_referenced_recipe_id_fkey" FOREIGN KEY ("referenced_recipe_id") REFERENCES "recipes"("id") ON DELETE SET NULL ON UPDATE NO ACTION',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE "recipe_ingredients" DROP CONSTRAINT "recipe_ingredients_referenced_recipe_id_fkey"',
    );
    await queryRunner.query('DROP INDEX "public"."recipe_ingredients_referenced_recipe_id_idx"');
    await queryRunner.query('ALTER TABLE "recipe_ingredients" DROP COLUMN "referenced_recipe_id"');
  }
}
