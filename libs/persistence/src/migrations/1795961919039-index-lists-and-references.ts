import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FORMER_SLUGS } from './1795846000000-keep-former-slugs.ts';

/** Tables of groups, whose lists show the newest rows first. */
const LISTS = [
  ...['server_task', 'merges', 'trash', 'reports', 'categories', 'labels', 'foods', 'tags', 'tools', 'units'],
  ...['kept_apart', 'table_imports', 'stores', 'invitations', 'shopping_lists', 'shopping_items', 'timeline_events'],
  ...['cookbooks', 'recipe_comments', 'bulk_acts', 'recipe_exports', 'timers', 'mealplan_rules', 'cooking_plans'],
  ...['webhooks', 'notifiers', 'event_webhooks', 'migrations'],
];

/** References whose rows are searched when the referenced user, food or unit is deleted, and the list of all tasks. */
const COLUMNS = [
  ...['invitations.inviter_id', 'recipes.editor_id', 'recipe_versions.group_id', 'recipe_versions.editor_id'],
  ...[
    'ingredient_corrections.unit_id',
    'ingredient_corrections.food_id',
    'server_task.created_at',
    'recipe_sources.group_id',
  ],
];

const WITH_SLUGS = ['recipes', 'groups', 'categories', 'tags', 'tools', 'cookbooks'];

/**
 * The condition on the group must not be one that an index answers: before statistics are known, PostgreSQL would read all rows of the
 * group for each new one.
 */
const KEEP_FORMER_SLUG = `
  CREATE OR REPLACE FUNCTION keep_former_slug() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    others text := format('%I.%I t', TG_TABLE_SCHEMA, TG_TABLE_NAME);
    is_scoped boolean := TG_TABLE_NAME <> 'groups';
    group_of_row uuid;
  BEGIN
    IF is_scoped THEN
      group_of_row := NEW.group_id;
    END IF;
    NEW.former_slugs := coalesce(NEW.former_slugs, '{}');
    IF TG_OP = 'UPDATE' THEN
      NEW.former_slugs := array_append(array_remove(NEW.former_slugs, OLD.slug), OLD.slug);
    END IF;
    NEW.former_slugs := array_remove(NEW.former_slugs, NEW.slug);
    EXECUTE format('UPDATE %s SET former_slugs = array_remove(t.former_slugs, $3)
      WHERE t.id <> $1 %s AND cardinality(t.former_slugs) > 0 AND t.former_slugs @> ARRAY[$3]',
      others, CASE WHEN is_scoped THEN 'AND t.group_id IS NOT DISTINCT FROM $2' END)
      USING NEW.id, group_of_row, NEW.slug;
    IF NEW.former_slugs <> '{}' THEN
      EXECUTE format('SELECT array(SELECT s FROM unnest($3) WITH ORDINALITY f(s, n) WHERE NOT EXISTS
        (SELECT FROM %s WHERE t.id <> $1 %s
         AND (t.slug = s OR (cardinality(t.former_slugs) > 0 AND t.former_slugs @> ARRAY[s]))) ORDER BY n)',
        others, CASE WHEN is_scoped THEN 'AND t.group_id = $2' END)
        INTO NEW.former_slugs USING NEW.id, group_of_row, NEW.former_slugs;
    END IF;
    RETURN NEW;
  END $$`;

/**
 * Gives lists of groups, references and former slugs their indexes. Few rows have former slugs: an index of only these is looked up
 * in no time, while one with all rows was not even used by an import of many recipes.
 */
export class IndexListsAndReferences1795961919039 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of LISTS) {
      await queryRunner.query(
        `CREATE INDEX "${table}_group_id_created_at_idx" ON "${table}" ("group_id", "created_at")`,
      );
      await queryRunner.query(`DROP INDEX "${table}_group_id_idx"`);
    }
    await queryRunner.query('DROP INDEX "deliveries_group_id_idx"');
    for (const [table, column] of COLUMNS.map((one) => one.split('.')))
      await queryRunner.query(`CREATE INDEX "${table}_${column}_idx" ON "${table}" ("${column}")`);
    for (const table of WITH_SLUGS) {
      await queryRunner.query(`DROP INDEX "${table}_former_slugs_idx"`);
      await queryRunner.query(
        `CREATE INDEX "${table}_former_slugs_idx" ON "${table}" USING gin ("former_slugs") WHERE cardinality(former_slugs) > 0`,
      );
    }
    await queryRunner.query(KEEP_FORMER_SLUG);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(FORMER_SLUGS.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION'));
    for (const table of WITH_SLUGS) {
      await queryRunner.query(`DROP INDEX "${table}_former_slugs_idx"`);
      await queryRunner.query(`CREATE INDEX "${table}_former_slugs_idx" ON "${table}" USING gin ("former_slugs")`);
    }
    for (const [table, column] of COLUMNS.map((one) => one.split('.')))
      await queryRunner.query(`DROP INDEX "${table}_${column}_idx"`);
    await queryRunner.query('CREATE INDEX "deliveries_group_id_idx" ON "deliveries" ("group_id")');
    for (const table of LISTS) {
      await queryRunner.query(`CREATE INDEX "${table}_group_id_idx" ON "${table}" ("group_id")`);
      await queryRunner.query(`DROP INDEX "${table}_group_id_created_at_idx"`);
    }
  }
}
