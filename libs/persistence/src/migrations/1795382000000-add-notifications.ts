import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddNotifications1795382000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "webhooks" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT \'1\', "group_id" uuid NOT NULL, "name" text NOT NULL DEFAULT \'\', "enabled" boolean NOT NULL DEFAULT true, "url" text NOT NULL DEFAULT \'\', "webhook_type" text NOT NULL DEFAULT \'mealplan\', "time" text NOT NULL DEFAULT \'00:00\', "called_for" date NOT NULL, CONSTRAINT "webhooks_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "webhooks_group_id_idx" ON "webhooks"  ("group_id") ');
    await queryRunner.query(
      'CREATE TABLE "notifiers" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT \'1\', "group_id" uuid NOT NULL, "name" text NOT NULL, "enabled" boolean NOT NULL DEFAULT true, "apprise_url" text NOT NULL, "chosen" text array NOT NULL DEFAULT \'{}\', "locale" text NOT NULL, CONSTRAINT "notifiers_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "notifiers_group_id_idx" ON "notifiers"  ("group_id") ');
    await queryRunner.query(
      'CREATE TABLE "event_webhooks" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT \'1\', "group_id" uuid NOT NULL, "name" text NOT NULL, "enabled" boolean NOT NULL DEFAULT true, "url" text NOT NULL, "events" text array NOT NULL DEFAULT \'{}\', "secret" text NOT NULL, CONSTRAINT "event_webhooks_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "event_webhooks_group_id_idx" ON "event_webhooks"  ("group_id") ');
    await queryRunner.query(
      'CREATE TABLE "deliveries" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT \'1\', "group_id" uuid NOT NULL, "target_kind" text NOT NULL, "target_id" uuid NOT NULL, "target_name" text NOT NULL, "event" text NOT NULL, "source" text NOT NULL, "payload" jsonb NOT NULL, "status" text NOT NULL DEFAULT \'waiting\', "attempts" integer NOT NULL DEFAULT \'0\', "round" integer NOT NULL DEFAULT \'1\', "round_since" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "http_status" integer, "failure" jsonb, "next_attempt_at" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "deliveries_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "deliveries_group_id_idx" ON "deliveries"  ("group_id") ');
    await queryRunner.query(
      'CREATE INDEX "deliveries_group_id_created_at_idx" ON "deliveries"  ("group_id", "created_at") ',
    );
    await queryRunner.query(
      'CREATE UNIQUE INDEX "deliveries_target_id_source_idx" ON "deliveries"  ("target_id", "source") ',
    );
    await queryRunner.query(
      'ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "notifiers" ADD CONSTRAINT "notifiers_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "event_webhooks" ADD CONSTRAINT "event_webhooks_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_group_id_fkey"');
    await queryRunner.query('ALTER TABLE "event_webhooks" DROP CONSTRAINT "event_webhooks_group_id_fkey"');
    await queryRunner.query('ALTER TABLE "notifiers" DROP CONSTRAINT "notifiers_group_id_fkey"');
    await queryRunner.query('ALTER TABLE "webhooks" DROP CONSTRAINT "webhooks_group_id_fkey"');
    await queryRunner.query('DROP INDEX "public"."deliveries_target_id_source_idx"');
    await queryRunner.query('DROP INDEX "public"."deliveries_group_id_created_at_idx"');
    await queryRunner.query('DROP INDEX "public"."deliveries_group_id_idx"');
    await queryRunner.query('DROP TABLE "deliveries"');
    await queryRunner.query('DROP INDEX "public"."event_webhooks_group_id_idx"');
    await queryRunner.query('DROP TABLE "event_webhooks"');
    await queryRunner.query('DROP INDEX "public"."notifiers_group_id_idx"');
    await queryRunner.query('DROP TABLE "notifiers"');
    await queryRunner.query('DROP INDEX "public"."webhooks_group_id_idx"');
    await queryRunner.query('DROP TABLE "webhooks"');
  }
}
