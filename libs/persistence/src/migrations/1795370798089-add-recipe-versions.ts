import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddRecipeVersions1795370798089 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "recipe_versions" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "group_id" uuid NOT NULL, "recipe_id" uuid NOT NULL, "number" integer NOT NULL, "saved_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "editor_id" uuid, "content" jsonb NOT NULL, CONSTRAINT "recipe_versions_recipe_id_number_key" UNIQUE ("recipe_id", "number"), CONSTRAINT "recipe_versions_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query(
      'ALTER TABLE "recipe_versions" ADD CONSTRAINT "recipe_versions_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "recipe_versions" ADD CONSTRAINT "recipe_versions_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "recipe_versions" ADD CONSTRAINT "recipe_versions_editor_id_fkey" FOREIGN KEY ("editor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "recipe_versions" DROP CONSTRAINT "recipe_versions_editor_id_fkey"');
    await queryRunner.query('ALTER TABLE "recipe_versions" DROP CONSTRAINT "recipe_versions_recipe_id_fkey"');
    await queryRunner.query('ALTER TABLE "recipe_versions" DROP CONSTRAINT "recipe_versions_group_id_fkey"');
    await queryRunner.query('DROP TABLE "recipe_versions"');
  }
}
