import type { EntityManager } from 'typeorm';
import type { Input } from '#contract';
import {
  CATEGORIES,
  type Food,
  FOODS,
  type IngredientData,
  type IngredientDataService,
  type IngredientKind,
  type Organizer,
  type OrganizerKind,
  type OrganizersService,
  TAGS,
  TOOLS,
  type Unit,
  UNITS,
} from '#organizers';
import { type Actor, Invalid, slugify } from '#platform';

type Reference = Input<'OrganizerReference'>;
type IngredientReference = Input<'IngredientReference'>;

/** Turns what a body refers to into rows of the caller's group: ids of other groups are unknown. */
export class RecipeReferences {
  private readonly manager: EntityManager;
  private readonly actor: Actor;
  private readonly organizers: OrganizersService;
  private readonly ingredients: IngredientDataService;

  constructor(manager: EntityManager, actor: Actor, organizers: OrganizersService, ingredients: IngredientDataService) {
    this.manager = manager;
    this.actor = actor;
    this.organizers = organizers;
    this.ingredients = ingredients;
  }

  categories = (references: Reference[]) => this.resolve(CATEGORIES, references, 'recipeCategory');
  tags = (references: Reference[]) => this.resolve(TAGS, references, 'tags');
  tools = (references: Reference[]) => this.resolve(TOOLS, references, 'tools');
  foods = (references: (IngredientReference | null | undefined)[]) =>
    this.resolveIngredients<Food>(FOODS, references, 'food');
  units = (references: (IngredientReference | null | undefined)[]) =>
    this.resolveIngredients<Unit>(UNITS, references, 'unit');

  private async resolve<T extends Organizer>(
    kind: OrganizerKind<T>,
    references: Reference[],
    field: string,
  ): Promise<T[]> {
    const known = await this.findAll(
      () => this.findOrganizers(kind, references),
      (rows) => references.every((reference) => match(rows, reference)),
    );
    const found = new Map<string, T>();
    for (const [index, reference] of references.entries()) {
      const row = match(known, reference) ?? (await this.createOrganizer(kind, reference, `${field}.${index}`));
      found.set(row.id, row);
      known.push(row);
    }
    return [...found.values()];
  }

  /**
   * Where a row is missing, it is looked for again while nobody else in the group creates one until this transaction ends:
   * of two members who save the same new food at the same moment, the second finds that of the first.
   */
  private async findAll<T>(find: () => Promise<T[]>, isComplete: (rows: T[]) => boolean): Promise<T[]> {
    const rows = await find();
    if (isComplete(rows)) return rows;
    const lock = `recipe-references:${this.actor.groupId}`;
    await this.manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [lock]);
    return find();
  }

  private async findOrganizers<T extends Organizer>(kind: OrganizerKind<T>, references: Reference[]): Promise<T[]> {
    if (!references.length) return [];
    const slugs = references.flatMap(({ name, slug }) => [slug, name ? slugify(name) : null]).filter((slug) => !!slug);
    const ids = references.map((reference) => reference.id).filter((id) => !!id);
    return this.manager
      .createQueryBuilder(kind.entity, 'o')
      .where('o.group_id = :groupId', { groupId: this.actor.groupId })
      .andWhere('(o.id = ANY(:ids::uuid[]) OR o.slug = ANY(:slugs))', { ids, slugs })
      .getMany();
  }

  private async createOrganizer<T extends Organizer>(
    kind: OrganizerKind<T>,
    { name }: Reference,
    path: string,
  ): Promise<T> {
    if (!name?.trim()) throw new Invalid({ [path]: ['errors.unknownReference'] });
    return this.organizers.create(this.actor, kind, { name }, this.manager);
  }

  /** In the order of the references; null where there is none. */
  private async resolveIngredients<T extends IngredientData>(
    kind: IngredientKind<T>,
    references: (IngredientReference | null | undefined)[],
    field: string,
  ): Promise<(T | null)[]> {
    const known = await this.findAll(
      () => this.findIngredients(kind, references),
      (rows) => references.every((reference) => !reference?.name?.trim() || matchIngredient(rows, reference)),
    );
    const rows: (T | null)[] = [];
    for (const [index, reference] of references.entries()) {
      const name = reference?.name?.trim();
      if (!reference || (!reference.id && !name)) {
        rows.push(null);
        continue;
      }
      const row = matchIngredient(known, reference);
      if (!row && !name) throw new Invalid({ [`recipeIngredient.${index}.${field}`]: ['errors.unknownReference'] });
      const used =
        row ??
        (await this.ingredients.create(this.actor, kind, newFields(reference, field) as Partial<T>, this.manager));
      if (!row) known.push(used);
      rows.push(used);
    }
    return rows;
  }

  private async findIngredients<T extends IngredientData>(
    kind: IngredientKind<T>,
    references: (IngredientReference | null | undefined)[],
  ): Promise<T[]> {
    const ids = references.map((reference) => reference?.id).filter((id) => !!id);
    const names = references.map((reference) => reference?.name?.trim().toLowerCase()).filter((name) => !!name);
    if (!ids.length && !names.length) return [];
    const named = kind.names.map((column) => `lower(${column}) = ANY(:names)`).join(' OR ');
    const alias = `EXISTS (SELECT 1 FROM jsonb_array_elements(i.aliases) a WHERE lower(a->>'name') = ANY(:names))`;
    return this.manager
      .createQueryBuilder(kind.entity, 'i')
      .where('i.group_id = :groupId', { groupId: this.actor.groupId })
      .andWhere(`(i.id = ANY(:ids::uuid[]) OR ${named} OR ${alias})`, { ids, names })
      .getMany();
  }
}

/** What a new food or unit starts with. */
function newFields({ name, pluralName, abbreviation, useAbbreviation, fraction }: IngredientReference, field: string) {
  const names = { name: name ?? '', pluralName: pluralName ?? null };
  const unit = {
    abbreviation: abbreviation ?? '',
    useAbbreviation: useAbbreviation ?? false,
    fraction: fraction ?? true,
  };
  return field === 'unit' ? { ...names, ...unit } : names;
}

function match<T extends Organizer>(known: T[], { id, name, slug }: Reference): T | undefined {
  const byId = known.find((row) => row.id === id);
  return byId ?? known.find((row) => row.slug === slug || (!!name && row.slug === slugify(name)));
}

/** By id, else by its name, else by what else it is called: "g" is the gram, unless there is a unit of that name. */
function matchIngredient<T extends IngredientData>(known: T[], { id, name }: IngredientReference): T | undefined {
  const wanted = name?.trim();
  const byId = known.find((row) => row.id === id);
  if (byId || !wanted) return byId;
  const isWanted = (own: string | null | undefined) => own?.toLowerCase() === wanted.toLowerCase();
  return (
    known.find((row) => isWanted(row.name)) ??
    // "T" and "t" are two spoons
    known.find((row) => otherNames(row).includes(wanted)) ??
    known.find((row) => otherNames(row).some(isWanted))
  );
}

function otherNames({ pluralName, aliases, ...row }: IngredientData & Partial<Unit>): string[] {
  const names = [pluralName, row.abbreviation, row.pluralAbbreviation, ...aliases.map((alias) => alias.name)];
  return names.filter((name) => !!name) as string[];
}
