import { publishDocument } from './published-document.ts';

const published = JSON.stringify(publishDocument({ aliases: false }));
const withAliases = JSON.stringify(publishDocument({ aliases: true }));

interface Published {
  paths: Record<string, Record<string, { description: string }>>;
  webhooks: Record<string, unknown>;
  components: { schemas: Record<string, unknown> };
}

describe('the published document', () => {
  it('has values in its examples instead of placeholders', () => {
    const examples = JSON.stringify(collectExamples(JSON.parse(published)));
    expect(examples).not.toMatch(/\{\w+\}/);
    expect(examples).toContain('https://example.com/pea-soup');
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
    expect(paths['/recipes']?.['get']?.description).toMatch(/\*\*Scopes of tokens:\*\* `read`, `write`/);
    expect(paths['/groups/shopping/lists']?.['post']?.description).toContain('`shopping`, `write`');
    expect(paths['/admin/backups']?.['get']?.description).toContain('administrators. **Scopes of tokens:** `write`');
  });

  it('describes each kind of event and names enums', () => {
    const { webhooks, components } = JSON.parse(published) as Published;
    expect(Object.keys(webhooks)).toEqual(expect.arrayContaining(['recipe', 'shopping-list', 'mealplan']));
    expect(components.schemas).toMatchObject({
      ApiTokenScope: { enum: ['write', 'read', 'shopping'] },
      ApiToken: { properties: { scope: { $ref: '#/components/schemas/ApiTokenScope' } } },
    });
  });
});

function collectExamples(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => (key === 'example' ? [entry] : collectExamples(entry)));
}
