import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The former table of each purpose. */
const FORMER = [
  ['meal_calendars', 'calendar'],
  ['recipe_feeds', 'feed'],
] as const;

/** Keeps the secret addresses of calendars and feeds in one table. */
export class MergePrivateAddresses1795995000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "private_addresses" ("user_id" uuid NOT NULL, "purpose" text NOT NULL, "token_hash" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "private_addresses_token_hash_key" UNIQUE ("token_hash"), CONSTRAINT "private_addresses_pkey" PRIMARY KEY ("user_id", "purpose"))',
    );
    await queryRunner.query(
      'ALTER TABLE "private_addresses" ADD CONSTRAINT "private_addresses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    for (const [table, purpose] of FORMER) {
      await queryRunner.query(
        `INSERT INTO private_addresses (user_id, purpose, token_hash, created_at)
          SELECT user_id, $1, token_hash, created_at FROM "${table}"`,
        [purpose],
      );
      await queryRunner.query(`DROP TABLE "${table}"`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table, purpose] of FORMER) {
      await queryRunner.query(
        `CREATE TABLE "${table}" ("user_id" uuid NOT NULL, "token_hash" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "${table}_token_hash_key" UNIQUE ("token_hash"), CONSTRAINT "${table}_pkey" PRIMARY KEY ("user_id"))`,
      );
      await queryRunner.query(
        `ALTER TABLE "${table}" ADD CONSTRAINT "${table}_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
      );
      await queryRunner.query(
        `INSERT INTO "${table}" (user_id, token_hash, created_at)
          SELECT user_id, token_hash, created_at FROM private_addresses WHERE purpose = $1`,
        [purpose],
      );
    }
    await queryRunner.query('DROP TABLE "private_addresses"');
  }
}
