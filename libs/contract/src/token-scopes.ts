import { OPERATIONS, type OperationId } from './contract.ts';

/** Rights of an API token: everything its owner can do, only reading, or only shopping lists. */
export type TokenScope = 'write' | 'read' | 'shopping';

/** Tags that a token of scope `shopping` may read, and operations that it may call, besides the shopping lists. */
const SHOPPING_READABLE_TAGS = new Set<string>(['foods', 'units', 'labels', 'app']);
const SHOPPING_OPERATIONS = new Set<OperationId>(['getSelf', 'refreshToken', 'refreshTokenByGet', 'logout']);

/** Returns true if tokens of the scope may call the operation, provided that their owner may. */
export function isInScope(scope: TokenScope, id: OperationId): boolean {
  const { method, tag, access, secret } = OPERATIONS[id];
  if (scope === 'write' || access === 'public') return true;
  if (secret) return false;
  if (scope === 'read') return method === 'get';
  return tag === 'shopping' || SHOPPING_OPERATIONS.has(id) || (method === 'get' && SHOPPING_READABLE_TAGS.has(tag));
}
