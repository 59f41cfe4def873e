import type { i18n as I18n } from 'i18next';
import { isNetworkFailure, isProblem } from '#client';
import { toast } from '#ui';

export function failureMessage(i18n: I18n, error: unknown): string {
  if (isProblem(error) && error.message) return error.message;
  return i18n.t(isNetworkFailure(error) ? 'error.offline' : 'error.unexpected');
}

export function showFailure(i18n: I18n, error: unknown): void {
  toast({ kind: 'error', text: failureMessage(i18n, error) });
}
