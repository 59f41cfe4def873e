import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddBackups1795382304851 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "backup_settings" ("id" integer NOT NULL, "enabled" boolean NOT NULL DEFAULT true, "hour" smallint NOT NULL DEFAULT \'2\', "keep_daily" smallint NOT NULL DEFAULT \'7\', "keep_weekly" smallint NOT NULL DEFAULT \'4\', "keep_monthly" smallint NOT NULL DEFAULT \'6\', "last_day" text NOT NULL DEFAULT \'\', "version" integer NOT NULL DEFAULT \'1\', CONSTRAINT "backup_settings_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query(
      'CREATE TABLE "restorations" ("id" text NOT NULL, "file" text NOT NULL, "state" text NOT NULL DEFAULT \'begun\', "report" text array NOT NULL DEFAULT \'{}\', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "restorations_pkey" PRIMARY KEY ("id"))',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "restorations"');
    await queryRunner.query('DROP TABLE "backup_settings"');
  }
}
