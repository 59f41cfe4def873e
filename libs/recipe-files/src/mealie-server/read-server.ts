import { isWebAddress } from '#contract/web-address';
import type { Json } from '../readers/json/json-values.ts';
import { MealieTables, normalizeUuid } from '../readers/mealie/mealie-tables.ts';
import {
  DAYS,
  type SkipReason,
  type MealieCookbook,
  type MealieGroup,
  type MealieItem,
  type MealieList,
  type MealiePerson,
  type MealieRecipe,
  type MealieServer,
  MEALS,
} from './mealie-server.types.ts';
import { parseCookbookCondition, parseRuleCondition } from './conditions.ts';
import { toNumber, date, toExtras, toBoolean, toInstant, oneOf, toPhrase, toInteger, toCleanText } from './values.ts';

/** Tables with links, tokens and addresses with passwords, which are not imported. */
const SECRET_TABLES = [
  ...['aiProviderHeaders', 'aiProviderParams', 'aiProviders', 'aiProviderSettings'],
  'apiTokens',
  'groupEventsNotifierOptions',
  'groupEventsNotifiers',
  'inviteTokens',
  'longLiveTokens',
  'passwordResetTokens',
  'recipeShareTokens',
];
/** Tables with logs and generated files, which are not imported. */
const HISTORY_TABLES = ['groupDataExports', 'groupReports', 'reportEntries', 'serverTasks'];
const READ_TABLES = [
  ...['alembicVersion', 'apiExtras', 'categories', 'cookbooks', 'cookbooksToCategories', 'cookbooksToTags'],
  ...['cookbooksToTools', 'groupMealPlanRules', 'groupMealPlans', 'groupPreferences', 'groups', 'groupToCategories'],
  ...['householdPreferences', 'households', 'householdsToIngredientFoods', 'householdsToRecipes', 'householdsToTools'],
  ...['ingredientFoodExtras', 'ingredientFoods', 'ingredientFoodsAliases', 'ingredientUnits', 'ingredientUnitsAliases'],
  ...[
    'multiPurposeLabels',
    'notes',
    'planRulesToCategories',
    'planRulesToHouseholds',
    'planRulesToTags',
    'recipeActions',
    'recipeAssets',
    'recipeComments',
  ],
  ...['recipeIngredientRefLink', 'recipeInstructions', 'recipeNutrition', 'recipes', 'recipeSettings'],
  ...['recipesIngredients', 'recipesToCategories', 'recipesToTags', 'recipesToTools', 'recipeTimelineEvents'],
  ...['recipeTimelineEventExtras', 'shoppingListExtras', 'shoppingListItemExtras', 'shoppingListItemRecipeReference'],
  ...['shoppingListItems', 'shoppingListRecipeReference', 'shoppingLists', 'shoppingListsMultiPurposeLabels'],
  ...['tags', 'tools', 'users', 'usersToFavorites', 'usersToRecipes', 'webhookUrls'],
];
const HEX_COLOR = /^#[\da-f]{3,8}$/i;

/** Reads the database of any version of Mealie. Missing values get defaults; invalid rows are counted. */
export function readMealieServer(database: Json): MealieServer {
  const tables = new MealieTables(database);
  const unfit = new Map<string, number>();
  const reader = new Reader(tables, (table) => unfit.set(table, (unfit.get(table) ?? 0) + 1));
  const groups = reader.groups();
  const people = reader.people();
  const left = (names: readonly string[], reason: SkipReason) =>
    names.map((table) => ({ table: snake(table), rows: tables.rows(table).length, reason }));
  const unknown = tables.names.filter((name) => ![...READ_TABLES, ...SECRET_TABLES, ...HISTORY_TABLES].includes(name));
  return {
    schemaVersion: toPhrase(tables.rows('alembicVersion')[0]?.['versionNum']),
    groups,
    people,
    left: [
      ...left(SECRET_TABLES, 'secret'),
      ...left(HISTORY_TABLES, 'past'),
      ...left(unknown, 'unknown'),
      ...[...unfit].map(([table, rows]) => ({ table: snake(table), rows, reason: 'unfit' as const })),
    ].filter(({ rows }) => rows > 0),
  };
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).slice(0, 100);

class Reader {
  private readonly tables: MealieTables;
  private readonly unfit: (table: string) => void;
  private readonly groupIds: Set<string>;
  private readonly recipeIds: Set<string>;

  // no parameter properties: threads run the sources with type stripping only
  constructor(tables: MealieTables, unfit: (table: string) => void) {
    this.tables = tables;
    this.unfit = unfit;
    this.groupIds = new Set(tables.byId('groups').keys());
    this.recipeIds = new Set(tables.byId('recipes').keys());
  }

  groups(): MealieGroup[] {
    const of = {
      labels: this.rowsByGroup('multiPurposeLabels'),
      foods: this.rowsByGroup('ingredientFoods'),
      units: this.rowsByGroup('ingredientUnits'),
      categories: this.rowsByGroup('categories'),
      tags: this.rowsByGroup('tags'),
      tools: this.rowsByGroup('tools'),
      recipes: this.rowsByGroup('recipes'),
      cookbooks: this.rowsByGroup('cookbooks'),
      lists: this.rowsByGroup('shoppingLists'),
      meals: this.rowsByGroup('groupMealPlans'),
      rules: this.rowsByGroup('groupMealPlanRules'),
      webhooks: this.rowsByGroup('webhookUrls'),
      actions: this.rowsByGroup('recipeActions'),
    };
    const preferences = this.tables.rowsBy('groupPreferences', 'groupId');
    const households = this.tables.rowsBy('households', 'groupId');
    const [food, unit, tool] = [this.foodReader(), this.unitReader(), this.toolReader()];
    const [recipe, cookbook, list] = [this.recipeReader(), this.cookbookReader(), this.listReader()];
    const rule = this.ruleReader();
    const { showsAllAmounts } = this.tables;
    return this.tables.rows('groups').map((row) => {
      const id = normalizeUuid(row['id']);
      return {
        id,
        name: toPhrase(row['name']) || id,
        households: households(id).map(({ name }) => toPhrase(name)),
        preferences: preferencesOf(preferences(id)[0], this.tables.rowsBy('householdPreferences', 'householdId'), {
          households: households(id),
          showsAllAmounts,
        }),
        labels: this.readNamed('multiPurposeLabels', of.labels(id), (one) => ({
          color: HEX_COLOR.test(toPhrase(one['color'])) ? toPhrase(one['color'], 10) : '#E0E0E0',
        })),
        foods: this.readNamed('ingredientFoods', of.foods(id), food),
        units: this.readNamed('ingredientUnits', of.units(id), unit),
        categories: this.readNamed('categories', of.categories(id), () => ({})),
        tags: this.readNamed('tags', of.tags(id), () => ({})),
        tools: this.readNamed('tools', of.tools(id), tool),
        recipes: this.readRows('recipes', of.recipes(id), recipe),
        cookbooks: this.readNamed('cookbooks', of.cookbooks(id), cookbook),
        lists: this.readRows('shoppingLists', of.lists(id), list),
        meals: this.readRows('groupMealPlans', of.meals(id), (one) => this.meal(one)),
        rules: this.readRows('groupMealPlanRules', of.rules(id), rule),
        webhooks: this.readRows('webhookUrls', of.webhooks(id), webhook),
        actions: this.readRows('recipeActions', of.actions(id), action),
      };
    });
  }

  people(): MealiePerson[] {
    return this.readRows('users', this.tables.rows('users'), (row) => {
      const person = {
        id: normalizeUuid(row['id']),
        groupId: normalizeUuid(row['groupId']),
        username: toPhrase(row['username']) || toPhrase(row['email']).replace(/@.*/s, ''),
        fullName: toPhrase(row['fullName']),
        email: toPhrase(row['email']).toLowerCase(),
        password: toPhrase(row['password']),
        isAdmin: toBoolean(row['admin']),
        advanced: toBoolean(row['advanced']),
        canInvite: toBoolean(row['canInvite']),
        canManage: toBoolean(row['canManage']),
        canOrganize: toBoolean(row['canOrganize']),
        createdAt: toInstant(row['createdAt']),
      };
      return person.username && person.email && this.groupIds.has(person.groupId) ? person : null;
    });
  }

  /** Groups rows by group; counts rows without a group as invalid. */
  private rowsByGroup(name: string): (id: string) => Json[] {
    for (const row of this.tables.rows(name)) if (!this.groupIds.has(normalizeUuid(row['groupId']))) this.unfit(name);
    return this.tables.rowsBy(name, 'groupId');
  }

  private readRows<T>(table: string, rows: Json[], read: (row: Json) => T | null): T[] {
    return rows.flatMap((row) => {
      const one = read(row);
      if (one === null) this.unfit(table);
      return one ?? [];
    });
  }

  private readNamed<T extends object>(
    table: string,
    rows: Json[],
    read: (row: Json) => T,
  ): (T & { id: string; name: string })[] {
    return this.readRows(table, rows, (row) => {
      const name = toPhrase(row['name']);
      return name ? { id: normalizeUuid(row['id']), name, ...read(row) } : null;
    });
  }

  private linkReader(table: string, from: string, to: string): (id: string) => string[] {
    const links = this.tables.rowsBy(table, from);
    return (id) => links(id).map((link) => normalizeUuid(link[to]));
  }

  private foodReader() {
    const aliases = this.tables.rowsBy('ingredientFoodsAliases', 'foodId');
    const own = this.tables.rowsBy('ingredientFoodExtras', 'ingredientFoodId');
    const isOnHand = this.onHandReader('householdsToIngredientFoods', 'foodId');
    return (row: Json) => ({
      pluralName: toPhrase(row['pluralName']),
      description: toCleanText(row['description'], 5000),
      labelId: normalizeUuid(row['labelId']),
      onHand: isOnHand(row),
      aliases: aliasesOf(aliases(normalizeUuid(row['id']))),
      extras: toExtras(own(normalizeUuid(row['id']))),
    });
  }

  private unitReader() {
    const aliases = this.tables.rowsBy('ingredientUnitsAliases', 'unitId');
    return (row: Json) => ({
      pluralName: toPhrase(row['pluralName']),
      description: toCleanText(row['description'], 5000),
      abbreviation: toPhrase(row['abbreviation']),
      pluralAbbreviation: toPhrase(row['pluralAbbreviation']),
      useAbbreviation: toBoolean(row['useAbbreviation']),
      fraction: toBoolean(row['fraction'], true),
      aliases: aliasesOf(aliases(normalizeUuid(row['id']))),
    });
  }

  private toolReader() {
    const isOnHand = this.onHandReader('householdsToTools', 'toolId');
    return (row: Json) => ({ onHand: isOnHand(row) });
  }

  /** Reads the stock of households, or the column of older versions. */
  private onHandReader(table: string, column: string): (row: Json) => boolean {
    const here = this.tables.rowsBy(table, column);
    const isOfHouseholds = this.tables.has(table);
    return (row) => (isOfHouseholds ? here(normalizeUuid(row['id'])).length > 0 : toBoolean(row['onHand']));
  }

  private recipeReader(): (row: Json) => MealieRecipe | null {
    const settings = this.tables.rowsBy('recipeSettings', 'recipeId');
    const favorites = this.linkReader('usersToFavorites', 'recipeId', 'userId');
    const opinions = this.tables.rowsBy('usersToRecipes', 'recipeId');
    const comments = this.tables.rowsBy('recipeComments', 'recipeId');
    const events = this.tables.rowsBy('recipeTimelineEvents', 'recipeId');
    const made = this.tables.rowsBy('householdsToRecipes', 'recipeId');
    for (const table of ['recipeComments', 'recipeTimelineEvents', 'usersToFavorites', 'usersToRecipes'])
      this.countOrphans(table);
    return (row) => {
      const id = normalizeUuid(row['id']);
      const name = toPhrase(row['name']);
      if (!name) return null;
      const mostRecent = made(id)
        .map(({ lastMade }) => toInstant(lastMade) ?? '')
        .toSorted()
        .at(-1);
      return {
        id,
        name,
        userId: normalizeUuid(row['userId']),
        createdAt: toInstant(row['createdAt']),
        updatedAt: toInstant(row['dateUpdated']) ?? toInstant(row['updateAt']),
        lastMade: toInstant(row['lastMade']) ?? (mostRecent || null),
        isLocked: toBoolean(settings(id)[0]?.['locked']),
        rating: opinions(id).length ? null : parseStars(row['rating']),
        opinions: [
          ...favorites(id).map((userId) => ({ userId, rating: null, isFavorite: true })),
          ...opinions(id).map((one) => ({
            userId: normalizeUuid(one['userId']),
            rating: parseStars(one['rating']),
            isFavorite: toBoolean(one['isFavorite']),
          })),
        ],
        comments: this.readRows('recipeComments', comments(id), (one) => {
          const text = toCleanText(one['text'], 10_000);
          const comment = {
            id: normalizeUuid(one['id']),
            userId: normalizeUuid(one['userId']),
            createdAt: toInstant(one['createdAt']),
          };
          return text.trim() ? { ...comment, text } : null;
        }),
        events: this.readRows('recipeTimelineEvents', events(id), (one) => {
          const timestamp = toInstant(one['timestamp']) ?? toInstant(one['createdAt']);
          if (!timestamp) return null;
          return {
            id: normalizeUuid(one['id']),
            userId: normalizeUuid(one['userId']),
            eventType: oneOf(one['eventType'], ['system', 'info', 'comment'] as const) ?? 'info',
            subject: toPhrase(one['subject']),
            message: toCleanText(one['message'], 10_000),
            timestamp,
          };
        }),
      };
    };
  }

  /** Counts rows of deleted recipes as invalid. */
  private countOrphans(table: string): void {
    for (const row of this.tables.rows(table))
      if (!this.recipeIds.has(normalizeUuid(row['recipeId']))) this.unfit(table);
  }

  private cookbookReader(): (row: Json) => Omit<MealieCookbook, 'id' | 'name'> {
    const [categories, tags, tools] = [
      this.linkReader('cookbooksToCategories', 'cookbookId', 'categoryId'),
      this.linkReader('cookbooksToTags', 'cookbookId', 'tagId'),
      this.linkReader('cookbooksToTools', 'cookbookId', 'toolId'),
    ];
    return (row) => {
      const id = normalizeUuid(row['id']);
      return {
        description: toCleanText(row['description'], 5000),
        position: toInteger(row['position'], 1),
        public: toBoolean(row['public']),
        ...(parseCookbookCondition(row) ?? {
          requireAllCategories: toBoolean(row['requireAllCategories'], true),
          requireAllTags: toBoolean(row['requireAllTags'], true),
          requireAllTools: toBoolean(row['requireAllTools'], true),
          categories: categories(id),
          tags: tags(id),
          tools: tools(id),
          condition: '',
        }),
      };
    };
  }

  private listReader(): (row: Json) => MealieList | null {
    const items = this.tables.rowsBy('shoppingListItems', 'shoppingListId');
    const own = this.tables.rowsBy('shoppingListExtras', 'shoppingListId');
    const order = this.tables.rowsBy('shoppingListsMultiPurposeLabels', 'shoppingListId');
    const lists = this.tables.byId('shoppingLists');
    for (const row of this.tables.rows('shoppingListItems'))
      if (!lists.has(normalizeUuid(row['shoppingListId']))) this.unfit('shoppingListItems');
    const item = this.itemReader();
    return (row) => {
      const id = normalizeUuid(row['id']);
      return {
        id,
        name: toPhrase(row['name']),
        userId: normalizeUuid(row['userId']),
        createdAt: toInstant(row['createdAt']),
        extras: toExtras(own(id)),
        labelOrder: byPosition(order(id)).map(({ labelId }) => normalizeUuid(labelId)),
        items: byPosition(items(id)).map(item),
      };
    };
  }

  private itemReader(): (row: Json) => MealieItem {
    const own = this.tables.rowsBy('shoppingListItemExtras', 'shoppingListItemId');
    const references = this.tables.rowsBy('shoppingListItemRecipeReference', 'shoppingListItemId');
    return (row) => {
      const id = normalizeUuid(row['id']);
      return {
        id,
        checked: toBoolean(row['checked']),
        quantity: toNumber(row['quantity'], 1),
        note: toPhrase(row['note'], 5000),
        unitId: normalizeUuid(row['unitId']),
        foodId: normalizeUuid(row['foodId']),
        labelId: normalizeUuid(row['labelId']),
        isFood: toBoolean(row['isFood']) || normalizeUuid(row['foodId']) !== '',
        extras: toExtras(own(id)),
        recipes: references(id).map((one) => ({
          recipeId: normalizeUuid(one['recipeId']),
          quantity: toNumber(one['recipeQuantity'], 0),
          scale: toNumber(one['recipeScale'], 1),
          note: toPhrase(one['recipeNote'], 5000),
        })),
      };
    };
  }

  private meal(row: Json) {
    const day = date(row['date']);
    const recipeId = normalizeUuid(row['recipeId']);
    const [title, text] = [toPhrase(row['title']), toCleanText(row['text'], 5000)];
    const isSomething = this.recipeIds.has(recipeId) || title !== '' || text.trim() !== '';
    if (!day || !isSomething) return null;
    return {
      id: toPhrase(row['id']),
      userId: normalizeUuid(row['userId']),
      date: day,
      entryType: oneOf(row['entryType'], MEALS),
      // an entry without a recipe needs a title
      title: title || (this.recipeIds.has(recipeId) ? '' : text.trim().slice(0, 255)),
      text,
      recipeId: this.recipeIds.has(recipeId) ? recipeId : '',
    };
  }

  private ruleReader() {
    const categories = this.linkReader('planRulesToCategories', 'groupPlanRuleId', 'categoryId');
    const tags = this.linkReader('planRulesToTags', 'planRuleId', 'tagId');
    const otherTags = this.linkReader('planRulesToTags', 'groupPlanRuleId', 'tagId');
    const otherCategories = this.linkReader('planRulesToCategories', 'planRuleId', 'categoryId');
    return (row: Json) => {
      const id = normalizeUuid(row['id']);
      const day = toPhrase(row['day']) ? oneOf(row['day'], DAYS) : 'unset';
      const entryType = toPhrase(row['entryType']) ? oneOf(row['entryType'], [...MEALS, 'unset'] as const) : 'unset';
      if (!day || !entryType) return null;
      const links = {
        categories: [...categories(id), ...otherCategories(id)],
        tags: [...tags(id), ...otherTags(id)],
        condition: '',
      };
      return { id, day, entryType, ...(parseRuleCondition(row) ?? links) };
    };
  }
}

const byPosition = (rows: Json[]) => rows.toSorted((a, b) => toNumber(a['position'], 0) - toNumber(b['position'], 0));

const aliasesOf = (rows: Json[]) => [...new Set(rows.map(({ name }) => toPhrase(name)).filter(Boolean))].slice(0, 50);

function parseStars(value: unknown): number | null {
  const stars = toNumber(value, 0);
  return stars > 0 && stars <= 5 ? Math.round(stars * 2) / 2 : null;
}

function webhook(row: Json) {
  const [, time] = /(\d{2}:\d{2})/.exec(toPhrase(row['scheduledTime'] ?? row['time'])) ?? [];
  const url = toPhrase(row['url'], 2048);
  if (!isWebAddress(url)) return null;
  return { id: normalizeUuid(row['id']), name: toPhrase(row['name']), url, time: time ?? '00:00' };
}

function action(row: Json) {
  const [name, url] = [toPhrase(row['title']), toPhrase(row['url'], 2000)];
  if (!name || !isWebAddress(url)) return null;
  const actionType = toPhrase(row['actionType']) === 'post' ? ('post' as const) : ('link' as const);
  return { id: normalizeUuid(row['id']), name, url, actionType };
}

/** Reads the preferences of the group, or of its first household in newer versions. */
function preferencesOf(
  ofGroup: Json | undefined,
  ofHousehold: (id: string) => Json[],
  { households, showsAllAmounts }: { households: Json[]; showsAllAmounts: boolean },
): MealieGroup['preferences'] {
  const [first] = households;
  // values of the household override outdated ones in the group's row
  const row = { ...ofGroup, ...(first && ofHousehold(normalizeUuid(first['id']))[0]) };
  if (!Object.keys(row).length) return null;
  const day = toInteger(row['firstDayOfWeek'], 0);
  return {
    privateGroup: toBoolean(row['privateGroup'], true),
    firstDayOfWeek: day >= 0 && day <= 6 ? day : 0,
    recipePublic: toBoolean(row['recipePublic']),
    recipeShowNutrition: toBoolean(row['recipeShowNutrition']),
    recipeShowAssets: toBoolean(row['recipeShowAssets']),
    recipeLandscapeView: toBoolean(row['recipeLandscapeView']),
    recipeDisableComments: toBoolean(row['recipeDisableComments']),
    recipeDisableAmount: !showsAllAmounts && toBoolean(row['recipeDisableAmount']),
  };
}
