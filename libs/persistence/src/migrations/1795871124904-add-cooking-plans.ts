import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddCookingPlans1795871124904 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "cooking_plans" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT \'1\', "group_id" uuid NOT NULL, "date" date NOT NULL, "serve_at" text NOT NULL, "cooks" integer NOT NULL, "ovens" jsonb NOT NULL, "day_before" boolean NOT NULL, "courses" jsonb NOT NULL, "progress" jsonb NOT NULL, CONSTRAINT "cooking_plans_date_key" UNIQUE ("group_id", "date"), CONSTRAINT "cooking_plans_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "cooking_plans_group_id_idx" ON "cooking_plans"  ("group_id") ');
    await queryRunner.query(
      'ALTER TABLE "cooking_plans" ADD CONSTRAINT "cooking_plans_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "cooking_plans" DROP CONSTRAINT "cooking_plans_group_id_fkey"');
    await queryRunner.query('DROP INDEX "public"."cooking_plans_group_id_idx"');
    await queryRunner.query('DROP TABLE "cooking_plans"');
  }
}
