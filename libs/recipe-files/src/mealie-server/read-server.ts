import type { Json } from '../formats/json.ts';
import { MealieTables, uuidOf } from '../formats/mealie-tables.ts';
import {
  DAYS,
  type LeftReason,
  type MealieCookbook,
  type MealieGroup,
  type MealieItem,
  type MealieList,
  type MealiePerson,
  type MealieRecipe,
  type MealieServer,
  MEALS,
} from './server.ts';
import { conditionOf, ruleConditionOf } from './conditions.ts';
import { amount, date, extras, flag, instant, oneOf, phrase, whole, words } from './values.ts';

/** What opens something: links, tokens and addresses with passwords in them. */
const SECRETS = [
  ...['aiProviderHeaders', 'aiProviderParams', 'aiProviders', 'aiProviderSettings'],
  'apiTokens',
  'groupEventsNotifierOptions',
  'groupEventsNotifiers',
  'inviteTokens',
  'longLiveTokens',
  'passwordResetTokens',
  'recipeShareTokens',
];
/** What happened there, and files that were made then. */
const PAST = ['groupDataExports', 'groupReports', 'reportEntries', 'serverTasks'];
const READ = [
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
    'recipeAssets',
    'recipeComments',
  ],
  ...['recipeIngredientRefLink', 'recipeInstructions', 'recipeNutrition', 'recipes', 'recipeSettings'],
  ...['recipesIngredients', 'recipesToCategories', 'recipesToTags', 'recipesToTools', 'recipeTimelineEvents'],
  ...['recipeTimelineEventExtras', 'shoppingListExtras', 'shoppingListItemExtras', 'shoppingListItemRecipeReference'],
  ...['shoppingListItems', 'shoppingListRecipeReference', 'shoppingLists', 'shoppingListsMultiPurposeLabels'],
  ...['tags', 'tools', 'users', 'usersToFavorites', 'usersToRecipes', 'webhookUrls'],
];
const COLOUR = /^#[\da-f]{3,8}$/i;

/** What a database of Mealie says, in all of its versions: what is missing has its default, what does not fit is counted. */
export function readMealieServer(database: Json): MealieServer {
  const tables = new MealieTables(database);
  const unfit = new Map<string, number>();
  const reader = new Reader(tables, (table) => unfit.set(table, (unfit.get(table) ?? 0) + 1));
  const groups = reader.groups();
  const people = reader.people();
  const left = (names: readonly string[], reason: LeftReason) =>
    names.map((table) => ({ table: snake(table), rows: tables.rows(table).length, reason }));
  const unknown = tables.names.filter((name) => ![...READ, ...SECRETS, ...PAST].includes(name));
  return {
    schemaVersion: phrase(tables.rows('alembicVersion')[0]?.['versionNum']),
    groups,
    people,
    left: [
      ...left(SECRETS, 'secret'),
      ...left(PAST, 'past'),
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

  // written out, since threads read sources as they are
  constructor(tables: MealieTables, unfit: (table: string) => void) {
    this.tables = tables;
    this.unfit = unfit;
    this.groupIds = new Set(tables.byId('groups').keys());
    this.recipeIds = new Set(tables.byId('recipes').keys());
  }

  groups(): MealieGroup[] {
    const of = {
      labels: this.ofGroups('multiPurposeLabels'),
      foods: this.ofGroups('ingredientFoods'),
      units: this.ofGroups('ingredientUnits'),
      categories: this.ofGroups('categories'),
      tags: this.ofGroups('tags'),
      tools: this.ofGroups('tools'),
      recipes: this.ofGroups('recipes'),
      cookbooks: this.ofGroups('cookbooks'),
      lists: this.ofGroups('shoppingLists'),
      meals: this.ofGroups('groupMealPlans'),
      rules: this.ofGroups('groupMealPlanRules'),
      webhooks: this.ofGroups('webhookUrls'),
    };
    const preferences = this.tables.by('groupPreferences', 'groupId');
    const households = this.tables.by('households', 'groupId');
    const [food, unit, tool] = [this.foodReader(), this.unitReader(), this.toolReader()];
    const [recipe, cookbook, list] = [this.recipeReader(), this.cookbookReader(), this.listReader()];
    const rule = this.ruleReader();
    const { showsAllAmounts } = this.tables;
    return this.tables.rows('groups').map((row) => {
      const id = uuidOf(row['id']);
      return {
        id,
        name: phrase(row['name']) || id,
        households: households(id).map(({ name }) => phrase(name)),
        preferences: preferencesOf(preferences(id)[0], this.tables.by('householdPreferences', 'householdId'), {
          households: households(id),
          showsAllAmounts,
        }),
        labels: this.named('multiPurposeLabels', of.labels(id), (one) => ({
          color: COLOUR.test(phrase(one['color'])) ? phrase(one['color'], 10) : '#E0E0E0',
        })),
        foods: this.named('ingredientFoods', of.foods(id), food),
        units: this.named('ingredientUnits', of.units(id), unit),
        categories: this.named('categories', of.categories(id), () => ({})),
        tags: this.named('tags', of.tags(id), () => ({})),
        tools: this.named('tools', of.tools(id), tool),
        recipes: this.kept('recipes', of.recipes(id), recipe),
        cookbooks: this.named('cookbooks', of.cookbooks(id), cookbook),
        lists: this.kept('shoppingLists', of.lists(id), list),
        meals: this.kept('groupMealPlans', of.meals(id), (one) => this.meal(one)),
        rules: this.kept('groupMealPlanRules', of.rules(id), rule),
        webhooks: this.kept('webhookUrls', of.webhooks(id), webhook),
      };
    });
  }

  people(): MealiePerson[] {
    return this.kept('users', this.tables.rows('users'), (row) => {
      const person = {
        id: uuidOf(row['id']),
        groupId: uuidOf(row['groupId']),
        username: phrase(row['username']) || phrase(row['email']).split('@')[0]!,
        fullName: phrase(row['fullName']),
        email: phrase(row['email']).toLowerCase(),
        password: phrase(row['password']),
        isAdmin: flag(row['admin']),
        advanced: flag(row['advanced']),
        canInvite: flag(row['canInvite']),
        canManage: flag(row['canManage']),
        canOrganize: flag(row['canOrganize']),
        createdAt: instant(row['createdAt']),
      };
      return person.username && person.email && this.groupIds.has(person.groupId) ? person : null;
    });
  }

  /** Rows of one table by their group; those of none do not fit. */
  private ofGroups(name: string): (id: string) => Json[] {
    for (const row of this.tables.rows(name)) if (!this.groupIds.has(uuidOf(row['groupId']))) this.unfit(name);
    return this.tables.by(name, 'groupId');
  }

  private kept<T>(table: string, rows: Json[], read: (row: Json) => T | null): T[] {
    return rows.flatMap((row) => {
      const one = read(row);
      if (one === null) this.unfit(table);
      return one ?? [];
    });
  }

  private named<T extends object>(
    table: string,
    rows: Json[],
    read: (row: Json) => T,
  ): (T & { id: string; name: string })[] {
    return this.kept(table, rows, (row) => {
      const name = phrase(row['name']);
      return name ? { id: uuidOf(row['id']), name, ...read(row) } : null;
    });
  }

  private linked(table: string, from: string, to: string): (id: string) => string[] {
    const links = this.tables.by(table, from);
    return (id) => links(id).map((link) => uuidOf(link[to]));
  }

  private foodReader() {
    const aliases = this.tables.by('ingredientFoodsAliases', 'foodId');
    const own = this.tables.by('ingredientFoodExtras', 'ingredientFoodId');
    const isOnHand = this.onHandReader('householdsToIngredientFoods', 'foodId');
    return (row: Json) => ({
      pluralName: phrase(row['pluralName']),
      description: words(row['description'], 5000),
      labelId: uuidOf(row['labelId']),
      onHand: isOnHand(row),
      aliases: aliasesOf(aliases(uuidOf(row['id']))),
      extras: extras(own(uuidOf(row['id']))),
    });
  }

  private unitReader() {
    const aliases = this.tables.by('ingredientUnitsAliases', 'unitId');
    return (row: Json) => ({
      pluralName: phrase(row['pluralName']),
      description: words(row['description'], 5000),
      abbreviation: phrase(row['abbreviation']),
      pluralAbbreviation: phrase(row['pluralAbbreviation']),
      useAbbreviation: flag(row['useAbbreviation']),
      fraction: flag(row['fraction'], true),
      aliases: aliasesOf(aliases(uuidOf(row['id']))),
    });
  }

  private toolReader() {
    const isOnHand = this.onHandReader('householdsToTools', 'toolId');
    return (row: Json) => ({ onHand: isOnHand(row) });
  }

  /** Where households say what they have, the column is that of an older version. */
  private onHandReader(table: string, column: string): (row: Json) => boolean {
    const here = this.tables.by(table, column);
    const isOfHouseholds = this.tables.has(table);
    return (row) => (isOfHouseholds ? here(uuidOf(row['id'])).length > 0 : flag(row['onHand']));
  }

  private recipeReader(): (row: Json) => MealieRecipe | null {
    const settings = this.tables.by('recipeSettings', 'recipeId');
    const favorites = this.linked('usersToFavorites', 'recipeId', 'userId');
    const opinions = this.tables.by('usersToRecipes', 'recipeId');
    const comments = this.tables.by('recipeComments', 'recipeId');
    const events = this.tables.by('recipeTimelineEvents', 'recipeId');
    const made = this.tables.by('householdsToRecipes', 'recipeId');
    for (const table of ['recipeComments', 'recipeTimelineEvents', 'usersToFavorites', 'usersToRecipes'])
      this.countLost(table);
    return (row) => {
      const id = uuidOf(row['id']);
      const name = phrase(row['name']);
      if (!name) return null;
      const mostRecent = made(id)
        .map(({ lastMade }) => instant(lastMade) ?? '')
        .toSorted()
        .at(-1);
      return {
        id,
        name,
        userId: uuidOf(row['userId']),
        createdAt: instant(row['createdAt']),
        updatedAt: instant(row['dateUpdated']) ?? instant(row['updateAt']),
        lastMade: instant(row['lastMade']) ?? (mostRecent || null),
        isLocked: flag(settings(id)[0]?.['locked']),
        rating: opinions(id).length ? null : ratingOf(row['rating']),
        opinions: [
          ...favorites(id).map((userId) => ({ userId, rating: null, isFavorite: true })),
          ...opinions(id).map((one) => ({
            userId: uuidOf(one['userId']),
            rating: ratingOf(one['rating']),
            isFavorite: flag(one['isFavorite']),
          })),
        ],
        comments: this.kept('recipeComments', comments(id), (one) => {
          const text = words(one['text'], 10_000);
          const comment = {
            id: uuidOf(one['id']),
            userId: uuidOf(one['userId']),
            createdAt: instant(one['createdAt']),
          };
          return text.trim() ? { ...comment, text } : null;
        }),
        events: this.kept('recipeTimelineEvents', events(id), (one) => {
          const timestamp = instant(one['timestamp']) ?? instant(one['createdAt']);
          if (!timestamp) return null;
          return {
            id: uuidOf(one['id']),
            userId: uuidOf(one['userId']),
            eventType: oneOf(one['eventType'], ['system', 'info', 'comment'] as const) ?? 'info',
            subject: phrase(one['subject']),
            message: words(one['message'], 10_000),
            timestamp,
          };
        }),
      };
    };
  }

  /** What is about a recipe that is gone there already. */
  private countLost(table: string): void {
    for (const row of this.tables.rows(table)) if (!this.recipeIds.has(uuidOf(row['recipeId']))) this.unfit(table);
  }

  private cookbookReader(): (row: Json) => Omit<MealieCookbook, 'id' | 'name'> {
    const [categories, tags, tools] = [
      this.linked('cookbooksToCategories', 'cookbookId', 'categoryId'),
      this.linked('cookbooksToTags', 'cookbookId', 'tagId'),
      this.linked('cookbooksToTools', 'cookbookId', 'toolId'),
    ];
    return (row) => {
      const id = uuidOf(row['id']);
      return {
        description: words(row['description'], 5000),
        position: whole(row['position'], 1),
        public: flag(row['public']),
        ...(conditionOf(row) ?? {
          requireAllCategories: flag(row['requireAllCategories'], true),
          requireAllTags: flag(row['requireAllTags'], true),
          requireAllTools: flag(row['requireAllTools'], true),
          categories: categories(id),
          tags: tags(id),
          tools: tools(id),
          condition: '',
        }),
      };
    };
  }

  private listReader(): (row: Json) => MealieList | null {
    const items = this.tables.by('shoppingListItems', 'shoppingListId');
    const own = this.tables.by('shoppingListExtras', 'shoppingListId');
    const order = this.tables.by('shoppingListsMultiPurposeLabels', 'shoppingListId');
    const lists = this.tables.byId('shoppingLists');
    for (const row of this.tables.rows('shoppingListItems'))
      if (!lists.has(uuidOf(row['shoppingListId']))) this.unfit('shoppingListItems');
    const item = this.itemReader();
    return (row) => {
      const id = uuidOf(row['id']);
      return {
        id,
        name: phrase(row['name']),
        userId: uuidOf(row['userId']),
        createdAt: instant(row['createdAt']),
        extras: extras(own(id)),
        labelOrder: byPosition(order(id)).map(({ labelId }) => uuidOf(labelId)),
        items: byPosition(items(id)).map(item),
      };
    };
  }

  private itemReader(): (row: Json) => MealieItem {
    const own = this.tables.by('shoppingListItemExtras', 'shoppingListItemId');
    const references = this.tables.by('shoppingListItemRecipeReference', 'shoppingListItemId');
    return (row) => {
      const id = uuidOf(row['id']);
      return {
        id,
        checked: flag(row['checked']),
        quantity: amount(row['quantity'], 1),
        note: phrase(row['note'], 5000),
        unitId: uuidOf(row['unitId']),
        foodId: uuidOf(row['foodId']),
        labelId: uuidOf(row['labelId']),
        isFood: flag(row['isFood']) || uuidOf(row['foodId']) !== '',
        extras: extras(own(id)),
        recipes: references(id).map((one) => ({
          recipeId: uuidOf(one['recipeId']),
          quantity: amount(one['recipeQuantity'], 0),
          scale: amount(one['recipeScale'], 1),
          note: phrase(one['recipeNote'], 5000),
        })),
      };
    };
  }

  private meal(row: Json) {
    const day = date(row['date']);
    const recipeId = uuidOf(row['recipeId']);
    const [title, text] = [phrase(row['title']), words(row['text'], 5000)];
    const isSomething = this.recipeIds.has(recipeId) || title !== '' || text.trim() !== '';
    if (!day || !isSomething) return null;
    return {
      id: phrase(row['id']),
      userId: uuidOf(row['userId']),
      date: day,
      entryType: oneOf(row['entryType'], MEALS),
      // one without a recipe must be called something
      title: title || (this.recipeIds.has(recipeId) ? '' : text.trim().slice(0, 255)),
      text,
      recipeId: this.recipeIds.has(recipeId) ? recipeId : '',
    };
  }

  private ruleReader() {
    const categories = this.linked('planRulesToCategories', 'groupPlanRuleId', 'categoryId');
    const tags = this.linked('planRulesToTags', 'planRuleId', 'tagId');
    const otherTags = this.linked('planRulesToTags', 'groupPlanRuleId', 'tagId');
    const otherCategories = this.linked('planRulesToCategories', 'planRuleId', 'categoryId');
    return (row: Json) => {
      const id = uuidOf(row['id']);
      const day = phrase(row['day']) ? oneOf(row['day'], DAYS) : 'unset';
      const entryType = phrase(row['entryType']) ? oneOf(row['entryType'], [...MEALS, 'unset'] as const) : 'unset';
      if (!day || !entryType) return null;
      const links = {
        categories: [...categories(id), ...otherCategories(id)],
        tags: [...tags(id), ...otherTags(id)],
        condition: '',
      };
      return { id, day, entryType, ...(ruleConditionOf(row) ?? links) };
    };
  }
}

const byPosition = (rows: Json[]) => rows.toSorted((a, b) => amount(a['position'], 0) - amount(b['position'], 0));

const aliasesOf = (rows: Json[]) => [...new Set(rows.map(({ name }) => phrase(name)).filter(Boolean))].slice(0, 50);

function ratingOf(value: unknown): number | null {
  const stars = amount(value, 0);
  return stars > 0 && stars <= 5 ? Math.round(stars * 2) / 2 : null;
}

function webhook(row: Json) {
  const [, time] = /(\d{2}:\d{2})/.exec(phrase(row['scheduledTime'] ?? row['time'])) ?? [];
  const url = phrase(row['url'], 2048);
  if (!/^https?:\/\/\S+$/i.test(url)) return null;
  return { id: uuidOf(row['id']), name: phrase(row['name']), url, time: time ?? '00:00' };
}

/** In newer versions they are those of the households: of these, the first. */
function preferencesOf(
  ofGroup: Json | undefined,
  ofHousehold: (id: string) => Json[],
  { households, showsAllAmounts }: { households: Json[]; showsAllAmounts: boolean },
): MealieGroup['preferences'] {
  const [first] = households;
  // what groups had to say of it before stays in their rows, and means nothing
  const row = { ...ofGroup, ...(first && ofHousehold(uuidOf(first['id']))[0]) };
  if (!Object.keys(row).length) return null;
  const day = whole(row['firstDayOfWeek'], 0);
  return {
    privateGroup: flag(row['privateGroup'], true),
    firstDayOfWeek: day >= 0 && day <= 6 ? day : 0,
    recipePublic: flag(row['recipePublic']),
    recipeShowNutrition: flag(row['recipeShowNutrition']),
    recipeShowAssets: flag(row['recipeShowAssets']),
    recipeLandscapeView: flag(row['recipeLandscapeView']),
    recipeDisableComments: flag(row['recipeDisableComments']),
    recipeDisableAmount: !showsAllAmounts && flag(row['recipeDisableAmount']),
  };
}
