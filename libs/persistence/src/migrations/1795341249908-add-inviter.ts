import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddInviter1795341249908 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "invitations" ADD "inviter_id" uuid');
    await queryRunner.query(
      'ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_fkey" FOREIGN KEY ("inviter_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "invitations" DROP CONSTRAINT "invitations_inviter_id_fkey"');
    await queryRunner.query('ALTER TABLE "invitations" DROP COLUMN "inviter_id"');
  }
}
