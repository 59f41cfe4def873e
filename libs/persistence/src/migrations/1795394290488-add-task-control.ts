import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddTaskControl1795394290488 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "job_schedules" ("name" text NOT NULL, "pattern" text NOT NULL, "started_at" TIMESTAMP(3) WITH TIME ZONE, "ended_at" TIMESTAMP(3) WITH TIME ZONE, "succeeded" boolean, CONSTRAINT "job_schedules_pkey" PRIMARY KEY ("name"))',
    );
    await queryRunner.query('ALTER TABLE "server_task" ADD "cancel_requested_at" TIMESTAMP(3) WITH TIME ZONE');
    await queryRunner.query('ALTER TABLE "server_task" ADD "request" jsonb');
    await queryRunner.query('ALTER TABLE "server_task" ADD "repeatable" boolean NOT NULL DEFAULT false');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "server_task" DROP COLUMN "repeatable"');
    await queryRunner.query('ALTER TABLE "server_task" DROP COLUMN "request"');
    await queryRunner.query('ALTER TABLE "server_task" DROP COLUMN "cancel_requested_at"');
    await queryRunner.query('DROP TABLE "job_schedules"');
  }
}
