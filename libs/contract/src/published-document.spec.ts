import { OPERATIONS, type OperationId } from './contract.ts';
import { createdAddressOf } from './created-address.ts';
import { responseOf } from './document.ts';
import { answers } from './generated/answers.ts';
import { publishDocument } from './published-document.ts';
import { createContractAjv } from './validation.ts';

const published = JSON.stringify(publishDocument({ aliases: false }));
const withAliases = JSON.stringify(publishDocument({ aliases: true }));

interface PublishedResponse {
  headers?: Record<string, unknown>;
  content?: Record<string, { example?: unknown }>;
}
interface Published {
  paths: Record<string, Record<string, { description: string; responses: Record<string, PublishedResponse> }>>;
  webhooks: Record<string, unknown>;
  components: { schemas: Record<string, unknown> };
}

describe('the published document', () => {
  it('has values in its examples instead of placeholders', () => {
    const examples = JSON.stringify(collectExamples(JSON.parse(published)));
    expect(examples).not.toMatch(/\{\w+\}/);
    expect(examples).toContain('https://example.com/pea-soup');
  });

  it('has an answer of the product for each operation that answers with JSON, in less than 400 kB', () => {
    const { paths } = JSON.parse(published) as Published;
    const missing = Object.entries(OPERATIONS).flatMap(([id, { method, path, status }]) => {
      const { content } = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method]?.responses[status] ?? {};
      return content?.['application/json'] && content['application/json'].example === undefined ? id : [];
    });
    // works only while there is no user
    expect(missing).toEqual(['setUp']);
    expect(JSON.stringify(answers).length).toBeLessThan(400_000);
  });

  it('has answers that fit their schemas and say nothing about the machine that gave them', () => {
    const ajv = createContractAjv();
    const rows = Object.entries(answers).map(([id, answer]) => {
      const known = id as OperationId;
      const schema = responseOf(known, OPERATIONS[known].status)?.content?.['application/json']?.schema;
      return { id, answer, schema: JSON.stringify(schema ?? false).replaceAll('"#/', '"contract#/') };
    });
    // each schema is compiled once
    const faults = [...Map.groupBy(rows, ({ schema }) => schema)].flatMap(([schema, own]) => {
      const validate = ajv.compile(JSON.parse(schema) as object);
      return own.flatMap(({ id, answer }) => (validate(answer) ? [] : `${id}: ${ajv.errorsText(validate.errors)}`));
    });
    expect(faults).toEqual([]);
    expect(JSON.stringify(answers)).not.toMatch(/localhost:\d|127\.0\.0\.1:\d|\/tmp\/|tureen-test/);
  });

  it('names the address of a created row in the answer', () => {
    const { paths } = JSON.parse(published) as Published;
    expect(paths['/foods']?.['post']?.responses['201']?.headers).toHaveProperty('location');
    expect(paths['/users/self/two-factor']?.['post']?.responses['201']?.headers).not.toHaveProperty('location');
    expect(createdAddressOf('createRecipe', 'crème brûlée')).toBe('/recipes/cr%C3%A8me%20br%C3%BBl%C3%A9e');
    expect(createdAddressOf('duplicateFood', { id: 'a' })).toBe('/foods/a');
    expect(createdAddressOf('createShoppingItem', { createdItems: [{ id: 'b' }] })).toBe('/groups/shopping/items/b');
    expect(createdAddressOf('createMealplans', [{ id: 1 }])).toBeUndefined();
  });

  it('has no marks of the tools', () => {
    expect(published).not.toMatch(/"x-(?!request-id)/);
  });

  it('lists aliases in the second document only', () => {
    expect(published).not.toContain('listMealplansAlias1');
    expect(withAliases).toContain('listMealplansAlias1');
  });

  it('says who may call an operation, and with which tokens', () => {
    const { paths } = JSON.parse(published) as Published;
    expect(paths['/recipes']?.['get']?.description).toMatch(/\*\*Scopes of tokens:\*\* `write`, `read`, `planning`\./);
    expect(paths['/groups/shopping/lists']?.['post']?.description).toContain('`write`, `shopping`.');
    expect(paths['/admin/backups']?.['get']?.description).toContain(
      'administrators. **Scopes of tokens:** `write`, `administration`.',
    );
  });

  it('describes each kind of event and names enums', () => {
    const { webhooks, components } = JSON.parse(published) as Published;
    expect(Object.keys(webhooks)).toEqual(expect.arrayContaining(['recipe', 'shopping-list', 'mealplan']));
    expect(components.schemas).toMatchObject({
      ApiTokenScope: { enum: ['write', 'read', 'shopping', 'planning', 'import', 'administration'] },
      ApiToken: { properties: { scope: { $ref: '#/components/schemas/ApiTokenScope' } } },
    });
  });
});

function collectExamples(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  // answers can have the braces of line templates
  return Object.entries(value)
    .filter(([key]) => key !== 'responses')
    .flatMap(([key, entry]) => (key === 'example' ? [entry] : collectExamples(entry)));
}
