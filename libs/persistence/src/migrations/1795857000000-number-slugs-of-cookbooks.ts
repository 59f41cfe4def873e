import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gives a cookbook "soups-1" if another one of its group has or had "soups". Runs before keep_former_slug(). */
const FUNCTION = `
  CREATE FUNCTION free_slug_of_cookbook() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    wanted text := NEW.slug;
    number int := 0;
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended('cookbook-slug:' || NEW.group_id, 0));
    WHILE EXISTS (SELECT FROM cookbooks c WHERE c.group_id = NEW.group_id AND c.id <> NEW.id
                  AND (c.slug = NEW.slug OR c.former_slugs @> ARRAY[NEW.slug])) LOOP
      number := number + 1;
      NEW.slug := wanted || '-' || number;
    END LOOP;
    RETURN NEW;
  END $$`;

const EXISTING = `UPDATE cookbooks SET slug = slug
  WHERE id IN (SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY group_id, slug ORDER BY position, id) AS nth FROM cookbooks) c
               WHERE nth > 1)`;

export class NumberSlugsOfCookbooks1795857000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(FUNCTION);
    await queryRunner.query(
      `CREATE TRIGGER free_slug_of_cookbook BEFORE INSERT OR UPDATE OF slug ON cookbooks
       FOR EACH ROW EXECUTE FUNCTION free_slug_of_cookbook()`,
    );
    await queryRunner.query(EXISTING);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER free_slug_of_cookbook ON cookbooks');
    await queryRunner.query('DROP FUNCTION free_slug_of_cookbook()');
  }
}
