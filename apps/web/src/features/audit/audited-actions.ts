import { useTranslation } from 'react-i18next';
import { areas, type AuditEntry } from './audit-queries.ts';

/** First words of operation ids, with the key of their translation. */
export const verbs = {
  bring: 'broughtIn',
  cancel: 'stopped',
  clean: 'cleaned',
  copy: 'copied',
  create: 'created',
  delete: 'deleted',
  disableTwoFactor: 'twoStepOff',
  download: 'downloaded',
  empty: 'emptied',
  fetch: 'fetched',
  lock: 'locked',
  mail: 'mailed',
  patch: 'changed',
  prepare: 'prepared',
  read: 'prepared',
  rehearse: 'proved',
  renew: 'renewed',
  replay: 'repeated',
  rerun: 'repeated',
  restore: 'restored',
  retry: 'repeated',
  revoke: 'revoked',
  run: 'started',
  seed: 'added',
  send: 'sent',
  set: 'changed',
  test: 'tested',
  unlock: 'unlocked',
  update: 'changed',
  upload: 'uploaded',
} as const;

/** Describes an audited action: its area and its verb. */
export function useActionName(): (entry: Pick<AuditEntry, 'area' | 'operation'>) => string {
  const { t } = useTranslation('audit');
  return ({ area, operation }) => {
    const known = areas.find((one) => one === area);
    const verb = Object.entries(verbs).find(([start]) => new RegExp(`^${start}(?![a-z])`).test(operation))?.[1];
    return known && verb ? t('act', { area: t(`areas.${known}`), act: t(`acts.${verb}`) }) : operation;
  };
}
