import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddLanguageOfSessions1795398462419 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "sessions" ADD "locale" text NOT NULL DEFAULT \'\'');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "sessions" DROP COLUMN "locale"');
  }
}
