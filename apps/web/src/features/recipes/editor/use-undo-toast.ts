import { useTranslation } from 'react-i18next';
import { toast } from '#ui';

/** Toast with an undo for a removed row. */
export function useUndoToast() {
  const { t } = useTranslation('editor');
  return (restore: () => void) =>
    toast({ kind: 'info', text: t('removed'), action: { label: t('action.undo'), isUndo: true, run: restore } });
}
