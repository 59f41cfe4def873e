import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeptAnswers1795351187510 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "kept_answer" ("user_id" uuid NOT NULL, "key" text NOT NULL, "digest" text NOT NULL, "body" text, "etag" text, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "kept_answer_pkey" PRIMARY KEY ("user_id", "key"))',
    );
    await queryRunner.query('CREATE INDEX "kept_answer_created_at_idx" ON "kept_answer"  ("created_at") ');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "public"."kept_answer_created_at_idx"');
    await queryRunner.query('DROP TABLE "kept_answer"');
  }
}
