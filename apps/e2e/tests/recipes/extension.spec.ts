import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { productUrl, sessionFile, siteUrl } from '../../support/settings.ts';
import { startFirefox } from '../../support/other-browsers/firefox.ts';
import { memberCookie } from '../../support/site.ts';

const folder = resolve(import.meta.dirname, '../../../../dist/extension');
/** Debian's Chromium: the one from npm is a headless shell, which has no extensions. */
const program = process.env['EXTENSION_CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const isInstalled = (command: string) => !spawnSync(command, ['--version'], { stdio: 'ignore' }).error;

test(
  'the extension asks for the server once and sends a page that refuses servers',
  { tag: ['@long', '@once'] },
  async () => {
    test.skip(!isInstalled(program) && !process.env['OTHER_BROWSERS'], 'chromium is not installed');
    const context = await chromium.launchPersistentContext(test.info().outputPath('profile'), {
      executablePath: program,
      args: ['--no-sandbox', '--disable-gpu', '--enable-unsafe-extension-debugging'],
      ignoreDefaultArgs: ['--disable-extensions'],
      locale: 'en-US',
    });
    try {
      const browser = context.browser();
      if (!browser) throw new Error('The browser has ended');
      const session = await browser.newBrowserCDPSession();
      const { id } = await session.send('Extensions.loadUnpacked', { path: folder });
      const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
      // a press before the worker has started is lost
      await expect.poll(() => worker.evaluate('chrome.action.onClicked.hasListeners()')).toBe(true);
      const { cookies } = JSON.parse(readFileSync(sessionFile, 'utf8')) as {
        cookies: Parameters<typeof context.addCookies>[0];
      };
      await context.addCookies([...cookies, { name: memberCookie, value: 'yes', url: siteUrl }]);
      const page = await context.newPage();
      const address = `${siteUrl}/members/leek-soup?${crypto.randomUUID()}`;
      await page.goto(address);
      const press = async () => {
        await page.bringToFront();
        const { targetInfos } = await session.send('Target.getTargets', { filter: [{ type: 'tab' }] });
        const targetId = targetInfos.find(({ url }) => url === address)?.targetId ?? '';
        const opened = context.waitForEvent('page');
        await session.send('Extensions.triggerAction', { id, targetId });
        return opened;
      };

      const options = await press();
      await options.getByLabel('Address of your Tureen').fill(`${productUrl}/`);
      const closed = options.waitForEvent('close');
      await options.getByRole('button', { name: 'Save' }).click();
      await closed;

      const review = await press();
      await expect(review).toHaveURL(new RegExp(`^${productUrl}/recipe/create/page#page=`));
      await expect(review.getByText(address)).toBeVisible();
      await review.getByRole('button', { name: 'Import', exact: true }).click();
      await expect(review.getByRole('heading', { level: 1 })).toHaveText(/^Leek soup with potatoes/);
      await expect(review.getByRole('region', { name: 'Import review' })).toBeVisible();
    } finally {
      await context.close();
    }
  },
);

test('Firefox loads the extension', { tag: ['@long', '@once'] }, async () => {
  test.skip(!isInstalled('firefox-esr') && !process.env['OTHER_BROWSERS'], 'firefox-esr is not installed');
  const firefox = await startFirefox();
  try {
    expect(await firefox.install(folder)).toBe('tureen@tureen.invalid');
  } finally {
    await firefox.close();
  }
});
