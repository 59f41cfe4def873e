import { useTranslation } from 'react-i18next';
import { toast } from '#ui';

/** Says that a row is gone and offers it back. */
export function useUndoToast() {
  const { t } = useTranslation('editor');
  return (restore: () => void) =>
    toast({ kind: 'info', text: t('removed'), action: { label: t('action.undo'), run: restore } });
}
