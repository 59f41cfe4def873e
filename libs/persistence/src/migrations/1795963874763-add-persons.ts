import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddPersons1795963874763 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "persons" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT \'1\', "group_id" uuid NOT NULL, "name" text NOT NULL, "user_id" uuid, "allergies" text array NOT NULL DEFAULT \'{}\', "intolerances" text array NOT NULL DEFAULT \'{}\', "diets" text array NOT NULL DEFAULT \'{}\', "known_dislike_ids" text array NOT NULL DEFAULT \'{}\', CONSTRAINT "persons_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "persons_group_id_created_at_idx" ON "persons"  ("group_id", "created_at") ');
    await queryRunner.query('CREATE INDEX "persons_user_id_idx" ON "persons"  ("user_id") ');
    await queryRunner.query(
      'CREATE TABLE "persons_dislikes" ("person_id" uuid NOT NULL, "food_id" uuid NOT NULL, CONSTRAINT "persons_dislikes_pkey" PRIMARY KEY ("person_id", "food_id"))',
    );
    await queryRunner.query('CREATE INDEX "persons_dislikes_person_id_idx" ON "persons_dislikes"  ("person_id") ');
    await queryRunner.query('CREATE INDEX "persons_dislikes_food_id_idx" ON "persons_dislikes"  ("food_id") ');
    await queryRunner.query(
      'ALTER TABLE "persons" ADD CONSTRAINT "persons_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "persons" ADD CONSTRAINT "persons_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "persons_dislikes" ADD CONSTRAINT "persons_dislikes_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "persons"("id") ON DELETE CASCADE ON UPDATE CASCADE',
    );
    await queryRunner.query(
      'ALTER TABLE "persons_dislikes" ADD CONSTRAINT "persons_dislikes_food_id_fkey" FOREIGN KEY ("food_id") REFERENCES "foods"("id") ON DELETE CASCADE ON UPDATE CASCADE',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "persons_dislikes" DROP CONSTRAINT "persons_dislikes_food_id_fkey"');
    await queryRunner.query('ALTER TABLE "persons_dislikes" DROP CONSTRAINT "persons_dislikes_person_id_fkey"');
    await queryRunner.query('ALTER TABLE "persons" DROP CONSTRAINT "persons_user_id_fkey"');
    await queryRunner.query('ALTER TABLE "persons" DROP CONSTRAINT "persons_group_id_fkey"');
    await queryRunner.query('DROP INDEX "public"."persons_dislikes_food_id_idx"');
    await queryRunner.query('DROP INDEX "public"."persons_dislikes_person_id_idx"');
    await queryRunner.query('DROP TABLE "persons_dislikes"');
    await queryRunner.query('DROP INDEX "public"."persons_user_id_idx"');
    await queryRunner.query('DROP INDEX "public"."persons_group_id_created_at_idx"');
    await queryRunner.query('DROP TABLE "persons"');
  }
}
