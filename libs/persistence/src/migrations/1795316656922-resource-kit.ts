import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ResourceKit1795316656922 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "event_subscriber" ("name" text NOT NULL, "types" text array NOT NULL, "seen_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "event_subscriber_pkey" PRIMARY KEY ("name"))',
    );
    await queryRunner.query(
      'CREATE TABLE "recipe_imports" ("key" text NOT NULL, "started_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "slug" text, CONSTRAINT "recipe_imports_pkey" PRIMARY KEY ("key"))',
    );
    await queryRunner.query(
      'CREATE TABLE "cookbooks" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT \'1\', "group_id" uuid NOT NULL, "name" text NOT NULL, "slug" text NOT NULL, "description" text NOT NULL DEFAULT \'\', "position" integer NOT NULL, "public" boolean NOT NULL DEFAULT false, "require_all_categories" boolean NOT NULL DEFAULT true, "require_all_tags" boolean NOT NULL DEFAULT true, "require_all_tools" boolean NOT NULL DEFAULT true, CONSTRAINT "cookbooks_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "cookbooks_group_id_idx" ON "cookbooks"  ("group_id") ');
    await queryRunner.query(
      'CREATE TABLE "cookbooks_categories" ("cookbook_id" uuid NOT NULL, "category_id" uuid NOT NULL, CONSTRAINT "cookbooks_categories_pkey" PRIMARY KEY ("cookbook_id", "category_id"))',
    );
    await queryRunner.query(
      'CREATE INDEX "cookbooks_categories_cookbook_id_idx" ON "cookbooks_categories"  ("cookbook_id") ',
    );
    await queryRunner.query(
      'CREATE INDEX "cookbooks_categories_category_id_idx" ON "cookbooks_categories"  ("category_id") ',
    );
    await queryRunner.query(
      'CREATE TABLE "cookbooks_tags" ("cookbook_id" uuid NOT NULL, "tag_id" uuid NOT NULL, CONSTRAINT "cookbooks_tags_pkey" PRIMARY KEY ("cookbook_id", "tag_id"))',
    );
    await queryRunner.query('CREATE INDEX "cookbooks_tags_cookbook_id_idx" ON "cookbooks_tags"  ("cookbook_id") ');
    await queryRunner.query('CREATE INDEX "cookbooks_tags_tag_id_idx" ON "cookbooks_tags"  ("tag_id") ');
    await queryRunner.query(
      'CREATE TABLE "cookbooks_tools" ("cookbook_id" uuid NOT NULL, "tool_id" uuid NOT NULL, CONSTRAINT "cookbooks_tools_pkey" PRIMARY KEY ("cookbook_id", "tool_id"))',
    );
    await queryRunner.query('CREATE INDEX "cookbooks_tools_cookbook_id_idx" ON "cookbooks_tools"  ("cookbook_id") ');
    await queryRunner.query('CREATE INDEX "cookbooks_tools_tool_id_idx" ON "cookbooks_tools"  ("tool_id") ');
    await queryRunner.query('ALTER TABLE "group_preferences" ADD "version" integer NOT NULL DEFAULT \'1\'');
    await queryRunner.query('ALTER TABLE "reports" ADD "version" integer NOT NULL DEFAULT \'1\'');
    await queryRunner.query('ALTER TABLE "categories" ADD "version" integer NOT NULL DEFAULT \'1\'');
    await queryRunner.query('ALTER TABLE "foods" ADD "version" integer NOT NULL DEFAULT \'1\'');
    await queryRunner.query('ALTER TABLE "tags" ADD "version" integer NOT NULL DEFAULT \'1\'');
    await queryRunner.query('ALTER TABLE "tools" ADD "version" integer NOT NULL DEFAULT \'1\'');
    await queryRunner.query('ALTER TABLE "units" ADD "version" integer NOT NULL DEFAULT \'1\'');
    await queryRunner.query('ALTER TABLE "users" ADD "version" integer NOT NULL DEFAULT \'1\'');
    await queryRunner.query('ALTER TABLE "invitations" ADD "version" integer NOT NULL DEFAULT \'1\'');
    await queryRunner.query('ALTER TABLE "recipes" ADD "version" integer NOT NULL DEFAULT \'1\'');
    await queryRunner.query(
      'ALTER TABLE "cookbooks" ADD CONSTRAINT "cookbooks_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "cookbooks_categories" ADD CONSTRAINT "cookbooks_categories_cookbook_id_fkey" FOREIGN KEY ("cookbook_id") REFERENCES "cookbooks"("id") ON DELETE CASCADE ON UPDATE CASCADE',
    );
    await queryRunner.query(
      'ALTER TABLE "cookbooks_categories" ADD CONSTRAINT "cookbooks_categories_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE CASCADE ON UPDATE CASCADE',
    );
    await queryRunner.query(
      'ALTER TABLE "cookbooks_tags" ADD CONSTRAINT "cookbooks_tags_cookbook_id_fkey" FOREIGN KEY ("cookbook_id") REFERENCES "cookbooks"("id") ON DELETE CASCADE ON UPDATE CASCADE',
    );
    await queryRunner.query(
      'ALTER TABLE "cookbooks_tags" ADD CONSTRAINT "cookbooks_tags_tag_id_fkey" FOREIGN KEY ("tag_id") REFERENCES "tags"("id") ON DELETE CASCADE ON UPDATE CASCADE',
    );
    await queryRunner.query(
      'ALTER TABLE "cookbooks_tools" ADD CONSTRAINT "cookbooks_tools_cookbook_id_fkey" FOREIGN KEY ("cookbook_id") REFERENCES "cookbooks"("id") ON DELETE CASCADE ON UPDATE CASCADE',
    );
    await queryRunner.query(
      'ALTER TABLE "cookbooks_tools" ADD CONSTRAINT "cookbooks_tools_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tools"("id") ON DELETE CASCADE ON UPDATE CASCADE',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "cookbooks_tools" DROP CONSTRAINT "cookbooks_tools_tool_id_fkey"');
    await queryRunner.query('ALTER TABLE "cookbooks_tools" DROP CONSTRAINT "cookbooks_tools_cookbook_id_fkey"');
    await queryRunner.query('ALTER TABLE "cookbooks_tags" DROP CONSTRAINT "cookbooks_tags_tag_id_fkey"');
    await queryRunner.query('ALTER TABLE "cookbooks_tags" DROP CONSTRAINT "cookbooks_tags_cookbook_id_fkey"');
    await queryRunner.query(
      'ALTER TABLE "cookbooks_categories" DROP CONSTRAINT "cookbooks_categories_category_id_fkey"',
    );
    await queryRunner.query(
      'ALTER TABLE "cookbooks_categories" DROP CONSTRAINT "cookbooks_categories_cookbook_id_fkey"',
    );
    await queryRunner.query('ALTER TABLE "cookbooks" DROP CONSTRAINT "cookbooks_group_id_fkey"');
    await queryRunner.query('ALTER TABLE "recipes" DROP COLUMN "version"');
    await queryRunner.query('ALTER TABLE "invitations" DROP COLUMN "version"');
    await queryRunner.query('ALTER TABLE "users" DROP COLUMN "version"');
    await queryRunner.query('ALTER TABLE "units" DROP COLUMN "version"');
    await queryRunner.query('ALTER TABLE "tools" DROP COLUMN "version"');
    await queryRunner.query('ALTER TABLE "tags" DROP COLUMN "version"');
    await queryRunner.query('ALTER TABLE "foods" DROP COLUMN "version"');
    await queryRunner.query('ALTER TABLE "categories" DROP COLUMN "version"');
    await queryRunner.query('ALTER TABLE "reports" DROP COLUMN "version"');
    await queryRunner.query('ALTER TABLE "group_preferences" DROP COLUMN "version"');
    await queryRunner.query('DROP INDEX "public"."cookbooks_tools_tool_id_idx"');
    await queryRunner.query('DROP INDEX "public"."cookbooks_tools_cookbook_id_idx"');
    await queryRunner.query('DROP TABLE "cookbooks_tools"');
    await queryRunner.query('DROP INDEX "public"."cookbooks_tags_tag_id_idx"');
    await queryRunner.query('DROP INDEX "public"."cookbooks_tags_cookbook_id_idx"');
    await queryRunner.query('DROP TABLE "cookbooks_tags"');
    await queryRunner.query('DROP INDEX "public"."cookbooks_categories_category_id_idx"');
    await queryRunner.query('DROP INDEX "public"."cookbooks_categories_cookbook_id_idx"');
    await queryRunner.query('DROP TABLE "cookbooks_categories"');
    await queryRunner.query('DROP INDEX "public"."cookbooks_group_id_idx"');
    await queryRunner.query('DROP TABLE "cookbooks"');
    await queryRunner.query('DROP TABLE "recipe_imports"');
    await queryRunner.query('DROP TABLE "event_subscriber"');
  }
}
