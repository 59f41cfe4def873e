import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddScopesAndDevices1795386991855 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "api_tokens" ADD "scope" text NOT NULL DEFAULT \'write\'');
    await queryRunner.query('ALTER TABLE "api_tokens" ADD "expires_at" TIMESTAMP WITH TIME ZONE');
    await queryRunner.query('ALTER TABLE "sessions" ADD "device" text NOT NULL DEFAULT \'\'');
    await queryRunner.query(
      'ALTER TABLE "sessions" ADD "last_used_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now()',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "sessions" DROP COLUMN "last_used_at"');
    await queryRunner.query('ALTER TABLE "sessions" DROP COLUMN "device"');
    await queryRunner.query('ALTER TABLE "api_tokens" DROP COLUMN "expires_at"');
    await queryRunner.query('ALTER TABLE "api_tokens" DROP COLUMN "scope"');
  }
}
