import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddMealEaters1796018097738 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "mealplans" ADD "eaters" jsonb');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "mealplans" DROP COLUMN "eaters"');
  }
}
