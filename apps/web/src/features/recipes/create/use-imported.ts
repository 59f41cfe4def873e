import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#ui';

/** Opens an imported recipe, or shows a toast if the person has left the page meanwhile. */
export function useImported(edit?: true): (slug: string) => void {
  const { t } = useTranslation('create');
  const navigate = useNavigate();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return (slug) => {
    const open = (replace: boolean) =>
      void navigate({ to: '/recipe/$slug', params: { slug }, search: { edit, imported: true }, replace });
    if (isHere.current) open(true);
    else toast({ kind: 'success', text: t('ready'), action: { label: t('bulk.open'), run: () => open(false) } });
  };
}
