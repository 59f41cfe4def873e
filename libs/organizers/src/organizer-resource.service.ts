import type { RequestSchema } from '#contract';
import { CrudService } from '#groups';
import { type Context, hasOrHadAnySlug, missingRow, tableOf } from '#persistence';
import { ValidationFailed, slugify } from '#platform';
import { lockCreation } from './creation-lock.ts';
import type { Organizer } from './organizer.entity.ts';

type Reference = RequestSchema<'OrganizerReference'>;

/** Rules shared by categories, tags and tools. */
export abstract class OrganizerResource<T extends Organizer> extends CrudService<T> {
  get entity(): new () => T {
    return this.options.entity;
  }

  /** Returns all rows of the group, by name. */
  async all(context: Context): Promise<T[]> {
    return context.repository(this.entity).select().orderBy('fold(row.name)').getMany();
  }

  async getBySlug(context: Context, slug: string): Promise<T> {
    const organizer = await this.findBySlug(context, slug);
    if (!organizer) throw missingRow(tableOf(context, this.entity));
    return organizer;
  }

  /**
   * Returns the rows that a body refers to by id, name or slug, and creates rows for unknown names. Throws 422 for the field
   * `<field>.<index>` of an id that the group does not have.
   */
  async resolve(context: Context, references: Reference[], field: string): Promise<T[]> {
    let known = await this.findAll(context, references);
    if (references.some((reference) => !findMatch(known, reference))) {
      await lockCreation(context);
      known = await this.findAll(context, references);
      known.push(...(await this.createMissing(context, references, { known, field })));
    }
    return [...new Set(references.flatMap((reference) => findMatch(known, reference) ?? []))];
  }

  private async findAll(context: Context, references: Reference[]): Promise<T[]> {
    if (!references.length) return [];
    const slugs = references.flatMap(({ name, slug }) => [slug, name ? slugify(name) : null]).filter((slug) => !!slug);
    const ids = references.map((reference) => reference.id).filter((id) => !!id);
    const symbolNames = references.flatMap(({ name }) => (name && isSymbolName(name) ? [name.trim()] : []));
    const rows = context.repository(this.entity).select().addSelect('row.formerSlugs');
    const condition = `row.id = ANY(:ids::uuid[]) OR ${hasOrHadAnySlug('row', ':slugs')} OR row.name = ANY(:symbolNames)`;
    return rows.andWhere(condition, { ids, slugs, symbolNames }).getMany();
  }

  private async createMissing(
    context: Context,
    references: Reference[],
    { known, field }: { known: T[]; field: string },
  ): Promise<T[]> {
    const missing = new Map<string, Partial<T>>();
    for (const [index, reference] of references.entries()) {
      if (findMatch(known, reference)) continue;
      if (!reference.name?.trim()) throw new ValidationFailed({ [`${field}.${index}`]: ['errors.unknownReference'] });
      const columns = await this.toColumns(context, { name: reference.name });
      const key = isSymbolName(reference.name) ? reference.name.trim() : slugify(reference.name);
      missing.set(key, missing.get(key) ?? columns);
    }
    const rows = await context.repository(this.entity).createAll([...missing.values()]);
    for (const row of rows) this.record(context, 'created', row);
    return rows;
  }
}

function findMatch<T extends Organizer>(known: T[], { id, name, slug }: Reference): T | undefined {
  const byId = id ? known.find((row) => row.id === id) : undefined;
  const isNamed = (row: T) =>
    !!name && (isSymbolName(name) ? row.name.trim() === name.trim() : row.slug === slugify(name));
  const hadSlug = (row: T) => !!slug && row.formerSlugs.includes(slug);
  return byId ?? known.find((row) => row.slug === slug || isNamed(row)) ?? known.find(hadSlug);
}

/** True for a name without letters and digits, such as "🍰", whose slug is random. */
const isSymbolName = (name: string) => !/[\p{L}\p{N}]/u.test(name);
