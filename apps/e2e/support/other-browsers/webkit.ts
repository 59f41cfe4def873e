import { globSync } from 'node:fs';
import { eventually } from '#testing/eventually';
import { freePort } from '#testing/free-port';
import { type DrivenBrowser, isObject, startProgram } from './browser.ts';

/** Longest time of one command. */
const PATIENCE_MS = 30_000;

/** The small browser that comes with WebKitGTK. */
const browserPath = (): string | undefined => globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0];

/** Starts WebKitGTK on a screen of its own and drives it by WebDriver (https://www.w3.org/TR/webdriver2). */
export async function startWebKit(): Promise<DrivenBrowser> {
  const screen = startProgram('Xvfb', () => ['-displayfd', '1', '-screen', '0', '1280x1000x24']);
  const display = `:${await screen.printed(/^(\d+)$/m)}`;
  const port = await freePort();
  const driver = startProgram('WebKitWebDriver', () => [`--port=${port}`], {
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    // its sandbox needs rights that containers do not have
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  });
  const stop = async () => {
    await driver.stop();
    await screen.stop();
  };
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${isObject(value) ? String(value['message']) : response.status}`);
    return value;
  };
  const status = () => fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
  await eventually(status, 'WebKitWebDriver answers');
  const binary = { binary: browserPath(), args: ['--automation', '--geometry=1280x1000'] };
  const created = await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': binary } },
  });
  const session = `/session/${isObject(created) ? String(created['sessionId']) : ''}`;
  return {
    navigate: async (url) => void (await call('POST', `${session}/url`, { url })),
    evaluate: (expression) => call('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] }),
    act: async (actions) => void (await call('POST', `${session}/actions`, { actions })),
    screenshot: async () => Buffer.from(String(await call('GET', `${session}/screenshot`)), 'base64'),
    close: async () => {
      await call('DELETE', session).catch(() => undefined);
      await stop();
    },
  };
}
