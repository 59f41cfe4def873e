import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LineWords1795340000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "recipe_ingredients" ADD "words" jsonb');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "recipe_ingredients" DROP COLUMN "words"');
  }
}
