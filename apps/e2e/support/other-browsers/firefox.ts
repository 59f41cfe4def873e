import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DrivenBrowser, isObject, startProgram } from './browser.ts';

/** Keeps Firefox from asking other servers for settings and updates. */
const PREFERENCES = `
user_pref('app.normandy.enabled', false);
user_pref('browser.aboutwelcome.enabled', false);
user_pref('datareporting.policy.dataSubmissionEnabled', false);
user_pref('network.captive-portal-service.enabled', false);
user_pref('network.connectivity-service.enabled', false);
user_pref('services.settings.server', 'data:,');
`;

interface Firefox extends DrivenBrowser {
  /** Loads an unpacked extension and returns its id. */
  install: (folder: string) => Promise<unknown>;
}

/** Starts Firefox and drives it by WebDriver BiDi (https://w3c.github.io/webdriver-bidi). */
export async function startFirefox(): Promise<Firefox> {
  const firefox = startProgram('firefox-esr', (home) => {
    writeFileSync(join(home, 'user.js'), PREFERENCES);
    return [
      '--headless',
      '--no-remote',
      '--profile',
      home,
      '--remote-debugging-port=0',
      '--width=1280',
      '--height=900',
    ];
  });
  const address = await firefox.printed(/WebDriver BiDi listening on (ws:\S+)/);
  const { send, close } = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  const tree = await send('browsingContext.getTree', {});
  const [page] = Array.isArray(tree['contexts']) ? tree['contexts'] : [];
  const context = isObject(page) ? page['context'] : undefined;
  return {
    navigate: async (url) => {
      const go = () => send('browsingContext.navigate', { context, url, wait: 'complete' });
      // a navigation that the page has begun itself may end this one with an error
      await go().catch(go);
    },
    evaluate: async (expression) => {
      const answer = await send('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value) ?? 'null')`,
        target: { context },
        awaitPromise: true,
      });
      const result = isObject(answer['result']) ? answer['result'] : {};
      if (typeof result['value'] !== 'string') throw new Error(`${expression}: ${JSON.stringify(answer)}`);
      return JSON.parse(result['value']);
    },
    install: async (path) =>
      (await send('webExtension.install', { extensionData: { type: 'path', path } }))['extension'],
    act: async (actions) => void (await send('input.performActions', { context, actions })),
    screenshot: async () => {
      const { data } = await send('browsingContext.captureScreenshot', { context });
      return Buffer.from(String(data), 'base64');
    },
    close: async () => {
      close();
      await firefox.stop();
    },
  };
}

type Answer = Record<string, unknown>;

/** Opens a connection on which commands and their answers have numbers. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  const waiting = new Map<unknown, (message: Answer) => void>();
  let last = 0;
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`No connection to ${address}`)));
  });
  socket.addEventListener('message', ({ data }) => {
    const message: unknown = JSON.parse(String(data));
    if (isObject(message)) waiting.get(message['id'])?.(message);
  });
  const send = async (method: string, params: object): Promise<Answer> => {
    const id = ++last;
    const answer = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, result, message } = await answer;
    waiting.delete(id);
    if (type === 'error' || !isObject(result)) throw new Error(`${method}: ${String(message)}`);
    return result;
  };
  return { send, close: () => socket.close() };
}
