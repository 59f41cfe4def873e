import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['recipes', 'groups', 'categories', 'tags', 'tools', 'cookbooks'];

/**
 * Adds a row's earlier slugs, oldest first. The trigger keeps them unique: a current slug of one row is a former slug of no other, and
 * a former slug belongs to one row. Slugs of groups are unique on the server, others within their group.
 */
export const FORMER_SLUGS = `
  CREATE FUNCTION keep_former_slug() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    others text := format('%I.%I t WHERE t.id <> $1', TG_TABLE_SCHEMA, TG_TABLE_NAME);
    group_of_row uuid;
  BEGIN
    IF TG_TABLE_NAME <> 'groups' THEN
      group_of_row := NEW.group_id;
      others := others || ' AND t.group_id = $2';
    END IF;
    NEW.former_slugs := coalesce(NEW.former_slugs, '{}');
    IF TG_OP = 'UPDATE' THEN
      NEW.former_slugs := array_append(array_remove(NEW.former_slugs, OLD.slug), OLD.slug);
    END IF;
    NEW.former_slugs := array_remove(NEW.former_slugs, NEW.slug);
    EXECUTE format('UPDATE %s AND t.former_slugs @> ARRAY[$3]', replace(others, ' t WHERE ', ' t SET former_slugs = array_remove(t.former_slugs, $3) WHERE '))
      USING NEW.id, group_of_row, NEW.slug;
    IF NEW.former_slugs <> '{}' THEN
      EXECUTE format('SELECT array(SELECT s FROM unnest($3) WITH ORDINALITY f(s, n) WHERE NOT EXISTS
        (SELECT FROM %s AND (t.slug = s OR t.former_slugs @> ARRAY[s])) ORDER BY n)', others)
        INTO NEW.former_slugs USING NEW.id, group_of_row, NEW.former_slugs;
    END IF;
    RETURN NEW;
  END $$`;

export class KeepFormerSlugs1795846000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(FORMER_SLUGS);
    for (const table of TABLES) {
      await queryRunner.query(`ALTER TABLE "${table}" ADD "former_slugs" text array NOT NULL DEFAULT '{}'`);
      await queryRunner.query(`CREATE INDEX "${table}_former_slugs_idx" ON "${table}" USING gin ("former_slugs")`);
      await queryRunner.query(
        `CREATE TRIGGER keep_former_slug_of_new BEFORE INSERT ON "${table}" FOR EACH ROW EXECUTE FUNCTION keep_former_slug()`,
      );
      await queryRunner.query(
        `CREATE TRIGGER keep_former_slug BEFORE UPDATE OF slug ON "${table}" FOR EACH ROW
         WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION keep_former_slug()`,
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await queryRunner.query(`DROP TRIGGER keep_former_slug ON "${table}"`);
      await queryRunner.query(`DROP TRIGGER keep_former_slug_of_new ON "${table}"`);
      await queryRunner.query(`ALTER TABLE "${table}" DROP COLUMN "former_slugs"`);
    }
    await queryRunner.query('DROP FUNCTION keep_former_slug()');
  }
}
