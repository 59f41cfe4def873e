import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the words of what members noted apart from those of the recipe, which visitors search as well. */
const REFRESH = `
  CREATE FUNCTION refresh_recipe_notes(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE recipes r SET notes_document = to_tsvector('simple', search_words((
      SELECT string_agg(e.event_message, ' ' ORDER BY e.timestamp, e.id) FROM timeline_events e
      WHERE e.recipe_id = r.id AND e.deleted_at IS NULL)))
    WHERE r.id = ANY (ids);
    INSERT INTO recipe_words (group_id, word)
      SELECT DISTINCT r.group_id, w FROM recipes r, unnest(tsvector_to_array(r.notes_document)) w
      WHERE r.id = ANY (ids) AND length(w) BETWEEN 2 AND 40
      ORDER BY 1, 2
    ON CONFLICT DO NOTHING;
  END $$`;

const ON_CHANGE = `
  CREATE FUNCTION refresh_notes_of_event() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM refresh_recipe_notes(ARRAY[coalesce(NEW.recipe_id, OLD.recipe_id)]);
    RETURN NULL;
  END $$`;

const TRIGGERS = [
  `CREATE TRIGGER refresh_notes_of_new AFTER INSERT ON timeline_events FOR EACH ROW
    WHEN (NEW.event_message <> '') EXECUTE FUNCTION refresh_notes_of_event()`,
  `CREATE TRIGGER refresh_notes AFTER UPDATE OF event_message, deleted_at ON timeline_events FOR EACH ROW
    WHEN (OLD.event_message <> '' OR NEW.event_message <> '') EXECUTE FUNCTION refresh_notes_of_event()`,
  `CREATE TRIGGER refresh_notes_of_removed AFTER DELETE ON timeline_events FOR EACH ROW
    WHEN (OLD.event_message <> '' AND OLD.deleted_at IS NULL) EXECUTE FUNCTION refresh_notes_of_event()`,
];

/** Lets members find recipes by what they noted under "I made this". */
export class SearchNotes1795873345026 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "recipes" ADD "notes_document" tsvector');
    await queryRunner.query('CREATE INDEX recipes_notes_document_idx ON recipes USING gin (notes_document)');
    for (const statement of [REFRESH, ON_CHANGE, ...TRIGGERS]) await queryRunner.query(statement);
    await queryRunner.query(`SELECT refresh_recipe_notes(ARRAY(
      SELECT DISTINCT recipe_id FROM timeline_events WHERE event_message <> '' AND deleted_at IS NULL))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of ['refresh_notes_of_new', 'refresh_notes', 'refresh_notes_of_removed'])
      await queryRunner.query(`DROP TRIGGER ${name} ON timeline_events`);
    await queryRunner.query('DROP FUNCTION refresh_notes_of_event()');
    await queryRunner.query('DROP FUNCTION refresh_recipe_notes(uuid[])');
    await queryRunner.query('ALTER TABLE "recipes" DROP COLUMN "notes_document"');
  }
}
