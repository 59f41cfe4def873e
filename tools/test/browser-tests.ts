/**
 * Runs the browser tests on the built product: `node tools/test/browser-tests.ts [--scope=quick|long] [--slowest]
 * [Playwright arguments]`. The scopes are in apps/e2e/playwright.config.ts.
 */
import { spawnSync } from 'node:child_process';
import { freePort } from '../../libs/testing/src/free-port.ts';
import { chromiumPath } from './chromium.ts';

const given = process.argv.slice(2);
const scope = given.find((argument) => argument.startsWith('--scope='));
const chromium = await chromiumPath();
const args = [
  'node_modules/@playwright/test/cli.js',
  ...['test', '-c', 'apps/e2e'],
  ...given.filter((argument) => argument !== scope && argument !== '--slowest'),
];
const env = {
  ...process.env,
  E2E_PORT: String(await freePort()),
  E2E_SITE_PORT: String(await freePort()),
  E2E_PROVIDER_PORT: String(await freePort()),
  E2E_NODE: process.execPath,
  E2E_SCOPE: scope?.split('=')[1] ?? 'all',
  ...(given.includes('--slowest') && { E2E_SLOWEST: 'true' }),
  NODE_OPTIONS: '--conditions=source --no-warnings',
  ...(chromium && { CHROMIUM_PATH: chromium }),
};
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1;
