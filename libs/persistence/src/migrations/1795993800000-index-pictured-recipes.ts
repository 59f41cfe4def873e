import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets the newest recipes with a picture be found without reading those that have none. */
export class IndexPicturedRecipes1795993800000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE INDEX "recipes_pictured_idx" ON "recipes" ("group_id", "created_at", "id") WHERE image IS NOT NULL',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "recipes_pictured_idx"');
  }
}
