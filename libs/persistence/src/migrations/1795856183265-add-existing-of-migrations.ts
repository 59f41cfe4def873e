import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddExistingOfMigrations1795856183265 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "migrations" ADD "existing" text NOT NULL DEFAULT \'skip\'');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "migrations" DROP COLUMN "existing"');
  }
}
