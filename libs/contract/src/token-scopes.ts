import { OPERATIONS, type OperationId } from './contract.ts';

/** Rights of an API token: everything its owner can do, only reading, or only shopping lists. */
export type TokenScope = 'write' | 'read' | 'shopping';

/** Tags that a token of scope `shopping` may read, and operations that it may call, besides the shopping lists. */
const SHOPPING_READABLE_TAGS = new Set<string>(['foods', 'units', 'labels', 'app']);
const SHOPPING_OPERATIONS = new Set<OperationId>(['getSelf', 'refreshToken', 'refreshTokenByGet', 'logout']);

/** Operations that a token needs to listen to the events that its scope allows. */
const LISTENING_OPERATIONS = new Set<OperationId>(['streamEvents', 'createEventTicket']);
const SHOPPING_EVENTS = new Set(['shopping-list', 'store', 'food', 'unit', 'label']);

/** Returns true if tokens of the scope may be told of events of the type. */
export const isEventInScope = (scope: TokenScope, type: string): boolean =>
  scope !== 'shopping' || SHOPPING_EVENTS.has(type.split('.', 1)[0] ?? '');

/** Returns true if tokens of the scope may call the operation, provided that their owner may. */
export function isInScope(scope: TokenScope, id: OperationId): boolean {
  const { method, tag, access, secret } = OPERATIONS[id];
  if (scope === 'write' || access === 'public') return true;
  if (secret) return false;
  if (LISTENING_OPERATIONS.has(id)) return true;
  if (scope === 'read') return method === 'get';
  return tag === 'shopping' || SHOPPING_OPERATIONS.has(id) || (method === 'get' && SHOPPING_READABLE_TAGS.has(tag));
}
