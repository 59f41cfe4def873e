import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddFailedBackups1795831755674 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "failed_backups" ("name" text NOT NULL, "kind" text NOT NULL, "reason" text NOT NULL, "failed_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "failed_backups_pkey" PRIMARY KEY ("name"))',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "failed_backups"');
  }
}
