import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Extensions1700000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE EXTENSION IF NOT EXISTS unaccent');
    await queryRunner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    // unaccent() is only STABLE, because its dictionary might change, and cannot be used in an index.
    await queryRunner.query(`
      CREATE FUNCTION fold(text) RETURNS text
        LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        RETURN lower(public.unaccent('public.unaccent'::regdictionary, $1))
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION fold(text)');
  }
}
