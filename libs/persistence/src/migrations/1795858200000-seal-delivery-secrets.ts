import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The values are encrypted by a job, because migrations do not have the server's key. */
export class SealDeliverySecrets1795858200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "notifiers" RENAME COLUMN "apprise_url" TO "sealed_address"');
    await queryRunner.query('ALTER TABLE "event_webhooks" RENAME COLUMN "secret" TO "sealed_secret"');
    await queryRunner.query(`ALTER TABLE "notifiers" ADD "service" text NOT NULL DEFAULT ''`);
    await queryRunner.query(`UPDATE "notifiers" SET "service" = lower(split_part("sealed_address", '://', 1))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "notifiers" DROP COLUMN "service"');
    await queryRunner.query('ALTER TABLE "event_webhooks" RENAME COLUMN "sealed_secret" TO "secret"');
    await queryRunner.query('ALTER TABLE "notifiers" RENAME COLUMN "sealed_address" TO "apprise_url"');
  }
}
