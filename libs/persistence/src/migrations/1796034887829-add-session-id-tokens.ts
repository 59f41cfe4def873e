import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddSessionIdTokens1796034887829 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "sessions" ADD "id_token" text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "sessions" DROP COLUMN "id_token"');
  }
}
