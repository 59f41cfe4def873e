import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['foods', 'units', 'labels', 'categories', 'tags', 'tools'];

/** Lets lists by name read their rows in order. Folding 6,000 names to sort them took 40 ms for each page. */
export class IndexNamesInOrder1796094400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await queryRunner.query(`CREATE INDEX ${table}_name_order_idx ON ${table} (group_id, fold(name), id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) await queryRunner.query(`DROP INDEX ${table}_name_order_idx`);
  }
}
