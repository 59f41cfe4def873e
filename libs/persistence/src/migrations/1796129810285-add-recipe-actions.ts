import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddRecipeActions1796129810285 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "recipe_actions" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT \'1\', "group_id" uuid NOT NULL, "name" text NOT NULL, "action_type" text NOT NULL, "url" text NOT NULL, "creator_id" uuid, CONSTRAINT "recipe_actions_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query(
      'CREATE INDEX "recipe_actions_group_id_created_at_idx" ON "recipe_actions"  ("group_id", "created_at") ',
    );
    await queryRunner.query(
      'ALTER TABLE "recipe_actions" ADD CONSTRAINT "recipe_actions_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "recipe_actions" DROP CONSTRAINT "recipe_actions_group_id_fkey"');
    await queryRunner.query('DROP INDEX "public"."recipe_actions_group_id_created_at_idx"');
    await queryRunner.query('DROP TABLE "recipe_actions"');
  }
}
