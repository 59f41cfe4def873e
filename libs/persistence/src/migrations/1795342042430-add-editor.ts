import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddEditor1795342042430 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "recipes" ADD "editor_id" uuid');
    await queryRunner.query(
      'ALTER TABLE "recipes" ADD CONSTRAINT "recipes_editor_id_fkey" FOREIGN KEY ("editor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "recipes" DROP CONSTRAINT "recipes_editor_id_fkey"');
    await queryRunner.query('ALTER TABLE "recipes" DROP COLUMN "editor_id"');
  }
}
