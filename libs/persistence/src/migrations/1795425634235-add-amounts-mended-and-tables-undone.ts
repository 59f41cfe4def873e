import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddAmountsMendedAndTablesUndone1795425634235 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "table_imports" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT \'1\', "group_id" uuid NOT NULL, "kind" text NOT NULL, "created" jsonb NOT NULL, "changed" jsonb NOT NULL, CONSTRAINT "table_imports_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "table_imports_group_id_idx" ON "table_imports"  ("group_id") ');
    await queryRunner.query('ALTER TABLE "bulk_changes" ADD "fields" jsonb NOT NULL DEFAULT \'[]\'');
    await queryRunner.query(
      'ALTER TABLE "table_imports" ADD CONSTRAINT "table_imports_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "table_imports" DROP CONSTRAINT "table_imports_group_id_fkey"');
    await queryRunner.query('ALTER TABLE "bulk_changes" DROP COLUMN "fields"');
    await queryRunner.query('DROP INDEX "public"."table_imports_group_id_idx"');
    await queryRunner.query('DROP TABLE "table_imports"');
  }
}
