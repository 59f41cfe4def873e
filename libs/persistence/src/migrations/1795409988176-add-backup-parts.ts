import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddBackupParts1795409988176 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "backup_parts" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "file" text NOT NULL, "kind" text NOT NULL, "part_id" uuid NOT NULL, "group_id" uuid NOT NULL, "name" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "backup_parts_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query(
      'CREATE INDEX "backup_parts_file_kind_group_id_idx" ON "backup_parts"  ("file", "kind", "group_id") ',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "public"."backup_parts_file_kind_group_id_idx"');
    await queryRunner.query('DROP TABLE "backup_parts"');
  }
}
