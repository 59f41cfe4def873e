import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddRecipeLanguage1795884337725 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "recipes" ADD "image_description" text');
    await queryRunner.query('ALTER TABLE "recipes" ADD "language" text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "recipes" DROP COLUMN "language"');
    await queryRunner.query('ALTER TABLE "recipes" DROP COLUMN "image_description"');
  }
}
