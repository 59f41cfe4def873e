import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddTimers1795858748573 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "timers" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT \'1\', "group_id" uuid NOT NULL, "uuid" uuid NOT NULL, "recipe_id" uuid, "name" text NOT NULL, "label" text NOT NULL, "step" integer, "seconds" integer NOT NULL, "seconds_max" integer, "ends_at" TIMESTAMP(3) WITH TIME ZONE, "left" integer NOT NULL, CONSTRAINT "timers_uuid_key" UNIQUE ("group_id", "uuid"), CONSTRAINT "timers_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "timers_group_id_idx" ON "timers"  ("group_id") ');
    await queryRunner.query('CREATE INDEX "timers_recipe_id_idx" ON "timers"  ("recipe_id") ');
    await queryRunner.query(
      'ALTER TABLE "timers" ADD CONSTRAINT "timers_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "timers" ADD CONSTRAINT "timers_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE SET NULL ON UPDATE NO ACTION',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "timers" DROP CONSTRAINT "timers_recipe_id_fkey"');
    await queryRunner.query('ALTER TABLE "timers" DROP CONSTRAINT "timers_group_id_fkey"');
    await queryRunner.query('DROP INDEX "public"."timers_recipe_id_idx"');
    await queryRunner.query('DROP INDEX "public"."timers_group_id_idx"');
    await queryRunner.query('DROP TABLE "timers"');
  }
}
