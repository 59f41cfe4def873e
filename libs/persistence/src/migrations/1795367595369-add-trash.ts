import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddTrash1795367595369 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "trash" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT \'1\', "group_id" uuid NOT NULL, "kind" text NOT NULL, "name" text NOT NULL, "deleted_by" text NOT NULL DEFAULT \'\', "removal" jsonb NOT NULL, CONSTRAINT "trash_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "trash_group_id_idx" ON "trash"  ("group_id") ');
    await queryRunner.query('ALTER TABLE "group_preferences" ADD "trash_days" smallint NOT NULL DEFAULT \'30\'');
    await queryRunner.query(
      'ALTER TABLE "trash" ADD CONSTRAINT "trash_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "trash" DROP CONSTRAINT "trash_group_id_fkey"');
    await queryRunner.query('ALTER TABLE "group_preferences" DROP COLUMN "trash_days"');
    await queryRunner.query('DROP INDEX "public"."trash_group_id_idx"');
    await queryRunner.query('DROP TABLE "trash"');
  }
}
