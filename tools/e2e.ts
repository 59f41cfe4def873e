/** Runs the browser tests on the built product: `npm run test:e2e -- [Playwright arguments]`. */
import { createServer, type AddressInfo } from 'node:net';
import { chromiumPath } from './browser.ts';
import { build, isStale } from './build.ts';
import { programs, runNode } from './steps.ts';

async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

if (isStale()) build();
const chromium = await chromiumPath();
const passed = runNode([programs.playwright, 'test', '-c', 'apps/e2e', ...process.argv.slice(2)], {
  E2E_PORT: await freePort(),
  E2E_SITE_PORT: await freePort(),
  NODE_OPTIONS: '--conditions=source --no-warnings',
  ...(chromium && { CHROMIUM_PATH: chromium }),
});
process.exitCode = passed ? 0 : 1;
