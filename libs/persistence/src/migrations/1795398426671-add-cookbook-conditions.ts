import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddCookbookConditions1795398426671 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "cookbooks_foods" ("cookbook_id" uuid NOT NULL, "food_id" uuid NOT NULL, CONSTRAINT "cookbooks_foods_pkey" PRIMARY KEY ("cookbook_id", "food_id"))',
    );
    await queryRunner.query('CREATE INDEX "cookbooks_foods_cookbook_id_idx" ON "cookbooks_foods"  ("cookbook_id") ');
    await queryRunner.query('CREATE INDEX "cookbooks_foods_food_id_idx" ON "cookbooks_foods"  ("food_id") ');
    await queryRunner.query('ALTER TABLE "cookbooks" ADD "require_all_foods" boolean NOT NULL DEFAULT true');
    await queryRunner.query('ALTER TABLE "cookbooks" ADD "query_filter_string" text NOT NULL DEFAULT \'\'');
    await queryRunner.query(
      'ALTER TABLE "cookbooks_foods" ADD CONSTRAINT "cookbooks_foods_cookbook_id_fkey" FOREIGN KEY ("cookbook_id") REFERENCES "cookbooks"("id") ON DELETE CASCADE ON UPDATE CASCADE',
    );
    await queryRunner.query(
      'ALTER TABLE "cookbooks_foods" ADD CONSTRAINT "cookbooks_foods_food_id_fkey" FOREIGN KEY ("food_id") REFERENCES "foods"("id") ON DELETE CASCADE ON UPDATE CASCADE',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "cookbooks_foods" DROP CONSTRAINT "cookbooks_foods_food_id_fkey"');
    await queryRunner.query('ALTER TABLE "cookbooks_foods" DROP CONSTRAINT "cookbooks_foods_cookbook_id_fkey"');
    await queryRunner.query('ALTER TABLE "cookbooks" DROP COLUMN "query_filter_string"');
    await queryRunner.query('ALTER TABLE "cookbooks" DROP COLUMN "require_all_foods"');
    await queryRunner.query('DROP INDEX "public"."cookbooks_foods_food_id_idx"');
    await queryRunner.query('DROP INDEX "public"."cookbooks_foods_cookbook_id_idx"');
    await queryRunner.query('DROP TABLE "cookbooks_foods"');
  }
}
