import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddShareLinks1795365000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "share_links" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "group_id" uuid NOT NULL, "recipe_id" uuid NOT NULL, "expires_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "views" integer NOT NULL DEFAULT \'0\', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "share_links_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "share_links_group_id_idx" ON "share_links" ("group_id")');
    await queryRunner.query('CREATE INDEX "share_links_recipe_id_idx" ON "share_links" ("recipe_id")');
    await queryRunner.query('CREATE INDEX "share_links_expires_at_idx" ON "share_links" ("expires_at")');
    await queryRunner.query(
      'ALTER TABLE "share_links" ADD CONSTRAINT "share_links_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "share_links" ADD CONSTRAINT "share_links_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "share_links"');
  }
}
