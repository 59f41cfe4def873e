import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddWaysToSignIn1795394104799 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "two_factors" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "user_id" uuid NOT NULL, "sealed_secret" text NOT NULL, "confirmed_at" TIMESTAMP WITH TIME ZONE, "last_step" integer NOT NULL DEFAULT \'0\', CONSTRAINT "two_factors_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE UNIQUE INDEX "two_factors_user_id_idx" ON "two_factors"  ("user_id") ');
    await queryRunner.query(
      'CREATE TABLE "challenges" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "purpose" text NOT NULL, "token_hash" text NOT NULL, "user_id" uuid, "data" jsonb NOT NULL DEFAULT \'{}\', "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "challenges_token_hash_key" UNIQUE ("token_hash"), CONSTRAINT "challenges_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "challenges_user_id_idx" ON "challenges"  ("user_id") ');
    await queryRunner.query('CREATE INDEX "challenges_expires_at_idx" ON "challenges"  ("expires_at") ');
    await queryRunner.query(
      'CREATE TABLE "recovery_codes" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "user_id" uuid NOT NULL, "code_hash" text NOT NULL, "used_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query(
      'CREATE UNIQUE INDEX "recovery_codes_user_id_code_hash_idx" ON "recovery_codes"  ("user_id", "code_hash") ',
    );
    await queryRunner.query(
      'CREATE TABLE "passkeys" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "user_id" uuid NOT NULL, "name" text NOT NULL, "credential_id" text NOT NULL, "public_key" text NOT NULL, "counter" bigint NOT NULL DEFAULT \'0\', "transports" text array NOT NULL DEFAULT \'{}\', "last_used_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "passkeys_credential_id_key" UNIQUE ("credential_id"), CONSTRAINT "passkeys_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "passkeys_user_id_idx" ON "passkeys"  ("user_id") ');
    await queryRunner.query(
      'CREATE TABLE "external_identities" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "user_id" uuid NOT NULL, "issuer" text NOT NULL, "subject" text NOT NULL, "name" text NOT NULL DEFAULT \'\', "last_used_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "external_identities_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "external_identities_user_id_idx" ON "external_identities"  ("user_id") ');
    await queryRunner.query(
      'CREATE UNIQUE INDEX "external_identities_issuer_subject_idx" ON "external_identities"  ("issuer", "subject") ',
    );
    await queryRunner.query('ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL');
    await queryRunner.query(
      'ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "challenges" ADD CONSTRAINT "challenges_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "external_identities" ADD CONSTRAINT "external_identities_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "external_identities" DROP CONSTRAINT "external_identities_user_id_fkey"');
    await queryRunner.query('ALTER TABLE "passkeys" DROP CONSTRAINT "passkeys_user_id_fkey"');
    await queryRunner.query('ALTER TABLE "recovery_codes" DROP CONSTRAINT "recovery_codes_user_id_fkey"');
    await queryRunner.query('ALTER TABLE "challenges" DROP CONSTRAINT "challenges_user_id_fkey"');
    await queryRunner.query('ALTER TABLE "two_factors" DROP CONSTRAINT "two_factors_user_id_fkey"');
    await queryRunner.query('ALTER TABLE "users" ALTER COLUMN "password_hash" SET NOT NULL');
    await queryRunner.query('DROP INDEX "public"."external_identities_issuer_subject_idx"');
    await queryRunner.query('DROP INDEX "public"."external_identities_user_id_idx"');
    await queryRunner.query('DROP TABLE "external_identities"');
    await queryRunner.query('DROP INDEX "public"."passkeys_user_id_idx"');
    await queryRunner.query('DROP TABLE "passkeys"');
    await queryRunner.query('DROP INDEX "public"."recovery_codes_user_id_code_hash_idx"');
    await queryRunner.query('DROP TABLE "recovery_codes"');
    await queryRunner.query('DROP INDEX "public"."challenges_expires_at_idx"');
    await queryRunner.query('DROP INDEX "public"."challenges_user_id_idx"');
    await queryRunner.query('DROP TABLE "challenges"');
    await queryRunner.query('DROP INDEX "public"."two_factors_user_id_idx"');
    await queryRunner.query('DROP TABLE "two_factors"');
  }
}
