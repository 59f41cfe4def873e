import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { isInstalled } from './support/other-browsers/browser.ts';
import { productUrl, scope, sessionFile } from './support/settings.ts';

const launchOptions = {
  executablePath: process.env['CHROMIUM_PATH'],
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    // test machines have no graphics card, and emulating one is the dearest way to draw
    '--disable-gpu',
    // pages live for seconds: optimized code costs more than it saves
    '--js-flags=--no-maglev --no-turbofan',
  ],
};
const signedIn = { dependencies: ['set-up'], testIgnore: /set-up\.spec/, use: { storageState: sessionFile } };
/** About what happens, not how it looks, and the same on every screen; by keyboard; or at a size of their own. */
const onDesktopOnly = new RegExp(
  `/(${[
    ...['set-up', 'administrator', 'amounts', 'assets', 'browsers', 'comments', 'foreign-media', 'group-data'],
    ...['history', 'import', 'import-review', 'live', 'migrations', 'notifications', 'odd-input', 'offline'],
    ...['offline-cache', 'own-data', 'photos', 'ranges', 'reports', 'sign-in-methods', 'step-facts', 'timeline'],
    ...['two-people', 'unsaved', 'waiting-changes', 'words'],
    ...['household-tasks', 'keyboard', 'openers', 'other-browsers', 'seen-otherwise', 'server-tasks', 'tasks'],
  ].join('|')})\\.spec`,
);

/**
 * `npm test` runs main paths on a desktop and differences on a phone; the rest runs with `npm run test:long`. Tests that
 * bring their own devices (@once) skip the phone, and those that look at more in the long run are in both (@twice).
 */
const DESKTOP = { quick: { grepInvert: /@long/ }, long: { grep: /@long|@twice/ }, all: {} };
const PHONE = { quick: { grep: /@phone/ }, long: { grepInvert: /@once|@phone/ }, all: { grepInvert: /@once/ } };

/** The tasks by keyboard in English, in Firefox as well; left out on machines without it. */
const firefox = {
  name: 'firefox',
  ...signedIn,
  testMatch: /tasks\.spec/,
  grep: /in en-US/,
  use: {
    ...devices['Desktop Firefox'],
    ...signedIn.use,
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: join(import.meta.dirname, 'support/other-browsers/firefox.sh'),
      firefoxUserPrefs: {
        'ui.prefersReducedMotion': 1,
        // a fine pointer that can hover, which a browser without a window does not report
        'ui.primaryPointerCapabilities': 6,
        'ui.allPointerCapabilities': 6,
      },
    },
  },
};
const hasFirefox = scope !== 'quick' && (isInstalled('firefox-esr') || Boolean(process.env['OTHER_BROWSERS']));

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
  reporter: [
    ['list'],
    ['./support/outcome-reporter.ts'],
    ...(process.env['E2E_SLOWEST'] ? [['./support/slowest-reporter.ts'] as const] : []),
  ],
  use: {
    baseURL: productUrl,
    launchOptions,
    contextOptions: { reducedMotion: 'reduce' },
    // it fetches the whole app for each new browser, which takes longer than most tests; those about it let it in
    serviceWorkers: 'block',
    // recording costs a third of a test's time
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'set-up', testMatch: /set-up\.spec/, use: devices['Desktop Chrome'] },
    {
      name: 'desktop',
      ...signedIn,
      ...DESKTOP[scope],
      use: { ...devices['Desktop Chrome'], ...signedIn.use },
    },
    {
      name: 'phone',
      ...signedIn,
      ...PHONE[scope],
      testIgnore: onDesktopOnly,
      use: { ...devices['Pixel 7'], ...signedIn.use },
    },
    ...(hasFirefox ? [firefox] : []),
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
