import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddScannedRecipes1795410594000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "recipes" ADD "is_ocr_recipe" boolean NOT NULL DEFAULT false');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "recipes" DROP COLUMN "is_ocr_recipe"');
  }
}
