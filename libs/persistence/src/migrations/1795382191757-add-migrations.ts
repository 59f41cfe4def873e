import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddMigrations1795382191757 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "migrated_recipes" ("recipe_id" uuid NOT NULL, "group_id" uuid NOT NULL, "migration_id" uuid NOT NULL, "key" text NOT NULL, CONSTRAINT "migrated_recipes_key" UNIQUE ("group_id", "key"), CONSTRAINT "migrated_recipes_pkey" PRIMARY KEY ("recipe_id"))',
    );
    await queryRunner.query(
      'CREATE INDEX "migrated_recipes_migration_id_idx" ON "migrated_recipes"  ("migration_id") ',
    );
    await queryRunner.query(
      'CREATE TABLE "migrations" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT \'1\', "group_id" uuid NOT NULL, "type" text NOT NULL, "file_name" text NOT NULL, "add_tag" boolean NOT NULL, "is_preview" boolean NOT NULL, "state" text NOT NULL, "found" jsonb, "done" integer NOT NULL DEFAULT \'0\', CONSTRAINT "migrations_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "migrations_group_id_idx" ON "migrations"  ("group_id") ');
    await queryRunner.query('CREATE INDEX "migrations_state_idx" ON "migrations"  ("state") ');
    await queryRunner.query(
      'ALTER TABLE "migrated_recipes" ADD CONSTRAINT "migrated_recipes_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "migrated_recipes" ADD CONSTRAINT "migrated_recipes_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "migrations" ADD CONSTRAINT "migrations_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "migrations" ADD CONSTRAINT "migrations_id_fkey" FOREIGN KEY ("id") REFERENCES "reports"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "migrations" DROP CONSTRAINT "migrations_id_fkey"');
    await queryRunner.query('ALTER TABLE "migrations" DROP CONSTRAINT "migrations_group_id_fkey"');
    await queryRunner.query('ALTER TABLE "migrated_recipes" DROP CONSTRAINT "migrated_recipes_group_id_fkey"');
    await queryRunner.query('ALTER TABLE "migrated_recipes" DROP CONSTRAINT "migrated_recipes_recipe_id_fkey"');
    await queryRunner.query('DROP INDEX "public"."migrations_state_idx"');
    await queryRunner.query('DROP INDEX "public"."migrations_group_id_idx"');
    await queryRunner.query('DROP TABLE "migrations"');
    await queryRunner.query('DROP INDEX "public"."migrated_recipes_migration_id_idx"');
    await queryRunner.query('DROP TABLE "migrated_recipes"');
  }
}
