import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SessionsOfApiTokens1795191869177 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "sessions" ADD "api_token_id" integer');
    await queryRunner.query('CREATE INDEX "sessions_api_token_id_idx" ON "sessions" ("api_token_id") ');
    await queryRunner.query(
      'ALTER TABLE "sessions" ADD CONSTRAINT "sessions_api_token_id_fkey" FOREIGN KEY ("api_token_id") REFERENCES "api_tokens"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "sessions" DROP CONSTRAINT "sessions_api_token_id_fkey"');
    await queryRunner.query('DROP INDEX "public"."sessions_api_token_id_idx"');
    await queryRunner.query('ALTER TABLE "sessions" DROP COLUMN "api_token_id"');
  }
}
