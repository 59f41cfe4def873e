import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddVisibilityNotice1795857227283 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "group_preferences" ADD "visibility_notice" boolean NOT NULL DEFAULT false');
    // groups that are public now may never have been asked
    await queryRunner.query('UPDATE "group_preferences" SET "visibility_notice" = true WHERE NOT "private_group"');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "group_preferences" DROP COLUMN "visibility_notice"');
  }
}
