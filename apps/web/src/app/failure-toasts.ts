import type { i18n as I18n } from 'i18next';
import { isNetworkFailure, isProblem } from '#client';
import { toast } from '#ui';

/** Refusals of a sign-in, where nobody was signed in. */
const failedSignIns = new Set([
  'auth.invalidCredentials',
  'auth.secondStepNeeded',
  'auth.wrongCode',
  'auth.challengeOver',
  'auth.passkeyRefused',
]);

/** Nobody is signed in any more; a wrong password is another matter. */
export const isSessionEnd = (error: unknown): boolean => isProblem(error, 401) && !failedSignIns.has(error.code);

export function failureMessage(i18n: I18n, error: unknown): string {
  if (isSessionEnd(error)) return i18n.t('session.ended');
  if (isProblem(error) && error.message) return error.message;
  return i18n.t(isNetworkFailure(error) ? 'error.offline' : 'error.unexpected');
}

export function showFailure(i18n: I18n, error: unknown): void {
  toast({ kind: 'error', text: failureMessage(i18n, error) });
}
