import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OlderRecipes1795344383122 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "recipes" ADD "is_read" boolean NOT NULL DEFAULT true');
    // existing recipes have to be parsed again
    await queryRunner.query('UPDATE recipes SET is_read = false');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "recipes" DROP COLUMN "is_read"');
  }
}
