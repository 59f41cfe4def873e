import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddNewFoods1796094383408 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "foods" ADD "is_new" boolean NOT NULL DEFAULT false');
    await queryRunner.query('CREATE INDEX "foods_group_id_idx" ON "foods"  ("group_id") WHERE is_new');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "public"."foods_group_id_idx"');
    await queryRunner.query('ALTER TABLE "foods" DROP COLUMN "is_new"');
  }
}
