import type { RequestSchema } from '#contract';
import { mustGet } from '#contract/objects';
import { CrudService, type ResourceOptions } from '#groups';
import { type Context, type DomainEvents, snakeCase } from '#persistence';
import { ValidationFailed } from '#platform';
import { findIdsByName } from './find-ids-by-name.ts';
import type { IngredientData } from './ingredient-data.entity.ts';
import { lockCreation } from './creation-lock.ts';

export type IngredientReference = RequestSchema<'IngredientReference'>;
type MaybeReference = IngredientReference | null | undefined;

interface IngredientDataOptions<T extends IngredientData> extends ResourceOptions<T> {
  /** Properties with names, in addition to the aliases. */
  names: readonly (string & keyof T)[];
  /** @returns the names in other languages, by the name in one of them (BCP 47) */
  namesInOtherLanguages?: (name: string, language: string) => string[];
}

export interface FoundByName<T> {
  row: T;
  /** True if the row has exactly that name; similar names are only offered. */
  isSame: boolean;
}

/** Rules shared by foods and units. */
export abstract class IngredientDataResource<
  T extends IngredientData,
  Body extends object = Partial<T>,
> extends CrudService<T, Body> {
  private readonly names: readonly (string & keyof T)[];
  private readonly namesInOtherLanguages: IngredientDataOptions<T>['namesInOtherLanguages'];

  constructor(domainEvents: DomainEvents, { names, namesInOtherLanguages, ...options }: IngredientDataOptions<T>) {
    const texts = [...names, 'description'].map((name) => `coalesce(row.${snakeCase(name)}, '')`);
    const [first = '', ...others] = [...texts, 'row.aliases::text'];
    super(domainEvents, { ...options, search: [first, ...others] });
    this.names = names;
    this.namesInOtherLanguages = namesInOtherLanguages;
  }

  /** Returns all rows of the group. */
  async all(context: Context): Promise<T[]> {
    return context.repository(this.options.entity).select().getMany();
  }

  /** Replaces a row by another one in all references; its name becomes an alias of the other. */
  async merge(context: Context, fromId: string, toId: string): Promise<void> {
    await this.mergeAll(context, [fromId], toId);
  }

  protected override inheritedValues(to: T, from: T): Partial<T> {
    const inherited: Partial<IngredientData> = { aliases: mergeAliases(to, from) };
    // every T has these columns
    return inherited as Partial<T>;
  }

  /** Finds rows by name, alias, singular, plural or translation; otherwise rows with a similar name. */
  async findByNames(context: Context, names: string[], language?: string): Promise<Map<string, FoundByName<T>>> {
    const { entity } = this.options;
    const search = { entity, properties: this.names, language, namesInOtherLanguages: this.namesInOtherLanguages };
    const ids = await findIdsByName(context, search, names);
    if (!ids.size) return new Map();
    const rows = await context
      .repository(entity)
      .select()
      .andWhere('row.id = ANY(:ids)', { ids: [...ids.values()].map(({ id }) => id) })
      .getMany();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return new Map([...ids].map(([name, { id, isSame }]) => [name, { row: mustGet(byId, id), isSame }]));
  }

  /**
   * Returns the rows that a body refers to by id or name, in the order of the references, and creates rows for unknown names.
   * Null for an empty reference. Throws 422 for the field that `fieldOf` returns if the group does not have an id.
   * @param columns of the rows that are created
   */
  async resolve(
    context: Context,
    references: MaybeReference[],
    fieldOf: (index: number) => string,
    columns: Partial<T> = {},
  ): Promise<(T | null)[]> {
    let known = await this.findReferred(context, references);
    const isMissing = (reference: MaybeReference): reference is IngredientReference =>
      !!reference?.name?.trim() && !this.match(known, reference);
    if (references.some(isMissing)) {
      await lockCreation(context);
      known = await this.findReferred(context, references);
      known.push(...(await this.createMissing(context, references.filter(isMissing), columns)));
    }
    return references.map((reference, index) => {
      if (!reference || (!reference.id && !reference.name?.trim())) return null;
      const row = this.match(known, reference);
      if (!row) throw new ValidationFailed({ [fieldOf(index)]: ['errors.unknownReference'] });
      return row;
    });
  }

  /** Returns the columns of a new row for a name in a recipe. */
  protected abstract newFields(reference: IngredientReference): Partial<T>;

  private async createMissing(context: Context, references: IngredientReference[], columns: Partial<T>): Promise<T[]> {
    const missing: Partial<T>[] = [];
    for (const reference of references) {
      if (!this.match(missing, { name: reference.name })) missing.push({ ...this.newFields(reference), ...columns });
    }
    const rows = await context.repository(this.options.entity).createAll(missing);
    for (const row of rows) this.record(context, 'created', row);
    return rows;
  }

  private async findReferred(context: Context, references: MaybeReference[]): Promise<T[]> {
    const ids = references.map((reference) => reference?.id).filter((id) => !!id);
    const names = references.map((reference) => reference?.name?.trim().toLowerCase()).filter((name) => !!name);
    if (!ids.length && !names.length) return [];
    const byName = this.names.map((name) => `lower(row.${snakeCase(name)}) = ANY(:names)`).join(' OR ');
    const byAlias = `EXISTS (SELECT 1 FROM jsonb_array_elements(row.aliases) a WHERE lower(a->>'name') = ANY(:names))`;
    const rows = context.repository(this.options.entity).select();
    return rows.andWhere(`row.id = ANY(:ids::uuid[]) OR ${byName} OR ${byAlias}`, { ids, names }).getMany();
  }

  /** Compares the id, then the name, then other names: "g" is the gram unless another unit has the name "g". */
  private match<R extends Partial<T>>(known: R[], { id, name }: IngredientReference): R | undefined {
    const wanted = name?.trim();
    const byId = id ? known.find((row) => row.id === id) : undefined;
    if (byId || !wanted) return byId;
    const isSameName = (own = '') => own.toLowerCase() === wanted.toLowerCase();
    return (
      known.find((row) => isSameName(row.name)) ??
      // "T" is a tablespoon, "t" a teaspoon
      known.find((row) => this.otherNames(row).includes(wanted)) ??
      known.find((row) => this.otherNames(row).some(isSameName))
    );
  }

  private otherNames(row: Partial<T>): string[] {
    const fields: Record<string, string | null> = Object(row);
    const names = this.names.filter((name) => name !== 'name').map((name) => fields[name]);
    return [...names, ...(row.aliases ?? []).map((alias) => alias.name)].flatMap((name) => name || []);
  }
}

function mergeAliases(to: IngredientData, from: IngredientData): { name: string }[] {
  const names = [...to.aliases, { name: from.name }, ...from.aliases].map((alias) => alias.name);
  return [...new Set(names)].filter((name) => name !== to.name).map((name) => ({ name }));
}
