import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddCookingPlanHobs1795944203617 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "cooking_plans" ADD "hobs" integer NOT NULL DEFAULT \'4\'');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "cooking_plans" DROP COLUMN "hobs"');
  }
}
