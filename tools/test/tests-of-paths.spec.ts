import { testsOf } from './tests-of-paths.ts';

describe('the tests that belong to a path', () => {
  it('are those of the area for a library', () => {
    const { jestPatterns } = testsOf(['libs/shopping']);
    expect(jestPatterns).toContain('libs/shopping/src/merging/merging.spec.ts');
    expect(jestPatterns).toContain('apps/api/test/shopping/shopping.spec.ts');
  });

  it('are the one with the same name where there is one', () => {
    const { jestPatterns } = testsOf(['libs/recipes/src/history/save-version.ts']);
    expect(jestPatterns).toContain('apps/api/test/recipes/history.spec.ts');
    expect(jestPatterns).not.toContain('apps/api/test/recipes/imports.spec.ts');
  });

  it('are a test file itself, in a browser where it is a browser test', () => {
    const spec = 'apps/e2e/tests/recipes/find.spec.ts';
    expect(testsOf([spec])).toEqual({ jestPatterns: [], browserPatterns: [spec] });
  });

  it('are those of the contract for the route table', () => {
    expect(testsOf(['openapi/openapi.yaml']).jestPatterns).toContain('apps/api/test/contract/permissions.spec.ts');
  });
});
