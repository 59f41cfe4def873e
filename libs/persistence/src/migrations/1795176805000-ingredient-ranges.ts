import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IngredientRanges1795176805000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "ingredient_corrections" ADD "quantity_max" double precision');
    await queryRunner.query('ALTER TABLE "recipe_ingredients" ADD "quantity_max" double precision');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "recipe_ingredients" DROP COLUMN "quantity_max"');
    await queryRunner.query('ALTER TABLE "ingredient_corrections" DROP COLUMN "quantity_max"');
  }
}
