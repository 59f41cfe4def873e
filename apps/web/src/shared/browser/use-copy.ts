import { useTranslation } from 'react-i18next';
import { toast } from '#ui';

/** Puts text on the clipboard and says so; without https browsers offer no clipboard. */
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
