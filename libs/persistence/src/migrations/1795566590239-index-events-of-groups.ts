import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexEventsOfGroups1795566590239 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE INDEX "outbox_event_by_group" ON "outbox_event"  ("group_id", "created_at") ');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "public"."outbox_event_by_group"');
  }
}
