import { useTranslation } from 'react-i18next';
import { toast } from '#ui';

/** Copies text and confirms it in a toast; without https, browsers have no clipboard. */
export function useCopy() {
  const { t } = useTranslation();
  return async (text: string, done = t('toast.copied')): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ kind: 'success', text: done });
    } catch {
      toast({ kind: 'error', text: t('toast.noClipboard') });
    }
  };
}
