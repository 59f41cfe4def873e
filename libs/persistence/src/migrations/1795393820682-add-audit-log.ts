import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddAuditLog1795393820682 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "audit_entries" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "group_id" uuid, "user_id" uuid NOT NULL, "username" text NOT NULL, "token_name" text, "address" text, "operation" text NOT NULL, "area" text NOT NULL, "subject_id" text, "subject_name" text, "details" jsonb NOT NULL DEFAULT \'[]\', CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "audit_entries_created_at_idx" ON "audit_entries"  ("created_at") ');
    await queryRunner.query(
      'CREATE INDEX "audit_entries_group_id_created_at_idx" ON "audit_entries"  ("group_id", "created_at") ',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "public"."audit_entries_group_id_created_at_idx"');
    await queryRunner.query('DROP INDEX "public"."audit_entries_created_at_idx"');
    await queryRunner.query('DROP TABLE "audit_entries"');
  }
}
