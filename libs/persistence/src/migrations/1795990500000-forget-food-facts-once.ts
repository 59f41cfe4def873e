import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns on which the facts of a line depend. */
const COLUMNS = 'recipe_id, reference_id, food_id, referenced_recipe_id, note, words';

const FORGET = 'UPDATE recipes SET food_tables = NULL WHERE food_tables IS NOT NULL AND id IN';

const FUNCTION = `CREATE OR REPLACE FUNCTION forget_food_facts() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      ${FORGET} (SELECT recipe_id FROM new_lines);
    ELSIF TG_OP = 'DELETE' THEN
      ${FORGET} (SELECT recipe_id FROM old_lines);
    ELSE
      ${FORGET} (
        SELECT recipe_id FROM (SELECT ${COLUMNS} FROM old_lines EXCEPT ALL SELECT ${COLUMNS} FROM new_lines) before
        UNION SELECT recipe_id FROM (SELECT ${COLUMNS} FROM new_lines EXCEPT ALL SELECT ${COLUMNS} FROM old_lines) after);
    END IF;
    RETURN NULL;
  END $$`;

/** PostgreSQL allows one event only for a trigger that sees all rows of a statement. */
const TRIGGERS = [
  ['insert', 'NEW TABLE AS new_lines'],
  ['delete', 'OLD TABLE AS old_lines'],
  ['update', 'OLD TABLE AS old_lines NEW TABLE AS new_lines'],
] as const;

const FORMER_FUNCTION = `CREATE OR REPLACE FUNCTION forget_food_facts() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE recipes SET food_tables = NULL WHERE food_tables IS NOT NULL AND id IN (OLD.recipe_id, NEW.recipe_id);
    RETURN NULL;
  END $$`;

const FORMER_TRIGGER = `CREATE TRIGGER forget_food_facts AFTER INSERT OR DELETE OR UPDATE OF ${COLUMNS}
  ON recipe_ingredients FOR EACH ROW EXECUTE FUNCTION forget_food_facts()`;

/** Forgets the facts of changed lines once for each statement instead of once for each line. */
export class ForgetFoodFactsOnce1795990500000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER forget_food_facts ON recipe_ingredients');
    await queryRunner.query(FUNCTION);
    for (const [event, tables] of TRIGGERS)
      await queryRunner.query(
        `CREATE TRIGGER forget_food_facts_${event} AFTER ${event.toUpperCase()} ON recipe_ingredients
          REFERENCING ${tables} FOR EACH STATEMENT EXECUTE FUNCTION forget_food_facts()`,
      );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [event] of TRIGGERS)
      await queryRunner.query(`DROP TRIGGER forget_food_facts_${event} ON recipe_ingredients`);
    await queryRunner.query(FORMER_FUNCTION);
    await queryRunner.query(FORMER_TRIGGER);
  }
}
