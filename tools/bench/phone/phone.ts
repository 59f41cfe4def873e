import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { chromiumPath } from '../../test/chromium.ts';
import { median } from '../product/measure.ts';
import type { Figure } from '../product/product.ts';
import { databaseUrl, signUp, startProduct, stop } from '../product/running-product.ts';
import { seed } from '../product/seed.ts';
import { interactions, type Interaction, type Places } from './interactions.ts';
import { seedPhone } from './seed-phone.ts';

/** How much slower than this machine the phone is. */
const SLOWER = 4;
const REPETITIONS = 5;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/** Measures interactions of the built product on a phone with a slow processor: milliseconds to the next paint. */
export async function measurePhone(short: boolean, only = ''): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tureen-bench-'));
  // PostgreSQL runs as another account if root runs this
  chmodSync(folder, 0o755);
  const server = await startProduct(folder);
  const executablePath = await chromiumPath();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const person = await signUp(server.origin);
    const client = new pg.Client({ connectionString: databaseUrl(folder) });
    await client.connect();
    await seed(client, { groupId: person.groupId, ownerId: person.id, recipes: 200 });
    await client.end();
    const places = await seedPhone(server, person);
    const context = await browser.newContext({ ...PHONE, baseURL: server.origin, serviceWorkers: 'block' });
    // it never ends, and would bring the page's own changes back to it
    await context.route('**/groups/events/stream*', (route) => route.fulfill({ status: 204 }));
    const [name, value] = person.cookie.split('=') as [string, string];
    await context.addCookies([{ name, value, url: server.origin }]);
    const figures: Figure[] = [];
    for (const interaction of interactions.filter((one) => one.name.includes(only))) {
      const page = await context.newPage();
      await page.addInitScript(COLLECT);
      page.setDefaultTimeout(10_000);
      figures.push(
        await figureOf(page, interaction, places, short ? 1 : REPETITIONS).catch((error: Error): Figure => {
          return [interaction.name, `not measured: ${error.message.split('\n')[0]}`];
        }),
      );
      await page.close();
    }
    return figures;
  } finally {
    await browser.close();
    await stop(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function figureOf(page: Page, interaction: Interaction, places: Places, repetitions: number): Promise<Figure> {
  const { name, targetMs, path, prepare, act, undo } = interaction;
  await page.goto(path(places), { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await prepare?.(page);
  const delays: number[] = [];
  // the first time loads and compiles code
  for (let repetition = 0; repetition <= repetitions; repetition++) {
    await takeDelay(page);
    await act(page);
    delays.push(await takeDelay(page));
    await undo?.(page);
  }
  const [first = 0, ...others] = delays;
  const text = `${median(others)} ms, best ${Math.min(...others)}, worst ${Math.max(...others)}, first ${first}`;
  return [name, text, `target <= ${targetMs} ms`];
}

// scripts of the page as texts, because the tools are checked without the types of browsers
/** Collects delays; 16 ms is the least that browsers report. */
const COLLECT = `globalThis.delays = [];
new PerformanceObserver((list) => delays.push(...list.getEntries().map(({ duration }) => duration)))
  .observe({ type: 'event', durationThreshold: 16 });`;
const IDLE = 'new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))';

/** @returns the longest delay since the last call, once the page has painted and is idle */
async function takeDelay(page: Page): Promise<number> {
  await page.evaluate(`${IDLE}.then(() => ${IDLE})`);
  return page.evaluate<number>('Math.max(0, ...delays.splice(0))');
}
