import { defineConfig, devices } from '@playwright/test';
import { productUrl, sessionFile } from './support/settings.ts';

const launchOptions = {
  executablePath: process.env['CHROMIUM_PATH'],
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
};
const signedIn = { dependencies: ['set-up'], testIgnore: /set-up\.spec/, use: { storageState: sessionFile } };
/** About what happens, not how it looks: the same on every screen. */
const onDesktopOnly =
  /(set-up|assets|comments|group-data|history|import|import-review|live|migrations|notifications|odd-input|photos|ranges|reports|timeline|unsaved|waiting-changes|ways-to-sign-in|words)\.spec/;

/** One product for all tests, on a data folder of its own; `set-up` makes its administrator. */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'results',
  fullyParallel: true,
  forbidOnly: true,
  // on a busy machine a test may time out once; a test that needs a second attempt is reported as flaky
  retries: 1,
  workers: 2,
  // a test takes seconds, but a busy machine is slow
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: productUrl,
    launchOptions,
    // it fetches the whole app for each new browser, which takes longer than most tests; those about it let it in
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'set-up', testMatch: /set-up\.spec/, use: devices['Desktop Chrome'] },
    { name: 'desktop', ...signedIn, use: { ...devices['Desktop Chrome'], ...signedIn.use } },
    // what brings its own devices runs once
    {
      name: 'phone',
      grepInvert: /@once/,
      ...signedIn,
      testIgnore: onDesktopOnly,
      use: { ...devices['Pixel 7'], ...signedIn.use },
    },
  ],
  webServer: {
    command: `"${process.execPath}" --no-warnings --conditions=source apps/e2e/support/serve.ts`,
    cwd: '../..',
    env: { NODE_OPTIONS: '' },
    url: `${productUrl}/api/health`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
  },
});
