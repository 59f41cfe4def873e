import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddGroupData1795383000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "merges" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT \'1\', "group_id" uuid NOT NULL, "kind" text NOT NULL, "from_id" uuid NOT NULL, "from_name" text NOT NULL, "to_id" uuid NOT NULL, "to_name" text NOT NULL, "merged_by" text NOT NULL DEFAULT \'\', "added_aliases" jsonb NOT NULL DEFAULT \'[]\', "merged" jsonb NOT NULL, CONSTRAINT "merges_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "merges_group_id_idx" ON "merges"  ("group_id") ');
    await queryRunner.query(
      'CREATE TABLE "bulk_acts" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT \'1\', "group_id" uuid NOT NULL, "kind" text NOT NULL, "status" text NOT NULL DEFAULT \'running\', "recipes" jsonb NOT NULL, "payload" jsonb NOT NULL DEFAULT \'{}\', "total" integer NOT NULL, "done" integer NOT NULL DEFAULT \'0\', "failed" integer NOT NULL DEFAULT \'0\', "started_by" text NOT NULL DEFAULT \'\', "report_id" uuid NOT NULL, CONSTRAINT "bulk_acts_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "bulk_acts_group_id_idx" ON "bulk_acts"  ("group_id") ');
    await queryRunner.query(
      'CREATE TABLE "bulk_changes" ("act_id" uuid NOT NULL, "item" integer NOT NULL, "recipe_id" uuid NOT NULL, "added" jsonb NOT NULL DEFAULT \'[]\', "before" jsonb NOT NULL DEFAULT \'{}\', CONSTRAINT "bulk_changes_pkey" PRIMARY KEY ("act_id", "item"))',
    );
    await queryRunner.query(
      'CREATE TABLE "recipe_exports" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT \'1\', "group_id" uuid NOT NULL, "name" text NOT NULL, "filename" text NOT NULL, "status" text NOT NULL DEFAULT \'running\', "recipes" jsonb NOT NULL, "recipe_count" integer NOT NULL, "bytes" bigint NOT NULL DEFAULT \'0\', "expires" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "recipe_exports_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "recipe_exports_group_id_idx" ON "recipe_exports"  ("group_id") ');
    await queryRunner.query('ALTER TABLE "categories" ADD "chosen" boolean NOT NULL DEFAULT false');
    await queryRunner.query(
      'ALTER TABLE "merges" ADD CONSTRAINT "merges_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "bulk_acts" ADD CONSTRAINT "bulk_acts_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_act_id_fkey" FOREIGN KEY ("act_id") REFERENCES "bulk_acts"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "recipe_exports" ADD CONSTRAINT "recipe_exports_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "recipe_exports" DROP CONSTRAINT "recipe_exports_group_id_fkey"');
    await queryRunner.query('ALTER TABLE "bulk_changes" DROP CONSTRAINT "bulk_changes_act_id_fkey"');
    await queryRunner.query('ALTER TABLE "bulk_acts" DROP CONSTRAINT "bulk_acts_group_id_fkey"');
    await queryRunner.query('ALTER TABLE "merges" DROP CONSTRAINT "merges_group_id_fkey"');
    await queryRunner.query('ALTER TABLE "categories" DROP COLUMN "chosen"');
    await queryRunner.query('DROP INDEX "public"."recipe_exports_group_id_idx"');
    await queryRunner.query('DROP TABLE "recipe_exports"');
    await queryRunner.query('DROP TABLE "bulk_changes"');
    await queryRunner.query('DROP INDEX "public"."bulk_acts_group_id_idx"');
    await queryRunner.query('DROP TABLE "bulk_acts"');
    await queryRunner.query('DROP INDEX "public"."merges_group_id_idx"');
    await queryRunner.query('DROP TABLE "merges"');
  }
}
