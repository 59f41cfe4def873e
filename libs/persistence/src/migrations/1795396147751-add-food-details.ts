import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddFoodDetails1795396147751 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "food_substitutes" ("food_id" uuid NOT NULL, "substitute_id" uuid NOT NULL, CONSTRAINT "food_substitutes_pkey" PRIMARY KEY ("food_id", "substitute_id"))',
    );
    await queryRunner.query('CREATE INDEX "food_substitutes_food_id_idx" ON "food_substitutes"  ("food_id") ');
    await queryRunner.query(
      'CREATE INDEX "food_substitutes_substitute_id_idx" ON "food_substitutes"  ("substitute_id") ',
    );
    await queryRunner.query('ALTER TABLE "foods" ADD "density" double precision');
    await queryRunner.query('ALTER TABLE "units" ADD "standard_unit" text');
    await queryRunner.query('ALTER TABLE "units" ADD "standard_quantity" double precision');
    await queryRunner.query(
      'ALTER TABLE "food_substitutes" ADD CONSTRAINT "food_substitutes_food_id_fkey" FOREIGN KEY ("food_id") REFERENCES "foods"("id") ON DELETE CASCADE ON UPDATE CASCADE',
    );
    await queryRunner.query(
      'ALTER TABLE "food_substitutes" ADD CONSTRAINT "food_substitutes_substitute_id_fkey" FOREIGN KEY ("substitute_id") REFERENCES "foods"("id") ON DELETE CASCADE ON UPDATE CASCADE',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "food_substitutes" DROP CONSTRAINT "food_substitutes_substitute_id_fkey"');
    await queryRunner.query('ALTER TABLE "food_substitutes" DROP CONSTRAINT "food_substitutes_food_id_fkey"');
    await queryRunner.query('ALTER TABLE "units" DROP COLUMN "standard_quantity"');
    await queryRunner.query('ALTER TABLE "units" DROP COLUMN "standard_unit"');
    await queryRunner.query('ALTER TABLE "foods" DROP COLUMN "density"');
    await queryRunner.query('DROP INDEX "public"."food_substitutes_substitute_id_idx"');
    await queryRunner.query('DROP INDEX "public"."food_substitutes_food_id_idx"');
    await queryRunner.query('DROP TABLE "food_substitutes"');
  }
}
