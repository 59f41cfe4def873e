import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddRecipePictures1795423448290 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "recipe_pictures" ("recipe_id" uuid NOT NULL, "image" text NOT NULL, "fingerprint" text, CONSTRAINT "recipe_pictures_pkey" PRIMARY KEY ("recipe_id"))',
    );
    await queryRunner.query(
      'ALTER TABLE "recipe_pictures" ADD CONSTRAINT "recipe_pictures_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "recipe_pictures" DROP CONSTRAINT "recipe_pictures_recipe_id_fkey"');
    await queryRunner.query('DROP TABLE "recipe_pictures"');
  }
}
