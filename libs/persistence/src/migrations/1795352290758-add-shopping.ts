import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddShopping1795352290757 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE "labels" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT \'1\', "group_id" uuid NOT NULL, "name" text NOT NULL, "color" text NOT NULL DEFAULT \'#E0E0E0\', CONSTRAINT "labels_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "labels_group_id_idx" ON "labels"  ("group_id") ');
    await queryRunner.query('CREATE UNIQUE INDEX labels_name_key ON labels (group_id, lower(name))');
    await queryRunner.query(
      'CREATE TABLE "stores" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT \'1\', "group_id" uuid NOT NULL, "name" text NOT NULL, "label_order" jsonb NOT NULL DEFAULT \'[]\', CONSTRAINT "stores_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "stores_group_id_idx" ON "stores"  ("group_id") ');
    await queryRunner.query(
      'CREATE TABLE "purchases" ("group_id" uuid NOT NULL, "item_id" uuid NOT NULL, "store_id" uuid, "list_id" uuid NOT NULL, "food_id" uuid, "label_id" uuid, "name" text NOT NULL DEFAULT \'\', "bought_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "purchases_pkey" PRIMARY KEY ("group_id", "item_id"))',
    );
    await queryRunner.query('CREATE INDEX "purchases_food_id_idx" ON "purchases"  ("food_id") ');
    await queryRunner.query('CREATE INDEX "purchases_label_id_idx" ON "purchases"  ("label_id") ');
    await queryRunner.query(
      'CREATE INDEX "purchases_store_id_bought_at_idx" ON "purchases"  ("store_id", "bought_at") ',
    );
    await queryRunner.query(
      'CREATE INDEX "purchases_group_id_bought_at_idx" ON "purchases"  ("group_id", "bought_at") ',
    );
    await queryRunner.query(
      'CREATE TABLE "shopping_lists" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT \'1\', "group_id" uuid NOT NULL, "name" text NOT NULL, "extras" jsonb NOT NULL DEFAULT \'{}\', "archived" boolean NOT NULL DEFAULT false, "store_id" uuid, "owner_id" uuid, "label_order" jsonb NOT NULL DEFAULT \'[]\', CONSTRAINT "shopping_lists_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "shopping_lists_group_id_idx" ON "shopping_lists"  ("group_id") ');
    await queryRunner.query('CREATE INDEX "shopping_lists_store_id_idx" ON "shopping_lists"  ("store_id") ');
    await queryRunner.query('CREATE INDEX "shopping_lists_owner_id_idx" ON "shopping_lists"  ("owner_id") ');
    await queryRunner.query(
      'CREATE TABLE "shopping_items" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "update_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT \'1\', "group_id" uuid NOT NULL, "shopping_list_id" uuid NOT NULL, "checked" boolean NOT NULL DEFAULT false, "checked_at" TIMESTAMP(3) WITH TIME ZONE, "checked_by_id" uuid, "position" integer NOT NULL, "quantity" double precision NOT NULL DEFAULT \'0\', "unit_id" uuid, "note" text NOT NULL DEFAULT \'\', "food_id" uuid, "label_id" uuid, "is_food" boolean NOT NULL DEFAULT false, "apart" boolean NOT NULL DEFAULT false, "extras" jsonb NOT NULL DEFAULT \'{}\', "parts" jsonb NOT NULL DEFAULT \'[]\', CONSTRAINT "shopping_items_pkey" PRIMARY KEY ("id"))',
    );
    await queryRunner.query('CREATE INDEX "shopping_items_group_id_idx" ON "shopping_items"  ("group_id") ');
    await queryRunner.query(
      'CREATE INDEX "shopping_items_shopping_list_id_idx" ON "shopping_items"  ("shopping_list_id") ',
    );
    await queryRunner.query('CREATE INDEX "shopping_items_checked_by_id_idx" ON "shopping_items"  ("checked_by_id") ');
    await queryRunner.query('CREATE INDEX "shopping_items_unit_id_idx" ON "shopping_items"  ("unit_id") ');
    await queryRunner.query('CREATE INDEX "shopping_items_food_id_idx" ON "shopping_items"  ("food_id") ');
    await queryRunner.query('CREATE INDEX "shopping_items_label_id_idx" ON "shopping_items"  ("label_id") ');
    await queryRunner.query('ALTER TABLE "foods" ADD "label_id" uuid');
    await queryRunner.query('CREATE INDEX "foods_label_id_idx" ON "foods"  ("label_id") ');
    await queryRunner.query(
      'ALTER TABLE "labels" ADD CONSTRAINT "labels_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "foods" ADD CONSTRAINT "foods_label_id_fkey" FOREIGN KEY ("label_id") REFERENCES "labels"("id") ON DELETE SET NULL ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "stores" ADD CONSTRAINT "stores_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "purchases" ADD CONSTRAINT "purchases_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "purchases" ADD CONSTRAINT "purchases_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE SET NULL ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "purchases" ADD CONSTRAINT "purchases_food_id_fkey" FOREIGN KEY ("food_id") REFERENCES "foods"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "purchases" ADD CONSTRAINT "purchases_label_id_fkey" FOREIGN KEY ("label_id") REFERENCES "labels"("id") ON DELETE SET NULL ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE SET NULL ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "shopping_items" ADD CONSTRAINT "shopping_items_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "shopping_items" ADD CONSTRAINT "shopping_items_shopping_list_id_fkey" FOREIGN KEY ("shopping_list_id") REFERENCES "shopping_lists"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "shopping_items" ADD CONSTRAINT "shopping_items_checked_by_id_fkey" FOREIGN KEY ("checked_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "shopping_items" ADD CONSTRAINT "shopping_items_unit_id_fkey" FOREIGN KEY ("unit_id") REFERENCES "units"("id") ON DELETE SET NULL ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "shopping_items" ADD CONSTRAINT "shopping_items_food_id_fkey" FOREIGN KEY ("food_id") REFERENCES "foods"("id") ON DELETE SET NULL ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE "shopping_items" ADD CONSTRAINT "shopping_items_label_id_fkey" FOREIGN KEY ("label_id") REFERENCES "labels"("id") ON DELETE SET NULL ON UPDATE NO ACTION',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "shopping_items" DROP CONSTRAINT "shopping_items_label_id_fkey"');
    await queryRunner.query('ALTER TABLE "shopping_items" DROP CONSTRAINT "shopping_items_food_id_fkey"');
    await queryRunner.query('ALTER TABLE "shopping_items" DROP CONSTRAINT "shopping_items_unit_id_fkey"');
    await queryRunner.query('ALTER TABLE "shopping_items" DROP CONSTRAINT "shopping_items_checked_by_id_fkey"');
    await queryRunner.query('ALTER TABLE "shopping_items" DROP CONSTRAINT "shopping_items_shopping_list_id_fkey"');
    await queryRunner.query('ALTER TABLE "shopping_items" DROP CONSTRAINT "shopping_items_group_id_fkey"');
    await queryRunner.query('ALTER TABLE "shopping_lists" DROP CONSTRAINT "shopping_lists_owner_id_fkey"');
    await queryRunner.query('ALTER TABLE "shopping_lists" DROP CONSTRAINT "shopping_lists_store_id_fkey"');
    await queryRunner.query('ALTER TABLE "shopping_lists" DROP CONSTRAINT "shopping_lists_group_id_fkey"');
    await queryRunner.query('ALTER TABLE "purchases" DROP CONSTRAINT "purchases_label_id_fkey"');
    await queryRunner.query('ALTER TABLE "purchases" DROP CONSTRAINT "purchases_food_id_fkey"');
    await queryRunner.query('ALTER TABLE "purchases" DROP CONSTRAINT "purchases_store_id_fkey"');
    await queryRunner.query('ALTER TABLE "purchases" DROP CONSTRAINT "purchases_group_id_fkey"');
    await queryRunner.query('ALTER TABLE "stores" DROP CONSTRAINT "stores_group_id_fkey"');
    await queryRunner.query('ALTER TABLE "foods" DROP CONSTRAINT "foods_label_id_fkey"');
    await queryRunner.query('ALTER TABLE "labels" DROP CONSTRAINT "labels_group_id_fkey"');
    await queryRunner.query('DROP INDEX "public"."foods_label_id_idx"');
    await queryRunner.query('ALTER TABLE "foods" DROP COLUMN "label_id"');
    await queryRunner.query('DROP INDEX "public"."shopping_items_label_id_idx"');
    await queryRunner.query('DROP INDEX "public"."shopping_items_food_id_idx"');
    await queryRunner.query('DROP INDEX "public"."shopping_items_unit_id_idx"');
    await queryRunner.query('DROP INDEX "public"."shopping_items_checked_by_id_idx"');
    await queryRunner.query('DROP INDEX "public"."shopping_items_shopping_list_id_idx"');
    await queryRunner.query('DROP INDEX "public"."shopping_items_group_id_idx"');
    await queryRunner.query('DROP TABLE "shopping_items"');
    await queryRunner.query('DROP INDEX "public"."shopping_lists_owner_id_idx"');
    await queryRunner.query('DROP INDEX "public"."shopping_lists_store_id_idx"');
    await queryRunner.query('DROP INDEX "public"."shopping_lists_group_id_idx"');
    await queryRunner.query('DROP TABLE "shopping_lists"');
    await queryRunner.query('DROP INDEX "public"."purchases_group_id_bought_at_idx"');
    await queryRunner.query('DROP INDEX "public"."purchases_store_id_bought_at_idx"');
    await queryRunner.query('DROP INDEX "public"."purchases_label_id_idx"');
    await queryRunner.query('DROP INDEX "public"."purchases_food_id_idx"');
    await queryRunner.query('DROP TABLE "purchases"');
    await queryRunner.query('DROP INDEX "public"."stores_group_id_idx"');
    await queryRunner.query('DROP TABLE "stores"');
    await queryRunner.query('DROP INDEX "public"."labels_group_id_idx"');
    await queryRunner.query('DROP TABLE "labels"');
  }
}
