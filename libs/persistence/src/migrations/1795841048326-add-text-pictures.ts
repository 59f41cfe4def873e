import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddTextPictures1795841048326 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "recipes" ADD "text_pictures" text array');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "recipes" DROP COLUMN "text_pictures"');
  }
}
