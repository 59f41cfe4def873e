import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddOwnWishOfErasedAccounts1795845126227 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "erased_accounts" ADD "is_own_wish" boolean NOT NULL DEFAULT false');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "erased_accounts" DROP COLUMN "is_own_wish"');
  }
}
