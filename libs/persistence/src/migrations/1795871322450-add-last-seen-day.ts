import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddLastSeenDay1795871322450 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "users" ADD "last_seen_on" date');
    await queryRunner.query(`UPDATE users u SET last_seen_on = (
      SELECT max(used.at)::date FROM (
        SELECT s.last_used_at AS at FROM sessions s WHERE s.user_id = u.id
        UNION ALL SELECT t.last_used_at FROM api_tokens t WHERE t.user_id = u.id) used)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "users" DROP COLUMN "last_seen_on"');
  }
}
