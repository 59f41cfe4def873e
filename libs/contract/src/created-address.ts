import type { OperationId } from './contract.ts';
import { responseOf } from './document.ts';
import { OPERATIONS } from './generated/operations.ts';

const readable = new Set<string>(Object.values(OPERATIONS).map(({ method, path }) => `${method} ${path}`));

/** Path of the row that an operation creates, such as `/foods/:id`; undefined if the row cannot be read at an address. */
export function createdPathOf(id: OperationId): string | undefined {
  const { path, status } = OPERATIONS[id];
  if (status !== 201) return undefined;
  // operations that create one recipe answer with its slug alone, as existing clients expect
  if (responseOf(id, 201)?.content?.['application/json']?.schema.type === 'string') return '/recipes/:slug';
  const row = path.replace(/(\/:\w+\/duplicate)?$/, path.startsWith('/recipes/') ? '/:slug' : '/:id');
  return [row, row.replace(/:slug$/, ':id')].find((one) => readable.has(`get ${one}`));
}

/** Address of the row in the answer of an operation that creates one, below the address of the API. */
export function createdAddressOf(id: OperationId, answer: unknown): string | undefined {
  const path = createdPathOf(id);
  const key = path && keyOf(path, answer);
  return key === undefined || key === '' ? undefined : path?.replace(/:\w+$/, encodeURIComponent(key));
}

function keyOf(path: string, answer: unknown): string | undefined {
  if (typeof answer === 'string') return answer;
  const { id, slug, createdItems } = answer as Partial<Record<'id' | 'slug', unknown>> & {
    createdItems?: { id: string }[];
  };
  if (createdItems) return createdItems.length === 1 ? createdItems[0]?.id : undefined;
  const key = path.endsWith(':slug') ? slug : id;
  return typeof key === 'string' || typeof key === 'number' ? String(key) : undefined;
}
