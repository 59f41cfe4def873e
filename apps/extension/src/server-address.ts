const KEY = 'server';

/** Address of the person's Tureen, without a slash at its end; empty before it is set. */
export async function loadServerAddress(): Promise<string> {
  const { [KEY]: address } = await chrome.storage.sync.get(KEY);
  return typeof address === 'string' ? address : '';
}

export async function saveServerAddress(address: string): Promise<void> {
  const { origin, pathname } = new URL(address);
  await chrome.storage.sync.set({ [KEY]: origin + pathname.replace(/\/+$/, '') });
}
