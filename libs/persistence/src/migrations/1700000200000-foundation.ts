import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Foundation1700000200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "group_preferences" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "group_id" uuid NOT NULL, "private_group" boolean NOT NULL DEFAULT true, "first_day_of_week" smallint NOT NULL DEFAULT \'0\', "recipe_public" boolean NOT NULL DEFAULT false, "recipe_show_nutrition" boolean NOT NULL DEFAULT false, "recipe_show_assets" boolean NOT NULL DEFAULT false, "recipe_landscape_view" boolean NOT NULL DEFAULT false, "recipe_disable_comments" boolean NOT NULL DEFAULT false, "recipe_disable_amount" boolean NOT NULL DEFAULT false, CONSTRAINT "group_preferences_group_id_key" UNIQUE ("group_id"), CONSTRAINT "group_preferences_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query(
      'CREATE TABLE "groups" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "name" text NOT NULL, "slug" text NOT NULL, CONSTRAINT "groups_name_key" UNIQUE ("name"), CONSTRAINT "groups_slug_key" UNIQUE ("slug"), CONSTRAINT "groups_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query(
      'CREATE TABLE "reports" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "group_id" uuid NOT NULL, "category" text NOT NULL, "name" text NOT NULL, "status" text NOT NULL DEFAULT \'in-progress\', CONSTRAINT "reports_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "reports_group_id_idx" ON "reports"  ("group_id") ');
    await queryRunner.query(
      'CREATE TABLE "report_entries" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "report_id" uuid NOT NULL, "item" integer NOT NULL, "success" boolean NOT NULL, "message" text NOT NULL, "exception" text NOT NULL DEFAULT \'\', "slug" text, CONSTRAINT "report_entries_report_id_item_key" UNIQUE ("report_id", "item"), CONSTRAINT "report_entries_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query(
      'CREATE TABLE "foods" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "group_id" uuid NOT NULL, "name" text NOT NULL, "plural_name" text, "description" text NOT NULL DEFAULT \'\', "extras" jsonb NOT NULL DEFAULT \'{}\', "aliases" jsonb NOT NULL DEFAULT \'[]\', "on_hand" boolean NOT NULL DEFAULT false, "households_with_ingredient_food" jsonb NOT NULL DEFAULT \'[]\', CONSTRAINT "foods_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "foods_group_id_idx" ON "foods"  ("group_id") ');
    await queryRunner.query(
      'CREATE TABLE "units" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "group_id" uuid NOT NULL, "name" text NOT NULL, "plural_name" text, "description" text NOT NULL DEFAULT \'\', "extras" jsonb NOT NULL DEFAULT \'{}\', "aliases" jsonb NOT NULL DEFAULT \'[]\', "fraction" boolean NOT NULL DEFAULT true, "abbreviation" text NOT NULL DEFAULT \'\', "plural_abbreviation" text NOT NULL DEFAULT \'\', "use_abbreviation" boolean NOT NULL DEFAULT false, CONSTRAINT "units_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "units_group_id_idx" ON "units"  ("group_id") ');
    await queryRunner.query(
      'CREATE TABLE "categories" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "group_id" uuid NOT NULL, "name" text NOT NULL, "slug" text NOT NULL, CONSTRAINT "categories_slug_key" UNIQUE ("group_id", "slug"), CONSTRAINT "categories_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "categories_group_id_idx" ON "categories"  ("group_id") ');
    await queryRunner.query(
      'CREATE TABLE "tags" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "group_id" uuid NOT NULL, "name" text NOT NULL, "slug" text NOT NULL, CONSTRAINT "tags_slug_key" UNIQUE ("group_id", "slug"), CONSTRAINT "tags_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "tags_group_id_idx" ON "tags"  ("group_id") ');
    await queryRunner.query(
      'CREATE TABLE "tools" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "group_id" uuid NOT NULL, "name" text NOT NULL, "slug" text NOT NULL, "on_hand" boolean NOT NULL DEFAULT false, CONSTRAINT "tools_slug_key" UNIQUE ("group_id", "slug"), CONSTRAINT "tools_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "tools_group_id_idx" ON "tools"  ("group_id") ');
    await queryRunner.query(
      'CREATE TABLE "users" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "username" text NOT NULL, "full_name" text NOT NULL DEFAULT \'\', "email" text NOT NULL, "password_hash" text NOT NULL, "auth_method" text NOT NULL DEFAULT \'Mealie\', "admin" boolean NOT NULL DEFAULT false, "advanced" boolean NOT NULL DEFAULT false, "can_invite" boolean NOT NULL DEFAULT false, "can_manage" boolean NOT NULL DEFAULT false, "can_organize" boolean NOT NULL DEFAULT false, "cache_key" text NOT NULL DEFAULT \'\', "failed_logins" integer NOT NULL DEFAULT \'0\', "locked_at" TIMESTAMP WITH TIME ZONE, "group_id" uuid NOT NULL, CONSTRAINT "users_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "users_group_id_idx" ON "users"  ("group_id") ');
    await queryRunner.query(
      'CREATE TABLE "api_tokens" ("id" SERIAL NOT NULL, "user_id" uuid NOT NULL, "name" text NOT NULL, "integration_id" text NOT NULL DEFAULT \'generic\', "token_hash" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "last_used_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "api_tokens_token_hash_key" UNIQUE ("token_hash"), CONSTRAINT "api_tokens_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "api_tokens_user_id_idx" ON "api_tokens"  ("user_id") ');
    await queryRunner.query(
      'CREATE TABLE "sessions" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "user_id" uuid NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, "remembered" boolean NOT NULL DEFAULT false, CONSTRAINT "sessions_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "sessions_user_id_idx" ON "sessions"  ("user_id") ');
    await queryRunner.query(
      'CREATE TABLE "invitations" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "group_id" uuid NOT NULL, "token_hash" text NOT NULL, "uses_left" integer NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "invitations_token_hash_key" UNIQUE ("token_hash"), CONSTRAINT "invitations_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "invitations_group_id_idx" ON "invitations"  ("group_id") ');
    await queryRunner.query(
      'CREATE TABLE "one_time_tokens" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "purpose" text NOT NULL, "user_id" uuid NOT NULL, "token_hash" text NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "one_time_tokens_token_hash_key" UNIQUE ("token_hash"), CONSTRAINT "one_time_tokens_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "one_time_tokens_user_id_idx" ON "one_time_tokens"  ("user_id") ');
    await queryRunner.query(
      'CREATE TABLE "rate_limits" ("key" text NOT NULL, "count" integer NOT NULL, "resets_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key"))',
    );
    await queryRunner.query(
      'CREATE TABLE "recipe_instructions" ("id" uuid NOT NULL, "recipe_id" uuid NOT NULL, "position" integer NOT NULL, "title" text NOT NULL DEFAULT \'\', "text" text NOT NULL, "ingredient_references" jsonb NOT NULL DEFAULT \'[]\', CONSTRAINT "recipe_instructions_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query(
      'CREATE INDEX "recipe_instructions_recipe_id_idx" ON "recipe_instructions"  ("recipe_id") ',
    );
    await queryRunner.query(
      'CREATE TABLE "recipes" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "group_id" uuid NOT NULL, "owner_id" uuid, "name" text NOT NULL, "slug" text NOT NULL, "description" text NOT NULL DEFAULT \'\', "image" text, "recipe_yield" text, "recipe_servings" double precision NOT NULL DEFAULT \'0\', "total_time" text, "prep_time" text, "cook_time" text, "perform_time" text, "rating" double precision, "org_url" text, "date_added" date NOT NULL DEFAULT (\'now\'::text)::date, "date_updated" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "last_made" TIMESTAMP(3) WITH TIME ZONE, "nutrition" jsonb NOT NULL DEFAULT \'{}\', "settings" jsonb NOT NULL, "notes" jsonb NOT NULL DEFAULT \'[]\', "extras" jsonb NOT NULL DEFAULT \'{}\', "document" tsvector, CONSTRAINT "recipes_slug_key" UNIQUE ("group_id", "slug"), CONSTRAINT "recipes_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "recipes_owner_id_idx" ON "recipes"  ("owner_id") ');
    await queryRunner.query('CREATE INDEX "recipes_group_id_created_at_idx" ON "recipes"  ("group_id", "created_at") ');
    await queryRunner.query(
      'CREATE TABLE "recipe_ingredients" ("recipe_id" uuid NOT NULL, "position" integer NOT NULL, "reference_id" uuid NOT NULL, "title" text NOT NULL DEFAULT \'\', "note" text NOT NULL DEFAULT \'\', "quantity" double precision, "unit_id" uuid, "food_id" uuid, "original_text" text, CONSTRAINT "recipe_ingredients_pkey" PRIMARY KEY ("recipe_id", "position"))',
    );
    await queryRunner.query('CREATE INDEX "recipe_ingredients_unit_id_idx" ON "recipe_ingredients"  ("unit_id") ');
    await queryRunner.query('CREATE INDEX "recipe_ingredients_food_id_idx" ON "recipe_ingredients"  ("food_id") ');
    await queryRunner.query(
      'CREATE TABLE "recipe_ratings" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "user_id" uuid NOT NULL, "recipe_id" uuid NOT NULL, "rating" double precision, "is_favorite" boolean NOT NULL DEFAULT false, CONSTRAINT "recipe_ratings_user_id_recipe_id_key" UNIQUE ("user_id", "recipe_id"), CONSTRAINT "recipe_ratings_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "recipe_ratings_recipe_id_idx" ON "recipe_ratings"  ("recipe_id") ');
    await queryRunner.query(
      'CREATE TABLE "recipes_to_categories" ("recipe_id" uuid NOT NULL, "category_id" uuid NOT NULL, CONSTRAINT "recipes_to_categories_pkey" PRIMARY KEY ("recipe_id", "category_id"))',
    );
    await queryRunner.query(
      'CREATE INDEX "recipes_to_categories_recipe_id_idx" ON "recipes_to_categories"  ("recipe_id") ',
    );
    await queryRunner.query(
      'CREATE INDEX "recipes_to_categories_category_id_idx" ON "recipes_to_categories"  ("category_id") ',
    );
    await queryRunner.query(
      'CREATE TABLE "recipes_to_tags" ("recipe_id" uuid NOT NULL, "tag_id" uuid NOT NULL, CONSTRAINT "recipes_to_tags_pkey" PRIMARY KEY ("recipe_id", "tag_id"))',
    );
    await queryRunner.query('CREATE INDEX "recipes_to_tags_recipe_id_idx" ON "recipes_to_tags"  ("recipe_id") ');
    await queryRunner.query('CREATE INDEX "recipes_to_tags_tag_id_idx" ON "recipes_to_tags"  ("tag_id") ');
    await queryRunner.query(
      'CREATE TABLE "recipes_to_tools" ("recipe_id" uuid NOT NULL, "tool_id" uuid NOT NULL, CONSTRAINT "recipes_to_tools_pkey" PRIMARY KEY ("recipe_id", "tool_id"))',
    );
    await queryRunner.query('CREATE INDEX "recipes_to_tools_recipe_id_idx" ON "recipes_to_tools"  ("recipe_id") ');
    await queryRunner.query('CREATE INDEX "recipes_to_tools_tool_id_idx" ON "recipes_to_tools"  ("tool_id") ');
    await queryRunner.query(
      'ALTER TABLE "group_preferences" ADD CONSTRAINT "group_preferences_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "reports" ADD CONSTRAINT "reports_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "report_entries" ADD CONSTRAINT "report_entries_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "reports"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "foods" ADD CONSTRAINT "foods_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "units" ADD CONSTRAINT "units_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "categories" ADD CONSTRAINT "categories_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "tags" ADD CONSTRAINT "tags_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "tools" ADD CONSTRAINT "tools_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "users" ADD CONSTRAINT "users_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE RESTRICT ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "invitations" ADD CONSTRAINT "invitations_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "recipe_instructions" ADD CONSTRAINT "recipe_instructions_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "recipes" ADD CONSTRAINT "recipes_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "recipes" ADD CONSTRAINT "recipes_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "recipe_ingredients" ADD CONSTRAINT "recipe_ingredients_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "recipe_ingredients" ADD CONSTRAINT "recipe_ingredients_unit_id_fkey" FOREIGN KEY ("unit_id") REFERENCES "units"("id") ON DELETE SET NULL ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "recipe_ingredients" ADD CONSTRAINT "recipe_ingredients_food_id_fkey" FOREIGN KEY ("food_id") REFERENCES "foods"("id") ON DELETE SET NULL ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "recipe_ratings" ADD CONSTRAINT "recipe_ratings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "recipe_ratings" ADD CONSTRAINT "recipe_ratings_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "recipes_to_categories" ADD CONSTRAINT "recipes_to_categories_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE ON UPDATE CASCADE',
    );
    await queryRunner.query(
      'ALTER TABLE "recipes_to_categories" ADD CONSTRAINT "recipes_to_categories_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE CASCADE ON UPDATE CASCADE',
    );
    await queryRunner.query(
      'ALTER TABLE "recipes_to_tags" ADD CONSTRAINT "recipes_to_tags_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE ON UPDATE CASCADE',
    );
    await queryRunner.query(
      'ALTER TABLE "recipes_to_tags" ADD CONSTRAINT "recipes_to_tags_tag_id_fkey" FOREIGN KEY ("tag_id") REFERENCES "tags"("id") ON DELETE CASCADE ON UPDATE CASCADE',
    );
    await queryRunner.query(
      'ALTER TABLE "recipes_to_tools" ADD CONSTRAINT "recipes_to_tools_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE ON UPDATE CASCADE',
    );
    await queryRunner.query(
      'ALTER TABLE "recipes_to_tools" ADD CONSTRAINT "recipes_to_tools_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tools"("id") ON DELETE CASCADE ON UPDATE CASCADE',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "recipes_to_tools" DROP CONSTRAINT "recipes_to_tools_tool_id_fkey"');
    await queryRunner.query('ALTER TABLE "recipes_to_tools" DROP CONSTRAINT "recipes_to_tools_recipe_id_fkey"');
    await queryRunner.query('ALTER TABLE "recipes_to_tags" DROP CONSTRAINT "recipes_to_tags_tag_id_fkey"');
    await queryRunner.query('ALTER TABLE "recipes_to_tags" DROP CONSTRAINT "recipes_to_tags_recipe_id_fkey"');
    await queryRunner.query(
      'ALTER TABLE "recipes_to_categories" DROP CONSTRAINT "recipes_to_categories_category_id_fkey"',
    );
    await queryRunner.query(
      'ALTER TABLE "recipes_to_categories" DROP CONSTRAINT "recipes_to_categories_recipe_id_fkey"',
    );
    await queryRunner.query('ALTER TABLE "recipe_ratings" DROP CONSTRAINT "recipe_ratings_recipe_id_fkey"');
    await queryRunner.query('ALTER TABLE "recipe_ratings" DROP CONSTRAINT "recipe_ratings_user_id_fkey"');
    await queryRunner.query('ALTER TABLE "recipe_ingredients" DROP CONSTRAINT "recipe_ingredients_food_id_fkey"');
    await queryRunner.query('ALTER TABLE "recipe_ingredients" DROP CONSTRAINT "recipe_ingredients_unit_id_fkey"');
    await queryRunner.query('ALTER TABLE "recipe_ingredients" DROP CONSTRAINT "recipe_ingredients_recipe_id_fkey"');
    await queryRunner.query('ALTER TABLE "recipes" DROP CONSTRAINT "recipes_owner_id_fkey"');
    await queryRunner.query('ALTER TABLE "recipes" DROP CONSTRAINT "recipes_group_id_fkey"');
    await queryRunner.query('ALTER TABLE "recipe_instructions" DROP CONSTRAINT "recipe_instructions_recipe_id_fkey"');
    await queryRunner.query('ALTER TABLE "one_time_tokens" DROP CONSTRAINT "one_time_tokens_user_id_fkey"');
    await queryRunner.query('ALTER TABLE "invitations" DROP CONSTRAINT "invitations_group_id_fkey"');
    await queryRunner.query('ALTER TABLE "sessions" DROP CONSTRAINT "sessions_user_id_fkey"');
    await queryRunner.query('ALTER TABLE "api_tokens" DROP CONSTRAINT "api_tokens_user_id_fkey"');
    await queryRunner.query('ALTER TABLE "users" DROP CONSTRAINT "users_group_id_fkey"');
    await queryRunner.query('ALTER TABLE "tools" DROP CONSTRAINT "tools_group_id_fkey"');
    await queryRunner.query('ALTER TABLE "tags" DROP CONSTRAINT "tags_group_id_fkey"');
    await queryRunner.query('ALTER TABLE "categories" DROP CONSTRAINT "categories_group_id_fkey"');
    await queryRunner.query('ALTER TABLE "units" DROP CONSTRAINT "units_group_id_fkey"');
    await queryRunner.query('ALTER TABLE "foods" DROP CONSTRAINT "foods_group_id_fkey"');
    await queryRunner.query('ALTER TABLE "report_entries" DROP CONSTRAINT "report_entries_report_id_fkey"');
    await queryRunner.query('ALTER TABLE "reports" DROP CONSTRAINT "reports_group_id_fkey"');
    await queryRunner.query('ALTER TABLE "group_preferences" DROP CONSTRAINT "group_preferences_group_id_fkey"');
    await queryRunner.query('DROP INDEX "public"."recipes_to_tools_tool_id_idx"');
    await queryRunner.query('DROP INDEX "public"."recipes_to_tools_recipe_id_idx"');
    await queryRunner.query('DROP TABLE "recipes_to_tools"');
    await queryRunner.query('DROP INDEX "public"."recipes_to_tags_tag_id_idx"');
    await queryRunner.query('DROP INDEX "public"."recipes_to_tags_recipe_id_idx"');
    await queryRunner.query('DROP TABLE "recipes_to_tags"');
    await queryRunner.query('DROP INDEX "public"."recipes_to_categories_category_id_idx"');
    await queryRunner.query('DROP INDEX "public"."recipes_to_categories_recipe_id_idx"');
    await queryRunner.query('DROP TABLE "recipes_to_categories"');
    await queryRunner.query('DROP INDEX "public"."recipe_ratings_recipe_id_idx"');
    await queryRunner.query('DROP TABLE "recipe_ratings"');
    await queryRunner.query('DROP INDEX "public"."recipe_ingredients_food_id_idx"');
    await queryRunner.query('DROP INDEX "public"."recipe_ingredients_unit_id_idx"');
    await queryRunner.query('DROP TABLE "recipe_ingredients"');
    await queryRunner.query('DROP INDEX "public"."recipes_group_id_created_at_idx"');
    await queryRunner.query('DROP INDEX "public"."recipes_owner_id_idx"');
    await queryRunner.query('DROP TABLE "recipes"');
    await queryRunner.query('DROP INDEX "public"."recipe_instructions_recipe_id_idx"');
    await queryRunner.query('DROP TABLE "recipe_instructions"');
    await queryRunner.query('DROP TABLE "rate_limits"');
    await queryRunner.query('DROP INDEX "public"."one_time_tokens_user_id_idx"');
    await queryRunner.query('DROP TABLE "one_time_tokens"');
    await queryRunner.query('DROP INDEX "public"."invitations_group_id_idx"');
    await queryRunner.query('DROP TABLE "invitations"');
    await queryRunner.query('DROP INDEX "public"."sessions_user_id_idx"');
    await queryRunner.query('DROP TABLE "sessions"');
    await queryRunner.query('DROP INDEX "public"."api_tokens_user_id_idx"');
    await queryRunner.query('DROP TABLE "api_tokens"');
    await queryRunner.query('DROP INDEX "public"."users_group_id_idx"');
    await queryRunner.query('DROP TABLE "users"');
    await queryRunner.query('DROP INDEX "public"."tools_group_id_idx"');
    await queryRunner.query('DROP TABLE "tools"');
    await queryRunner.query('DROP INDEX "public"."tags_group_id_idx"');
    await queryRunner.query('DROP TABLE "tags"');
    await queryRunner.query('DROP INDEX "public"."categories_group_id_idx"');
    await queryRunner.query('DROP TABLE "categories"');
    await queryRunner.query('DROP INDEX "public"."units_group_id_idx"');
    await queryRunner.query('DROP TABLE "units"');
    await queryRunner.query('DROP INDEX "public"."foods_group_id_idx"');
    await queryRunner.query('DROP TABLE "foods"');
    await queryRunner.query('DROP TABLE "report_entries"');
    await queryRunner.query('DROP INDEX "public"."reports_group_id_idx"');
    await queryRunner.query('DROP TABLE "reports"');
    await queryRunner.query('DROP TABLE "groups"');
    await queryRunner.query('DROP TABLE "group_preferences"');
  }
}
