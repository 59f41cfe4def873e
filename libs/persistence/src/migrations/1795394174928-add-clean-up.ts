import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddCleanUp1795394174928 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "kept_apart" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT \'1\', "group_id" uuid NOT NULL, "kind" text NOT NULL, "ids" jsonb NOT NULL, CONSTRAINT "kept_apart_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "kept_apart_group_id_idx" ON "kept_apart"  ("group_id") ');
    await queryRunner.query('ALTER TABLE "bulk_changes" ADD "lines" jsonb NOT NULL DEFAULT \'[]\'');
    await queryRunner.query(
      'ALTER TABLE "kept_apart" ADD CONSTRAINT "kept_apart_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "kept_apart" DROP CONSTRAINT "kept_apart_group_id_fkey"');
    await queryRunner.query('ALTER TABLE "bulk_changes" DROP COLUMN "lines"');
    await queryRunner.query('DROP INDEX "public"."kept_apart_group_id_idx"');
    await queryRunner.query('DROP TABLE "kept_apart"');
  }
}
