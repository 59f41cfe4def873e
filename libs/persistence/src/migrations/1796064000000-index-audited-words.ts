import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets a search of the audit log find a rare word without comparing all entries. */
export class IndexAuditedWords1796064000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE INDEX audit_entries_words_idx ON audit_entries
         USING gin (fold(username || ' ' || coalesce(subject_name, '') || ' ' || operation) gin_trgm_ops)`,
    );
    // PostgreSQL estimates by the statistics of the new index how many entries have a word
    await queryRunner.query('ANALYZE audit_entries');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX audit_entries_words_idx');
  }
}
