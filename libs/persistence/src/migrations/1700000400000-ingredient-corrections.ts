import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IngredientCorrections1700000400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "ingredient_corrections" ("group_id" uuid NOT NULL, "line" text NOT NULL, "quantity" double precision, "unit_id" uuid, "food_id" uuid, "note" text NOT NULL DEFAULT \'\', CONSTRAINT "ingredient_corrections_pkey" PRIMARY KEY ("group_id", "line"))',
    );
    await queryRunner.query(
      'ALTER TABLE "ingredient_corrections" ADD CONSTRAINT "ingredient_corrections_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "ingredient_corrections" ADD CONSTRAINT "ingredient_corrections_unit_id_fkey" FOREIGN KEY ("unit_id") REFERENCES "units"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "ingredient_corrections" ADD CONSTRAINT "ingredient_corrections_food_id_fkey" FOREIGN KEY ("food_id") REFERENCES "foods"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE "ingredient_corrections" DROP CONSTRAINT "ingredient_corrections_food_id_fkey"',
    );
    await queryRunner.query(
      'ALTER TABLE "ingredient_corrections" DROP CONSTRAINT "ingredient_corrections_unit_id_fkey"',
    );
    await queryRunner.query(
      'ALTER TABLE "ingredient_corrections" DROP CONSTRAINT "ingredient_corrections_group_id_fkey"',
    );
    await queryRunner.query('DROP TABLE "ingredient_corrections"');
  }
}
