import { isCapturedPage } from '#page-capture';
import { tabStorage } from '../browser/browser-storage.ts';

const KEY = 'tureen.captured-page';
/** A sign-in at the provider takes no longer. */
const MAX_AGE_MS = 10 * 60_000;

interface Stored {
  hash: string;
  storedAt: number;
}

/** Stores the captured page in the hash of the address before the browser leaves for the provider, which drops the hash. */
export function storeCapturedPage(): void {
  const hash = location.hash.slice(1);
  // a page larger than the storage is sent again from its site
  if (isCapturedPage(hash)) tabStorage.set(KEY, { hash, storedAt: Date.now() } satisfies Stored);
}

/** Returns the hash that was stored before the sign-in, once. */
export function takeCapturedPage(): string | undefined {
  const stored = tabStorage.get<Stored>(KEY);
  tabStorage.remove(KEY);
  return stored && Date.now() - stored.storedAt < MAX_AGE_MS ? stored.hash : undefined;
}
