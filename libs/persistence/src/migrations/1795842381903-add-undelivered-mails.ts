import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddUndeliveredMails1795842381903 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "undelivered_mails" ("id" text NOT NULL, "template" text NOT NULL, "reason" text NOT NULL, "is_refused" boolean NOT NULL DEFAULT false, "failed_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "undelivered_mails_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('ALTER TABLE "invitations" ADD "mail_problem" text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "invitations" DROP COLUMN "mail_problem"');
    await queryRunner.query('DROP TABLE "undelivered_mails"');
  }
}
