import { capturePage, CAPTURED_PAGE_PATH } from '#page-capture';
import { loadServerAddress } from './server-address.ts';

chrome.action.onClicked.addListener(({ id, index }) => void sendPage(id, index));

async function sendPage(tabId: number | undefined, index: number): Promise<void> {
  const server = await loadServerAddress();
  if (!server) return chrome.runtime.openOptionsPage();
  const hash = tabId === undefined ? '' : await capture(tabId);
  await chrome.tabs.create({ url: `${server}${CAPTURED_PAGE_PATH}${hash && `#${hash}`}`, index: index + 1 });
}

/** @returns an empty text for pages that browsers close to extensions, such as their own */
async function capture(tabId: number): Promise<string> {
  try {
    const [frame] = await chrome.scripting.executeScript({ target: { tabId }, func: capturePage });
    return frame?.result ?? '';
  } catch {
    return '';
  }
}
