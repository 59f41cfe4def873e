import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddMealCalendars1795355745183 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "meal_calendars" ("user_id" uuid NOT NULL, "token_hash" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "meal_calendars_token_hash_key" UNIQUE ("token_hash"), CONSTRAINT "meal_calendars_pkey" PRIMARY KEY ("user_id"))',
    );
    await queryRunner.query(
      'ALTER TABLE "meal_calendars" ADD CONSTRAINT "meal_calendars_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "meal_calendars" DROP CONSTRAINT "meal_calendars_user_id_fkey"');
    await queryRunner.query('DROP TABLE "meal_calendars"');
  }
}
