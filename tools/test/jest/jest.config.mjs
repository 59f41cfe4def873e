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
const rootDir = new URL('../../..', import.meta.url).pathname;
const shared = {
  rootDir,
  setupFiles: ['<rootDir>/libs/testing/src/preload.ts'],
  globalSetup: '<rootDir>/libs/testing/src/global-setup.ts',
  globalTeardown: '<rootDir>/libs/testing/src/global-teardown.ts',
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/data', '<rootDir>/.tmp'],
};
const onServer = { ...shared, transform: {}, runner: '<rootDir>/tools/test/jest/warm-runner.ts' };

const api = { ...onServer, setupFilesAfterEnv: ['<rootDir>/apps/api/test/support/set-up-tests.ts'] };
/** Ending of slow test files, which only `npm run test:long` runs. */
const LONG = '\\.long\\.spec\\.ts$';

/**
 * unit: libs and tools, without a server; web: what runs in browsers, in a document; api: the HTTP API on a real
 * PostgreSQL; long: slow tests of both; operations: the built product, killed and restarted.
 */
export default {
  rootDir,
  // long enough that only a test that hangs reaches it, even on a busy machine
  testTimeout: 120_000,
  projects: [
    {
      ...onServer,
      displayName: 'unit',
      testMatch: ['<rootDir>/{libs/!(ui|jobs),tools}/**/*.spec.ts'],
      testPathIgnorePatterns: [LONG],
    },
    {
      ...onServer,
      displayName: 'unit',
      // jobs are registered when their modules are loaded, and each of these files has some of its own
      testEnvironmentOptions: { isFreshProcess: true },
      testMatch: ['<rootDir>/libs/jobs/**/*.spec.ts'],
      testPathIgnorePatterns: [LONG],
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: 'jest-fixed-jsdom',
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      transform: { '^.+\\.tsx?$': ['@swc/jest', swc] },
      setupFiles: [...shared.setupFiles, '<rootDir>/tools/test/jest/jsdom-set-up.mjs'],
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
      ...api,
      displayName: 'api',
      testMatch: ['<rootDir>/apps/{api,worker}/**/*.spec.ts'],
      testPathIgnorePatterns: [LONG],
    },
    {
      ...api,
      displayName: 'long',
      testEnvironmentOptions: { isFreshProcess: true },
      testMatch: ['<rootDir>/{libs,apps/api}/**/*.long.spec.ts'],
    },
    {
      ...onServer,
      displayName: 'operations',
      setupFilesAfterEnv: ['<rootDir>/apps/e2e/operations/support/clean-up.ts'],
      testMatch: ['<rootDir>/apps/e2e/operations/*.spec.ts'],
    },
  ],
};
