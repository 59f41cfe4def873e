import { readFileSync } from 'node:fs';
import { OPERATIONS, type OperationId } from '#contract';
import { operationOf } from '#contract/document';

/** Placeholders that name nothing of the group: new things, the caller's own, and what is public. */
const NOT_OF_A_GROUP = new Set([
  ...['self', 'new', 'apiToken', 'session', 'invitation', 'pictureUrl', 'picture', 'recipePage'],
  ...['resetToken', 'confirmationToken', 'downloadToken', 'recipeArchive', 'recipeZip', 'upload'],
  ...['newPasskeyChallenge', 'newPasskey', 'passkey', 'externalIdentity'],
  ...['openShare', 'publicGroup', 'publicRecipe'],
]);
/** Deleting what is not there is no error; shopping.spec proves that nothing of another group is deleted. */
const IDEMPOTENT: OperationId[] = ['deleteShoppingItems'];
const texts = JSON.parse(readFileSync('locales/en-US/server.json', 'utf8')) as Record<string, Record<string, string>>;
/** Messages for ids that do not exist; those of other groups get the same. */
const UNKNOWN_REFERENCE = [texts['errors']!['unknownReference'], ...Object.values(texts['gone']!)];

const namesRowsIn = (example: unknown): boolean =>
  [...(JSON.stringify(example) ?? '').matchAll(/\{(\w+)\}/g)].some(([, name]) => !NOT_OF_A_GROUP.has(name!));

/** True if the example of an operation names rows of the group of whoever made it. */
export const namesRows = (id: OperationId): boolean => namesRowsIn(operationOf(id)['x-example']);

/**
 * Fails unless rows of another group do not exist for the caller, who has all permissions of their own group: 404, or
 * 422 of a reference. A list that is asked for by such a row may also be empty.
 */
export async function assertStrangerSeesNothing(id: OperationId, response: Response): Promise<void> {
  const { access, status } = OPERATIONS[id];
  const { path, query } = operationOf(id)['x-example'];
  if (access === 'admin') expect(response.status).toBe(403);
  else if (!namesRows(id) || IDEMPOTENT.includes(id)) expect(response.status).toBe(status);
  else if (namesRowsIn(path)) expect(response.status).toBe(404);
  else if (response.status === 422)
    expect(UNKNOWN_REFERENCE).toEqual(expect.arrayContaining(await messagesOf(response)));
  else if (namesRowsIn(query) && response.status === 200) expect(await rowsOf(response)).toEqual([]);
  else expect(response.status).toBe(404);
}

async function messagesOf(response: Response): Promise<string[]> {
  const { detail } = (await response.json()) as { detail: { errors: Record<string, string[]> } };
  return [...new Set(Object.values(detail.errors).flat())];
}

/** The list of a response, which is the body or the only array in it. */
async function rowsOf(response: Response): Promise<unknown> {
  const body = (await response.json()) as Record<string, unknown> | unknown[];
  return Array.isArray(body) ? body : Object.values(body).find(Array.isArray);
}
