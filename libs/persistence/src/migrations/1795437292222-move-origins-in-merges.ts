import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MoveOriginsInMerges1795437292222 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "migrated_recipes" DROP CONSTRAINT "migrated_recipes_key"');
    await queryRunner.query('ALTER TABLE "migrated_recipes" DROP CONSTRAINT "migrated_recipes_pkey"');
    await queryRunner.query(
      'ALTER TABLE "migrated_recipes" ADD CONSTRAINT "migrated_recipes_pkey" PRIMARY KEY ("group_id", "key")',
    );
    await queryRunner.query('ALTER TABLE "migrated_recipes" ALTER COLUMN "migration_id" DROP NOT NULL');
    await queryRunner.query('CREATE INDEX "migrated_recipes_recipe_id_idx" ON "migrated_recipes"  ("recipe_id") ');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // only one origin of each recipe was known before
    await queryRunner.query('DELETE FROM "migrated_recipes" WHERE "migration_id" IS NULL');
    await queryRunner.query('DROP INDEX "public"."migrated_recipes_recipe_id_idx"');
    await queryRunner.query('ALTER TABLE "migrated_recipes" ALTER COLUMN "migration_id" SET NOT NULL');
    await queryRunner.query('ALTER TABLE "migrated_recipes" DROP CONSTRAINT "migrated_recipes_pkey"');
    await queryRunner.query(
      'ALTER TABLE "migrated_recipes" ADD CONSTRAINT "migrated_recipes_pkey" PRIMARY KEY ("recipe_id")',
    );
    await queryRunner.query(
      'ALTER TABLE "migrated_recipes" ADD CONSTRAINT "migrated_recipes_key" UNIQUE ("group_id", "key")',
    );
  }
}
