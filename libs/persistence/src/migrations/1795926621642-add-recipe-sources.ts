import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddRecipeSources1795926621642 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "recipe_sources" ("recipe_id" uuid NOT NULL, "group_id" uuid NOT NULL, "url" text NOT NULL, "is_pasted" boolean NOT NULL, "content" bytea NOT NULL, "saved_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "recipe_sources_pkey" PRIMARY KEY ("recipe_id"))',
    );
    await queryRunner.query('ALTER TABLE "group_preferences" ADD "keep_sources" boolean NOT NULL DEFAULT true');
    await queryRunner.query(
      'ALTER TABLE "recipe_sources" ADD CONSTRAINT "recipe_sources_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "recipe_sources" ADD CONSTRAINT "recipe_sources_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "recipe_sources" DROP CONSTRAINT "recipe_sources_group_id_fkey"');
    await queryRunner.query('ALTER TABLE "recipe_sources" DROP CONSTRAINT "recipe_sources_recipe_id_fkey"');
    await queryRunner.query('ALTER TABLE "group_preferences" DROP COLUMN "keep_sources"');
    await queryRunner.query('DROP TABLE "recipe_sources"');
  }
}
