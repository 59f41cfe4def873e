import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Names the browser tab for a screen that replaces the one of the route. */
export function useTitle(title: string): void {
  const { t } = useTranslation();
  const tab = `${title} · ${t('product')}`;
  useEffect(() => {
    document.title = tab;
  }, [tab]);
}
