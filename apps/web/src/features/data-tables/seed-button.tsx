import { Sprout } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, toast } from '#ui';
import { useApi } from '../../app/use-api.ts';
import { pathOf } from './data-kinds.ts';

/** Adds what is usual, in the language of the page. */
export function SeedButton({ kind }: { kind: 'foods' | 'labels' | 'units' }) {
  const { t, i18n } = useTranslation('data');
  const seed = useApi().useMutation('post', `/groups/seeders/${kind}`, {
    meta: { refreshes: [pathOf[kind], '/groups/labels'] },
    onSuccess: ({ added }) => toast({ kind: 'success', text: t('seed.done', { count: added }) }),
  });
  return (
    <Button icon={<Sprout />} busy={seed.isPending} onClick={() => seed.mutate({ body: { locale: i18n.language } })}>
      {t('seed.action')}
    </Button>
  );
}
