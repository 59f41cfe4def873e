import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddMealplans1795351777260 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "mealplan_rules" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT \'1\', "group_id" uuid NOT NULL, "day" text NOT NULL DEFAULT \'unset\', "entry_type" text NOT NULL DEFAULT \'unset\', "effect" text NOT NULL DEFAULT \'require\', "amount" integer, CONSTRAINT "mealplan_rules_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "mealplan_rules_group_id_idx" ON "mealplan_rules"  ("group_id") ');
    await queryRunner.query(
      'CREATE TABLE "mealplans" ("id" SERIAL NOT NULL, "uuid" uuid NOT NULL, "group_id" uuid NOT NULL, "planner_id" uuid, "date" date NOT NULL, "entry_type" text NOT NULL DEFAULT \'breakfast\', "title" text NOT NULL DEFAULT \'\', "text" text NOT NULL DEFAULT \'\', "recipe_id" uuid, "servings" double precision, "leftovers_of" date, "position" integer NOT NULL, "version" integer NOT NULL DEFAULT \'1\', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "mealplans_uuid_key" UNIQUE ("group_id", "uuid"), CONSTRAINT "mealplans_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "mealplans_planner_id_idx" ON "mealplans"  ("planner_id") ');
    await queryRunner.query('CREATE INDEX "mealplans_recipe_id_idx" ON "mealplans"  ("recipe_id") ');
    await queryRunner.query('CREATE INDEX "mealplans_group_id_date_idx" ON "mealplans"  ("group_id", "date") ');
    await queryRunner.query(
      'CREATE TABLE "mealplan_rules_to_categories" ("rule_id" uuid NOT NULL, "category_id" uuid NOT NULL, CONSTRAINT "mealplan_rules_to_categories_pkey" PRIMARY KEY ("rule_id", "category_id"))',
    );
    await queryRunner.query(
      'CREATE INDEX "mealplan_rules_to_categories_rule_id_idx" ON "mealplan_rules_to_categories"  ("rule_id") ',
    );
    await queryRunner.query(
      'CREATE INDEX "mealplan_rules_to_categories_category_id_idx" ON "mealplan_rules_to_categories"  ("category_id") ',
    );
    await queryRunner.query(
      'CREATE TABLE "mealplan_rules_to_tags" ("rule_id" uuid NOT NULL, "tag_id" uuid NOT NULL, CONSTRAINT "mealplan_rules_to_tags_pkey" PRIMARY KEY ("rule_id", "tag_id"))',
    );
    await queryRunner.query(
      'CREATE INDEX "mealplan_rules_to_tags_rule_id_idx" ON "mealplan_rules_to_tags"  ("rule_id") ',
    );
    await queryRunner.query(
      'CREATE INDEX "mealplan_rules_to_tags_tag_id_idx" ON "mealplan_rules_to_tags"  ("tag_id") ',
    );
    await queryRunner.query('ALTER TABLE "group_preferences" ADD "chosen_time_zone" text NOT NULL DEFAULT \'\'');
    await queryRunner.query('ALTER TABLE "group_preferences" ADD "chosen_meal_times" jsonb NOT NULL DEFAULT \'{}\'');
    await queryRunner.query(
      'ALTER TABLE "mealplan_rules" ADD CONSTRAINT "mealplan_rules_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "mealplans" ADD CONSTRAINT "mealplans_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "mealplans" ADD CONSTRAINT "mealplans_planner_id_fkey" FOREIGN KEY ("planner_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "mealplans" ADD CONSTRAINT "mealplans_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "mealplan_rules_to_categories" ADD CONSTRAINT "mealplan_rules_to_categories_rule_id_fkey" FOREIGN KEY ("rule_id") REFERENCES "mealplan_rules"("id") ON DELETE CASCADE ON UPDATE CASCADE',
    );
    await queryRunner.query(
      'ALTER TABLE "mealplan_rules_to_categories" ADD CONSTRAINT "mealplan_rules_to_categories_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE CASCADE ON UPDATE CASCADE',
    );
    await queryRunner.query(
      'ALTER TABLE "mealplan_rules_to_tags" ADD CONSTRAINT "mealplan_rules_to_tags_rule_id_fkey" FOREIGN KEY ("rule_id") REFERENCES "mealplan_rules"("id") ON DELETE CASCADE ON UPDATE CASCADE',
    );
    await queryRunner.query(
      'ALTER TABLE "mealplan_rules_to_tags" ADD CONSTRAINT "mealplan_rules_to_tags_tag_id_fkey" FOREIGN KEY ("tag_id") REFERENCES "tags"("id") ON DELETE CASCADE ON UPDATE CASCADE',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE "mealplan_rules_to_tags" DROP CONSTRAINT "mealplan_rules_to_tags_tag_id_fkey"',
    );
    await queryRunner.query(
      'ALTER TABLE "mealplan_rules_to_tags" DROP CONSTRAINT "mealplan_rules_to_tags_rule_id_fkey"',
    );
    await queryRunner.query(
      'ALTER TABLE "mealplan_rules_to_categories" DROP CONSTRAINT "mealplan_rules_to_categories_category_id_fkey"',
    );
    await queryRunner.query(
      'ALTER TABLE "mealplan_rules_to_categories" DROP CONSTRAINT "mealplan_rules_to_categories_rule_id_fkey"',
    );
    await queryRunner.query('ALTER TABLE "mealplans" DROP CONSTRAINT "mealplans_recipe_id_fkey"');
    await queryRunner.query('ALTER TABLE "mealplans" DROP CONSTRAINT "mealplans_planner_id_fkey"');
    await queryRunner.query('ALTER TABLE "mealplans" DROP CONSTRAINT "mealplans_group_id_fkey"');
    await queryRunner.query('ALTER TABLE "mealplan_rules" DROP CONSTRAINT "mealplan_rules_group_id_fkey"');
    await queryRunner.query('ALTER TABLE "group_preferences" DROP COLUMN "chosen_meal_times"');
    await queryRunner.query('ALTER TABLE "group_preferences" DROP COLUMN "chosen_time_zone"');
    await queryRunner.query('DROP INDEX "public"."mealplan_rules_to_tags_tag_id_idx"');
    await queryRunner.query('DROP INDEX "public"."mealplan_rules_to_tags_rule_id_idx"');
    await queryRunner.query('DROP TABLE "mealplan_rules_to_tags"');
    await queryRunner.query('DROP INDEX "public"."mealplan_rules_to_categories_category_id_idx"');
    await queryRunner.query('DROP INDEX "public"."mealplan_rules_to_categories_rule_id_idx"');
    await queryRunner.query('DROP TABLE "mealplan_rules_to_categories"');
    await queryRunner.query('DROP INDEX "public"."mealplans_group_id_date_idx"');
    await queryRunner.query('DROP INDEX "public"."mealplans_recipe_id_idx"');
    await queryRunner.query('DROP INDEX "public"."mealplans_planner_id_idx"');
    await queryRunner.query('DROP TABLE "mealplans"');
    await queryRunner.query('DROP INDEX "public"."mealplan_rules_group_id_idx"');
    await queryRunner.query('DROP TABLE "mealplan_rules"');
  }
}
