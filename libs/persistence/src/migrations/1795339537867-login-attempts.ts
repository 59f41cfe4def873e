import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LoginAttempts1795339537867 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "login_attempts" ("subject" text NOT NULL, "failures" integer NOT NULL, "locked_until" TIMESTAMP WITH TIME ZONE, "last_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "login_attempts_pkey" PRIMARY KEY ("subject"))',
    );
    // locked accounts stay locked
    await queryRunner.query(
      `INSERT INTO "login_attempts" ("subject", "failures", "locked_until")
       SELECT 'user:' || "id", "failed_logins", "locked_at" + interval '24 hours' FROM "users" WHERE "failed_logins" > 0`,
    );
    await queryRunner.query('ALTER TABLE "users" DROP COLUMN "locked_at"');
    await queryRunner.query('ALTER TABLE "users" DROP COLUMN "failed_logins"');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "users" ADD "failed_logins" integer NOT NULL DEFAULT \'0\'');
    await queryRunner.query('ALTER TABLE "users" ADD "locked_at" TIMESTAMP WITH TIME ZONE');
    await queryRunner.query('DROP TABLE "login_attempts"');
  }
}
