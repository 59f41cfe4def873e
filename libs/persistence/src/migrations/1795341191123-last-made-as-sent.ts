import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LastMadeAsSent1795341191123 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "recipes" ADD "last_made_as_sent" text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "recipes" DROP COLUMN "last_made_as_sent"');
  }
}
