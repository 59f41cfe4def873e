import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddPushSubscriptions1795898554137 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "push_subscriptions" ("endpoint" text NOT NULL, "user_id" uuid NOT NULL, "p256dh" text NOT NULL, "auth" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("endpoint"))',
    );
    await queryRunner.query('CREATE INDEX "push_subscriptions_user_id_idx" ON "push_subscriptions"  ("user_id") ');
    await queryRunner.query(
      'ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "push_subscriptions" DROP CONSTRAINT "push_subscriptions_user_id_fkey"');
    await queryRunner.query('DROP INDEX "public"."push_subscriptions_user_id_idx"');
    await queryRunner.query('DROP TABLE "push_subscriptions"');
  }
}
