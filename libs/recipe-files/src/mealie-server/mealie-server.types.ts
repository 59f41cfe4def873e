/** Content of a Mealie server. All ids are those of that server, with dashes. */
export interface MealieServer {
  schemaVersion: string;
  groups: MealieGroup[];
  people: MealiePerson[];
  /** Number of rows by table that are not imported, with the reason. */
  left: { table: string; rows: number; reason: SkipReason }[];
}

export type SkipReason = 'secret' | 'past' | 'unknown' | 'unfit';

export interface MealiePerson {
  id: string;
  groupId: string;
  username: string;
  fullName: string;
  email: string;
  /** Password hash. */
  password: string;
  isAdmin: boolean;
  advanced: boolean;
  canInvite: boolean;
  canManage: boolean;
  canOrganize: boolean;
  createdAt: string | null;
}

interface Named {
  id: string;
  name: string;
}
export interface MealieFood extends Named {
  pluralName: string;
  description: string;
  labelId: string;
  onHand: boolean;
  aliases: string[];
  extras: Record<string, string>;
}
export interface MealieUnit extends Named {
  pluralName: string;
  description: string;
  abbreviation: string;
  pluralAbbreviation: string;
  useAbbreviation: boolean;
  fraction: boolean;
  aliases: string[];
}
export interface MealieTool extends Named {
  onHand: boolean;
}
export interface MealieLabel extends Named {
  color: string;
}

/** Data of members about a recipe; its content is read by the reader of Mealie's files. */
export interface MealieRecipe {
  id: string;
  userId: string;
  name: string;
  createdAt: string | null;
  updatedAt: string | null;
  lastMade: string | null;
  isLocked: boolean;
  /** Rating of the group in older versions. */
  rating: number | null;
  opinions: { userId: string; rating: number | null; isFavorite: boolean }[];
  comments: { id: string; userId: string; text: string; createdAt: string | null }[];
  events: MealieEvent[];
}
export interface MealieEvent {
  id: string;
  userId: string;
  eventType: 'system' | 'info' | 'comment';
  subject: string;
  message: string;
  timestamp: string;
}

export interface MealieCookbook extends Named {
  description: string;
  position: number;
  public: boolean;
  requireAllCategories: boolean;
  requireAllTags: boolean;
  requireAllTools: boolean;
  categories: string[];
  tags: string[];
  tools: string[];
  /** Condition that organizers cannot express. */
  condition: string;
}

export interface MealieItem {
  id: string;
  checked: boolean;
  quantity: number;
  note: string;
  unitId: string;
  foodId: string;
  labelId: string;
  isFood: boolean;
  extras: Record<string, string>;
  recipes: { recipeId: string; quantity: number; scale: number; note: string }[];
}
export interface MealieList extends Named {
  userId: string;
  createdAt: string | null;
  extras: Record<string, string>;
  labelOrder: string[];
  /** Items in display order. */
  items: MealieItem[];
}

export const MEALS = ['breakfast', 'lunch', 'dinner', 'side', 'snack', 'drink', 'dessert'] as const;
export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'unset'] as const;

export interface MealieMeal {
  id: string;
  userId: string;
  date: string;
  /** Null for an unknown type. */
  entryType: (typeof MEALS)[number] | null;
  title: string;
  text: string;
  recipeId: string;
}
export interface MealieRule {
  id: string;
  day: (typeof DAYS)[number];
  entryType: (typeof MEALS)[number] | 'unset';
  categories: string[];
  tags: string[];
  /** Condition that our rules cannot express. */
  condition: string;
}
export interface MealieWebhook extends Named {
  url: string;
  /** Time in UTC, such as `18:30`. */
  time: string;
}

export interface MealieAction extends Named {
  url: string;
  actionType: 'link' | 'post';
}

export interface MealieGroup extends Named {
  households: string[];
  preferences: {
    privateGroup: boolean;
    firstDayOfWeek: number;
    recipePublic: boolean;
    recipeShowNutrition: boolean;
    recipeShowAssets: boolean;
    recipeLandscapeView: boolean;
    recipeDisableComments: boolean;
    recipeDisableAmount: boolean;
  } | null;
  labels: MealieLabel[];
  foods: MealieFood[];
  units: MealieUnit[];
  categories: Named[];
  tags: Named[];
  tools: MealieTool[];
  recipes: MealieRecipe[];
  cookbooks: MealieCookbook[];
  lists: MealieList[];
  meals: MealieMeal[];
  rules: MealieRule[];
  webhooks: MealieWebhook[];
  actions: MealieAction[];
}
