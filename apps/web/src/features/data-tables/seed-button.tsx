import { useQuery } from '@tanstack/react-query';
import { Sprout } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, FormDialog, SelectField, toast } from '#ui';
import { useApi } from '../../app/use-api.ts';
import { pathOf } from './data-kinds.ts';

type SeedKind = 'foods' | 'labels' | 'units';

/** Adds what is usual, in a language of one's choice. */
export function SeedButton({ kind }: { kind: SeedKind }) {
  const { t } = useTranslation('data');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Sprout />} onClick={() => setOpen(true)}>
        {t('seed.action')}
      </Button>
      {isOpen && <SeedDialog kind={kind} onClose={() => setOpen(false)} />}
    </>
  );
}

function SeedDialog({ kind, onClose }: { kind: SeedKind; onClose: () => void }) {
  const { t, i18n } = useTranslation('data');
  const api = useApi();
  const { data: locales = [i18n.language] } = useQuery(api.queryOptions('get', '/groups/seeders'));
  const [chosen, setChosen] = useState(i18n.language);
  const locale = locales.includes(chosen) ? chosen : locales[0]!;
  const names = new Intl.DisplayNames([i18n.language], { type: 'language' });
  const seed = api.useMutation('post', `/groups/seeders/${kind}`, {
    meta: { refreshes: [pathOf[kind], '/groups/labels'] },
    onSuccess: ({ added }) => {
      toast({ kind: 'success', text: t('seed.done', { count: added }) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(`seed.title.${kind}`)}
      action={t('seed.add')}
      busy={seed.isPending}
      onSubmit={() => seed.mutate({ body: { locale } })}
      onClose={onClose}
    >
      <p>{t('seed.hint')}</p>
      <SelectField label={t('seed.language')} value={locale} onChange={setChosen}>
        {locales.map((code) => (
          <option key={code} value={code}>
            {names.of(code.split('-')[0]!)}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
