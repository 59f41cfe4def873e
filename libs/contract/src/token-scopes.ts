import { OPERATIONS, type OperationId } from './contract.ts';

/** Rights of API tokens, from the widest. `write` is everything that the owner may do. */
export const TOKEN_SCOPES = ['write', 'read', 'shopping', 'planning', 'import', 'administration'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** A scope that is about one area. */
interface Area {
  /** Tags whose operations are all allowed. */
  tags: string[];
  /** Tags that are only read. */
  readable: string[];
  operations: OperationId[];
  /** Kinds of events that are told. */
  events: string[];
}

const AREAS: Partial<Record<TokenScope, Area>> = {
  shopping: {
    tags: ['shopping'],
    readable: ['foods', 'units', 'labels', 'app'],
    operations: [],
    events: ['shopping-list', 'store', 'food', 'unit', 'label'],
  },
  planning: {
    tags: ['mealplans'],
    readable: ['recipes', 'cookbooks', 'organizers', 'foods', 'units', 'labels', 'media', 'app'],
    operations: [],
    events: ['mealplan', 'recipe', 'cookbook', 'category', 'tag', 'tool', 'food', 'unit', 'label'],
  },
  import: {
    tags: ['migrations'],
    readable: ['reports', 'app'],
    operations: [
      ...(['createRecipeFromUrl', 'createRecipesFromUrls', 'createRecipeFromHtmlOrJson', 'testScrapeUrl'] as const),
      ...(['createRecipeFromZip', 'createRecipeFromPictures', 'startRecipeFromPictures'] as const),
      ...(['beginUpload', 'getUpload', 'appendToUpload', 'cancelUpload'] as const),
    ],
    events: ['report'],
  },
  administration: { tags: [], readable: ['app'], operations: [], events: [] },
};

/** Operations with which a token listens to the events that its scope allows. */
const LISTENING: OperationId[] = ['streamEvents', 'createEventTicket'];
/** Operations of scopes about an area: who the token belongs to, its session, and its events. */
const OF_EACH_AREA: OperationId[] = ['getSelf', 'refreshToken', 'refreshTokenByGet', 'logout', ...LISTENING];

/** Returns true if tokens of the scope may be told of events of the type. */
export const isEventInScope = (scope: TokenScope, type: string): boolean =>
  AREAS[scope]?.events.includes(type.split('.', 1)[0] ?? '') ?? true;

/** Returns true if tokens of the scope may call the operation, provided that their owner may. */
export function isInScope(scope: TokenScope, id: OperationId): boolean {
  const { method, tag, access, secret } = OPERATIONS[id];
  if (scope === 'write' || access === 'public') return true;
  // includes backups and logs, which are secrets
  if (scope === 'administration' && access === 'admin') return true;
  if (secret) return false;
  const area = AREAS[scope];
  if (!area) return method === 'get' || LISTENING.includes(id);
  if (OF_EACH_AREA.includes(id) || area.tags.includes(tag) || area.operations.includes(id)) return true;
  return method === 'get' && area.readable.includes(tag);
}
