import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns with the id and the name of a user. */
const NAMES = [
  ['trash', 'deleted_by_id', 'deleted_by'],
  ['merges', 'merged_by_id', 'merged_by'],
  ['bulk_acts', 'started_by_id', 'started_by'],
] as const;

export class AddErasure1795838773239 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "erased_accounts" ("id" uuid NOT NULL, "erased_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "erased_accounts_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('ALTER TABLE "merges" ADD "merged_by_id" uuid');
    await queryRunner.query('ALTER TABLE "trash" ADD "deleted_by_id" uuid');
    await queryRunner.query('ALTER TABLE "share_links" ADD "creator_id" uuid');
    await queryRunner.query('ALTER TABLE "bulk_acts" ADD "started_by_id" uuid');
    await queryRunner.query('ALTER TABLE "webhooks" ADD "creator_id" uuid');
    await queryRunner.query('ALTER TABLE "notifiers" ADD "creator_id" uuid');
    await queryRunner.query('ALTER TABLE "event_webhooks" ADD "creator_id" uuid');
    for (const [table, id, name] of NAMES)
      await queryRunner.query(
        `UPDATE "${table}" SET "${id}" = (SELECT id FROM users u WHERE u.username = "${table}"."${name}")`,
      );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "event_webhooks" DROP COLUMN "creator_id"');
    await queryRunner.query('ALTER TABLE "notifiers" DROP COLUMN "creator_id"');
    await queryRunner.query('ALTER TABLE "webhooks" DROP COLUMN "creator_id"');
    await queryRunner.query('ALTER TABLE "bulk_acts" DROP COLUMN "started_by_id"');
    await queryRunner.query('ALTER TABLE "share_links" DROP COLUMN "creator_id"');
    await queryRunner.query('ALTER TABLE "trash" DROP COLUMN "deleted_by_id"');
    await queryRunner.query('ALTER TABLE "merges" DROP COLUMN "merged_by_id"');
    await queryRunner.query('DROP TABLE "erased_accounts"');
  }
}
