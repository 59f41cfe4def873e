import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddRecipeFeeds1795992000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "recipe_feeds" ("user_id" uuid NOT NULL, "token_hash" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "recipe_feeds_token_hash_key" UNIQUE ("token_hash"), CONSTRAINT "recipe_feeds_pkey" PRIMARY KEY ("user_id"))',
    );
    await queryRunner.query(
      'ALTER TABLE "recipe_feeds" ADD CONSTRAINT "recipe_feeds_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "recipe_feeds" DROP CONSTRAINT "recipe_feeds_user_id_fkey"');
    await queryRunner.query('DROP TABLE "recipe_feeds"');
  }
}
