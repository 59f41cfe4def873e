import { OPERATIONS, type OperationId } from '#contract';
import { operationOf } from '#contract/document';
import type { Person } from './app.ts';
import { assertConforms } from './contract-client.ts';
import type { Placeholders } from './placeholders.ts';

export const operationIds = Object.keys(OPERATIONS) as OperationId[];

const BODY = {
  json: (body: unknown) => ({ body: JSON.stringify(body), type: 'application/json' }),
  form: (body: unknown) => ({ body: new URLSearchParams(body as Record<string, string>), type: undefined }),
  multipart: (body: unknown) => ({ body: formData(body as Record<string, string | Blob>), type: undefined }),
};

function formData(fields: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

interface ExampleOptions {
  signedIn?: boolean;
  /** Fields of the body that are sent instead of the example's. */
  fields?: object;
}

/** Path of the example's address, without the query. */
export async function addressOf(
  id: OperationId,
  caller: Person,
  placeholders: Pick<Placeholders, 'fill'>,
): Promise<string> {
  const filled = (await placeholders.fill(operationOf(id)['x-example'].path ?? {}, caller)) as Record<string, string>;
  return `/api${OPERATIONS[id].path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(filled[name])))}`;
}

/** Sends the example of an operation; the answer conforms to the contract or this fails. */
export async function sendExample(
  url: string,
  id: OperationId,
  caller: Person,
  placeholders: Pick<Placeholders, 'fill'>,
  { signedIn = true, fields }: ExampleOptions = {},
): Promise<Response> {
  const { method, consumes } = OPERATIONS[id];
  const { query = {}, body } = operationOf(id)['x-example'];
  const address = await addressOf(id, caller, placeholders);
  const content = await placeholders.fill(body, caller);
  const sent =
    consumes && body !== undefined
      ? BODY[consumes](fields ? { ...(content as object), ...fields } : content)
      : undefined;
  const response = await fetch(`${url}${address}${queryOf(await placeholders.fill(query, caller))}`, {
    method: method.toUpperCase(),
    redirect: 'manual',
    headers: {
      ...(signedIn && { authorization: `Bearer ${caller.token}` }),
      ...(sent?.type && { 'content-type': sent.type }),
    },
    body: sent?.body,
  });
  await assertConforms(id, response);
  return response;
}

function queryOf(query: unknown) {
  const pairs = Object.entries(query as Record<string, unknown>).flatMap(([key, value]) =>
    [value].flat().map((one) => [key, String(one)] as [string, string]),
  );
  return pairs.length ? `?${new URLSearchParams(pairs).toString()}` : '';
}
