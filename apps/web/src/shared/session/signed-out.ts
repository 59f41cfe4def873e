const KEY = 'tureen.signed-out';

/** Notes in this tab that somebody signed out, so that the sign-in page does not lead to the provider, which would sign in again. */
export function setSignedOut(isSignedOut: boolean): void {
  try {
    if (isSignedOut) sessionStorage.setItem(KEY, 'true');
    else sessionStorage.removeItem(KEY);
  } catch {
    // private windows may have no storage
  }
}

export function isSignedOut(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
