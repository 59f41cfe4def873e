const swc = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
  },
  module: { type: 'es6' },
};
const rootDir = new URL('..', import.meta.url).pathname;
const shared = {
  rootDir,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  setupFiles: ['<rootDir>/libs/testing/src/preload.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc] },
  globalSetup: '<rootDir>/libs/testing/src/global-setup.ts',
  globalTeardown: '<rootDir>/libs/testing/src/global-teardown.ts',
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/data', '<rootDir>/.tmp'],
};

/** unit: libs and tools, without a server; web: what runs in browsers, in a document; api: the HTTP API on a real PostgreSQL; operations: the built product, killed and restarted. */
export default {
  rootDir,
  // long enough that only a test that hangs reaches it, even on a busy machine
  testTimeout: 120_000,
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/{libs/!(ui),tools}/**/*.spec.ts'] },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: 'jest-fixed-jsdom',
      testEnvironmentOptions: {},
      setupFiles: [...shared.setupFiles, '<rootDir>/tools/jsdom-set-up.mjs'],
      moduleNameMapper: {
        // each class name of a CSS module is its own value
        '\\.module\\.css$': 'identity-obj-proxy',
        // by their paths and not through the condition "source", which some npm packages have, too
        '^#([\\w-]+)/(.+)$': '<rootDir>/libs/$1/src/$2.ts',
        '^#([\\w-]+)$': '<rootDir>/libs/$1/src/index.ts',
      },
      testMatch: ['<rootDir>/{libs/ui,apps/web}/**/*.spec.{ts,tsx}'],
    },
    {
      ...shared,
      displayName: 'api',
      setupFilesAfterEnv: ['<rootDir>/apps/api/test/support/set-up-tests.ts'],
      testMatch: ['<rootDir>/apps/{api,worker}/**/*.spec.ts'],
    },
    {
      ...shared,
      displayName: 'operations',
      setupFilesAfterEnv: ['<rootDir>/apps/e2e/operations/support/clean-up.ts'],
      testMatch: ['<rootDir>/apps/e2e/operations/*.spec.ts'],
    },
  ],
};
