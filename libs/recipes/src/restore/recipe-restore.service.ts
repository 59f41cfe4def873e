import { Injectable } from '@nestjs/common';
import { firstOf, pick } from '#contract/objects';
import { removeFromTrash, trashedIds } from '#groups';
import {
  type Context,
  type RemappedRows,
  type Row,
  remapRows,
  manyToManyNames,
  joinTableOf,
  restoreDeleted,
  captureDeletion,
  rowAsStored,
  setRelated,
  tableOf,
} from '#persistence';
import { Clock, Storage, translate } from '#platform';
import { v5 as uuidV5 } from 'uuid';
import { iconOf } from '../assets/asset-list.ts';
import { assetsFolder } from '../assets/assets.service.ts';
import { RecipeComment } from '../comments/recipe-comment.entity.ts';
import { saveVersion } from '../history/save-version.ts';
import { RecipeVersion } from '../history/recipe-version.entity.ts';
import { RecipeSource } from '../imports/recipe-source.entity.ts';
import { RecipeRating } from '../ratings/recipe-rating.entity.ts';
import { linkLines } from '../foods/link-lines.ts';
import { RecipeIngredient } from '../recipes/recipe-ingredient.entity.ts';
import { RecipeInstruction } from '../recipes/recipe-instruction.entity.ts';
import { loadWithoutHtml, lockRecipe } from '../recipes/recipe-loader.ts';
import { reserveName } from '../recipes/recipe-names.ts';
import { Recipe, type RecipeAsset } from '../recipes/recipe.entity.ts';
import { recordRecipeEvent } from '../recipes/recipes.service.ts';
import { TimelineEvent } from '../timeline/timeline-event.entity.ts';

/** Tables of a backup. Rows of the tables in `creatableTables` are created if the group lacks them. */
export interface BackupTables {
  source: Context['manager'];
  creatableTables: readonly string[];
}

export interface RestoredRecipe {
  id: string;
  name: string;
  isNew: boolean;
  /** Number of rows by table that were not restored, because they refer to deleted users or rows. */
  omitted: Map<string, number>;
  /** True if the caller must restore the picture of the backup. */
  hasPicture: boolean;
}

const CONTENT = [RecipeIngredient, RecipeInstruction];
/** Data of members and the source; not restored for a recipe that still exists and has its own. */
const MEMBER_DATA = [RecipeComment, RecipeRating, RecipeSource, RecipeVersion, TimelineEvent];
/** Columns that an existing recipe keeps. */
const UNRESTORED_COLUMNS = [
  'id',
  'version',
  'created_at',
  'update_at',
  'rating',
  'last_made',
  'last_made_as_sent',
  'document',
  'notes_document',
];

/** Restores single recipes from a backup. */
@Injectable()
export class RecipeRestoreService {
  constructor(
    private readonly clock: Clock,
    private readonly storage: Storage,
  ) {}

  /**
   * Restores the content of an existing recipe (its current state stays in the history), or a deleted recipe with comments, ratings and
   * history. Returns null if the recipe belongs to another group.
   *
   * @param newId replaces an id that another recipe has now
   */
  async restore(context: Context, id: string, tables: BackupTables, newId = id): Promise<RestoredRecipe | null> {
    const { removed } = await captureDeletion(
      tables.source,
      { table: tableOf(context, Recipe), id },
      async () => undefined,
    );
    const [root] = removed[0]?.rows ?? [];
    if (root?.['group_id'] !== context.groupId) return null;
    return context.transaction(async (tx) => {
      const present = await tx.repository(Recipe).select().andWhere('row.id = :newId', { newId }).getExists();
      const restoredTables = new Set([
        ...[Recipe, ...CONTENT, ...(present ? [] : MEMBER_DATA)].map((entity) => tableOf(tx, entity)),
        ...manyToManyNames(tx.manager.connection.getMetadata(Recipe)).map(
          (name) => joinTableOf(tx, Recipe, name).table,
        ),
      ]);
      const rows = removed.filter(({ table }) => restoredTables.has(table));
      const fit = () => remapRows(tx, rows, { ...tables, newIds: new Map([[id, newId]]) });
      return present ? this.replace(tx, newId, fit) : this.add(tx, newId, fit);
    });
  }

  private async add(context: Context, id: string, fit: () => Promise<RemappedRows>): Promise<RestoredRecipe> {
    if ((await trashedIds(context, [id])).length) await removeFromTrash(context, id);
    const remapped = await fit();
    await assignFreeSlug(context, firstOf(firstOf(remapped.removed).rows), null);
    await restoreDeleted(context.manager, remapped);
    await linkLines(context, [id]);
    const recipe = await loadWithoutHtml(context, id);
    recordRecipeEvent(context, 'restored', recipe);
    return { id, name: recipe.name, isNew: true, omitted: remapped.omitted, hasPicture: recipe.image !== null };
  }

  private async replace(context: Context, id: string, fit: () => Promise<RemappedRows>): Promise<RestoredRecipe> {
    const locked = await lockRecipe(context, id);
    const before = await loadWithoutHtml(context, id);
    for (const entity of CONTENT) await context.manager.delete(entity, { recipeId: id });
    for (const name of manyToManyNames(context.manager.connection.getMetadata(Recipe)))
      await setRelated(context, locked, name, []);
    const remapped = await fit();
    const [recipeRows, ...removed] = remapped.removed;
    const root = firstOf(recipeRows?.rows ?? []);
    const hasPicture = typeof root['image'] === 'string';
    await assignFreeSlug(context, root, locked);
    const isOther = hasPicture && root['image'] !== locked.image;
    const formerPictures = isOther ? await this.pictureAsAsset(context, locked) : [];
    const stored = await rowAsStored(context.manager, tableOf(context, Recipe), id);
    const columns = Object.keys(root).filter((column) => !UNRESTORED_COLUMNS.includes(column));
    const target = {
      ...Object.fromEntries(columns.map((column) => [column, root[column]])),
      image: hasPicture ? root['image'] : locked.image,
      assets: mergeAssets(assetsIn(root), [...locked.assets, ...formerPictures]),
      date_updated: this.clock.now(),
      editor_id: context.userId,
    };
    const change = { key: { id }, before: target, after: stored };
    await restoreDeleted(context.manager, {
      removed,
      changed: [{ table: tableOf(context, Recipe), changes: [change] }],
    });
    await linkLines(context, [id]);
    const after = await loadWithoutHtml(context, id);
    await saveVersion(context, after, locked.hasHistory ? undefined : before);
    recordRecipeEvent(context, 'updated', after);
    return { id, name: after.name, isNew: false, omitted: remapped.omitted, hasPicture };
  }

  /** Stores the current picture as a file of the recipe, because versions do not contain pictures. Idempotent. */
  private async pictureAsAsset({ locale }: Context, { id, image }: Recipe): Promise<RecipeAsset[]> {
    const picture = `recipes/${id}/images/original.webp`;
    const info = image === null ? null : await this.storage.info(picture);
    if (!info) return [];
    const fileName = `${uuidV5(`picture ${image}`, id)}.webp`;
    await this.storage.copy(picture, `${assetsFolder(id)}/${fileName}`);
    const type = 'image/webp';
    return [
      {
        name: translate(locale, 'backups.formerPicture'),
        icon: iconOf(undefined, type),
        fileName,
        type,
        size: info.size,
      },
    ];
  }
}

/** Returns the files in the row of a backup. */
const assetsIn = ({ assets }: Row): RecipeAsset[] => (Array.isArray(assets) ? assets : []);

/** Keeps the current files as well, because versions do not contain files. */
const mergeAssets = (former: RecipeAsset[], present: RecipeAsset[]): RecipeAsset[] => [
  ...former,
  ...present.filter(({ fileName }) => !former.some((one) => one.fileName === fileName)),
];

/** @param own the existing recipe, which keeps a number that was added to its slug before */
async function assignFreeSlug(context: Context, row: Row, own: Recipe | null): Promise<void> {
  const [slug, name] = [String(row['slug']), String(row['name'])];
  if (slug === own?.slug) return;
  const isTaken = await context.repository(Recipe).select().andWhere('row.slug = :slug', { slug }).getExists();
  if (!isTaken) return;
  const isNumbered = own?.slug.startsWith(`${slug}-`) && /^-\d+$/.test(own.slug.slice(slug.length));
  const free = own && isNumbered ? pick(own, ['name', 'slug']) : await reserveName(context, name);
  Object.assign(row, free);
}
