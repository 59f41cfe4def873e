import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ImportReview1700000500000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "recipes" ADD "review" jsonb');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "recipes" DROP COLUMN "review"');
  }
}
