import type { ValidateFunction } from 'ajv';
import createClient, { type Middleware } from 'openapi-fetch';
import type { CheckedMethods } from '#client';
import { OPERATIONS, type OperationId, type paths } from '#contract';
import { document, responseOf, type Schema } from '#contract/document';
import { createContractAjv } from '#contract/validation';

const ajv = createContractAjv();

/** Operation and status of every response that a test has received. */
export const seen = new Set<string>();

const byRoute = new Map<string, OperationId>();
for (const [path, item] of Object.entries(document.paths)) {
  for (const [method, operation] of Object.entries(item)) {
    if ('operationId' in operation) byRoute.set(`${method} ${path}`, operation['x-alias-of'] ?? operation.operationId);
  }
}

/** Fails if the contract does not allow the response. */
export async function assertConforms(id: OperationId, response: Response): Promise<void> {
  const declared = responseOf(id, response.status);
  if (!declared)
    throw new Error(
      `${id} answered ${response.status}, which the contract does not declare: ${await response.clone().text()}`,
    );
  const schema = declared.content?.['application/json']?.schema;
  if (schema) {
    const body: unknown = await response.clone().json();
    const validate = validatorOf(schema);
    if (!validate(body))
      throw new Error(
        `${id} ${response.status}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(body).slice(0, 500)}`,
      );
  }
  seen.add(`${id} ${response.status}`);
}

const validators = new Map<Schema, ValidateFunction>();

/** Compiling a schema takes longer than most requests, so each is compiled once a process. */
function validatorOf(schema: Schema): ValidateFunction {
  const known = validators.get(schema);
  if (known) return known;
  const rule = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as object;
  const validator = ajv.compile(rule);
  validators.set(schema, validator);
  return validator;
}

const conforms: Middleware = {
  async onResponse({ request, response, schemaPath }) {
    const id = byRoute.get(`${request.method.toLowerCase()} ${schemaPath}`);
    if (id) await assertConforms(id, response);
  },
};

export type Api = CheckedMethods;

const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH'] as const;

interface Result {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** Makes reading the data of a failed call throw with the response, so that no test goes on with undefined. */
const checked = ({ data, error, response }: Result) => ({
  get data() {
    if (!response.ok) throw new Error(`${response.status} ${response.url}: ${JSON.stringify(error)}`);
    return data;
  },
  error,
  response,
});

/** Creates the SDK's client, which fails a test whose response does not conform to the contract. */
export function contractClient(url: string, token?: string, headers: Record<string, string> = {}): Api {
  const client = createClient<paths>({
    baseUrl: `${url}/api`,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
  });
  client.use(conforms);
  const methods = METHODS.map((method) => {
    const send = client[method] as (...args: unknown[]) => Promise<Result>;
    return [method, async (...args: unknown[]) => checked(await send(...args))];
  });
  return Object.fromEntries(methods) as Api;
}

export { OPERATIONS };
