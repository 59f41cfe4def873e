import { tabStorage } from '../browser/browser-storage.ts';

const KEY = 'tureen.signed-out';

/** Notes in this tab that somebody signed out, so that the sign-in page does not lead to the provider, which would sign in again. */
export function setSignedOut(isSignedOut: boolean): void {
  if (isSignedOut) tabStorage.set(KEY, true);
  else tabStorage.remove(KEY);
}

export const isSignedOut = (): boolean => tabStorage.get(KEY) === true;
