import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepSentWebhookTime1795979392269 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "webhooks" ADD "sent_time" text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "webhooks" DROP COLUMN "sent_time"');
  }
}
