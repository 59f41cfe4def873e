import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddAdministration1795381140000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "one_time_tokens" ADD "subject" text');
    await queryRunner.query('ALTER TABLE "users" ADD "locked_at" TIMESTAMP(3) WITH TIME ZONE');
    await queryRunner.query(`ALTER TABLE "groups" ADD "version" integer NOT NULL DEFAULT '1'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "groups" DROP COLUMN "version"');
    await queryRunner.query('ALTER TABLE "users" DROP COLUMN "locked_at"');
    await queryRunner.query('ALTER TABLE "one_time_tokens" DROP COLUMN "subject"');
  }
}
