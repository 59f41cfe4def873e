import { isCapturedPage } from '#page-capture';

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
  if (!isCapturedPage(hash)) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ hash, storedAt: Date.now() } satisfies Stored));
  } catch {
    // a page larger than the storage is sent again from its site
  }
}

/** Returns the hash that was stored before the sign-in, once. */
export function takeCapturedPage(): string | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const { hash, storedAt } = JSON.parse(text ?? '{}') as Partial<Stored>;
    return hash && Date.now() - (storedAt ?? 0) < MAX_AGE_MS ? hash : undefined;
  } catch {
    // private windows may have no storage
    return undefined;
  }
}
