import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddMatchOfRules1795840000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "mealplan_rules" ADD "match" text NOT NULL DEFAULT 'any'`);
    // existing requirements keep their meaning
    await queryRunner.query(`UPDATE "mealplan_rules" SET "match" = 'all' WHERE "effect" = 'require'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "mealplan_rules" DROP COLUMN "match"');
  }
}
