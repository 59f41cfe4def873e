/** Runs the browser tests on the built product; Nx calls it for `npm run test:e2e -- [Playwright arguments]`. */
import { spawnSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { chromiumPath } from './browser.ts';

async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

const chromium = await chromiumPath();
const args = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'apps/e2e', ...process.argv.slice(2)];
const env = {
  ...process.env,
  E2E_PORT: await freePort(),
  E2E_SITE_PORT: await freePort(),
  E2E_PROVIDER_PORT: await freePort(),
  NODE_OPTIONS: '--conditions=source --no-warnings',
  ...(chromium && { CHROMIUM_PATH: chromium }),
};
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1;
