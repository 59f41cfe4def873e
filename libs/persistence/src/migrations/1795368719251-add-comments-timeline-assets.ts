import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddCommentsTimelineAssets1795368719251 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "timeline_events" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT \'1\', "group_id" uuid NOT NULL, "recipe_id" uuid NOT NULL, "user_id" uuid NOT NULL, "event_type" text NOT NULL, "subject" text NOT NULL DEFAULT \'\', "event_message" text NOT NULL DEFAULT \'\', "image_key" text, "timestamp" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "made" boolean NOT NULL DEFAULT false, "meal" text, "servings" double precision, "verdict" text, "made_before" TIMESTAMP(3) WITH TIME ZONE, "entry_uuid" uuid, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "timeline_events_entry_key" UNIQUE ("group_id", "entry_uuid"), CONSTRAINT "timeline_events_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "timeline_events_group_id_idx" ON "timeline_events"  ("group_id") ');
    await queryRunner.query('CREATE INDEX "timeline_events_user_id_idx" ON "timeline_events"  ("user_id") ');
    await queryRunner.query(
      'CREATE INDEX "timeline_events_recipe_id_timestamp_idx" ON "timeline_events"  ("recipe_id", "timestamp") ',
    );
    await queryRunner.query(
      'CREATE INDEX "timeline_events_group_id_timestamp_idx" ON "timeline_events"  ("group_id", "timestamp") ',
    );
    await queryRunner.query(
      'CREATE TABLE "recipe_comments" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT \'1\', "group_id" uuid NOT NULL, "recipe_id" uuid NOT NULL, "user_id" uuid NOT NULL, "text" text NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "recipe_comments_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "recipe_comments_group_id_idx" ON "recipe_comments"  ("group_id") ');
    await queryRunner.query('CREATE INDEX "recipe_comments_user_id_idx" ON "recipe_comments"  ("user_id") ');
    await queryRunner.query(
      'CREATE INDEX "recipe_comments_recipe_id_created_at_idx" ON "recipe_comments"  ("recipe_id", "created_at") ',
    );
    await queryRunner.query('ALTER TABLE "recipes" ADD "assets" jsonb NOT NULL DEFAULT \'[]\'');
    await queryRunner.query(
      'ALTER TABLE "timeline_events" ADD CONSTRAINT "timeline_events_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "timeline_events" ADD CONSTRAINT "timeline_events_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "timeline_events" ADD CONSTRAINT "timeline_events_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "recipe_comments" ADD CONSTRAINT "recipe_comments_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "recipe_comments" ADD CONSTRAINT "recipe_comments_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "recipe_comments" ADD CONSTRAINT "recipe_comments_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    // adds the creation event to the timelines of existing recipes
    await queryRunner.query(
      `INSERT INTO timeline_events (group_id, recipe_id, user_id, event_type, timestamp)
       SELECT group_id, id, owner_id, 'system', created_at FROM recipes WHERE owner_id IS NOT NULL`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "recipe_comments" DROP CONSTRAINT "recipe_comments_user_id_fkey"');
    await queryRunner.query('ALTER TABLE "recipe_comments" DROP CONSTRAINT "recipe_comments_recipe_id_fkey"');
    await queryRunner.query('ALTER TABLE "recipe_comments" DROP CONSTRAINT "recipe_comments_group_id_fkey"');
    await queryRunner.query('ALTER TABLE "timeline_events" DROP CONSTRAINT "timeline_events_user_id_fkey"');
    await queryRunner.query('ALTER TABLE "timeline_events" DROP CONSTRAINT "timeline_events_recipe_id_fkey"');
    await queryRunner.query('ALTER TABLE "timeline_events" DROP CONSTRAINT "timeline_events_group_id_fkey"');
    await queryRunner.query('ALTER TABLE "recipes" DROP COLUMN "assets"');
    await queryRunner.query('DROP INDEX "public"."recipe_comments_recipe_id_created_at_idx"');
    await queryRunner.query('DROP INDEX "public"."recipe_comments_user_id_idx"');
    await queryRunner.query('DROP INDEX "public"."recipe_comments_group_id_idx"');
    await queryRunner.query('DROP TABLE "recipe_comments"');
    await queryRunner.query('DROP INDEX "public"."timeline_events_group_id_timestamp_idx"');
    await queryRunner.query('DROP INDEX "public"."timeline_events_recipe_id_timestamp_idx"');
    await queryRunner.query('DROP INDEX "public"."timeline_events_user_id_idx"');
    await queryRunner.query('DROP INDEX "public"."timeline_events_group_id_idx"');
    await queryRunner.query('DROP TABLE "timeline_events"');
  }
}
