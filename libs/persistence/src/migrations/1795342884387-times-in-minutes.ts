import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TimesInMinutes1795342884387 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "recipes" ADD "total_time_minutes" integer');
    await queryRunner.query('ALTER TABLE "recipes" ADD "prep_time_minutes" integer');
    await queryRunner.query('ALTER TABLE "recipes" ADD "cook_time_minutes" integer');
    await queryRunner.query('ALTER TABLE "recipes" ADD "perform_time_minutes" integer');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "recipes" DROP COLUMN "perform_time_minutes"');
    await queryRunner.query('ALTER TABLE "recipes" DROP COLUMN "cook_time_minutes"');
    await queryRunner.query('ALTER TABLE "recipes" DROP COLUMN "prep_time_minutes"');
    await queryRunner.query('ALTER TABLE "recipes" DROP COLUMN "total_time_minutes"');
  }
}
