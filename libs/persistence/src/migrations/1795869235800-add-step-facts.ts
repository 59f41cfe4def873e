import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddStepFacts1795869235800 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "recipe_instructions" ADD "facts" jsonb');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "recipe_instructions" DROP COLUMN "facts"');
  }
}
