import type { i18n as I18n } from 'i18next';
import { type ApiProblem, isNetworkFailure, isProblem } from '#client';
import { toast } from '#ui';

/** Error codes of refused sign-ins, which do not end a session. */
const failedSignIns = new Set([
  'auth.invalidCredentials',
  'auth.secondStepNeeded',
  'auth.wrongCode',
  'auth.challengeOver',
  'auth.passkeyRefused',
]);

/** True if the session has ended; a wrong password is a 401 as well but does not end it. */
export const isSessionEnd = (error: unknown): boolean => isProblem(error, 401) && !failedSignIns.has(error.code);

export function errorMessage(i18n: I18n, error: unknown): string {
  if (isSessionEnd(error)) return i18n.t('session.ended');
  if (isProblem(error, 403) && error.code === 'errors.forbidden') return i18n.t('error.forbidden');
  if (isProblem(error) && error.message) return [error.message, ...objections(error)].join(' ');
  return i18n.t(isNetworkFailure(error) ? 'error.offline' : 'error.unexpected');
}

/** The server's messages about fields that the screen does not show. */
function objections({ message, errors }: ApiProblem): string[] {
  return Object.entries(errors)
    .map(([field, texts]): [string, string[]] => [field, texts.filter((text) => text !== message)])
    .filter(([, texts]) => texts.length > 0)
    .map(([field, texts]) => `\u2068${field}\u2069: ${texts.join(' ')}`);
}

export function showErrorToast(i18n: I18n, error: unknown): void {
  toast({ kind: 'error', text: errorMessage(i18n, error) });
}
