import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog, SelectField, toast } from '#ui';
import { firstOf } from '#contract/objects';
import { localeNames } from '#locales';
import { useApi } from '../../../shared/api/use-api.ts';
import { pathOf } from './data-kinds.ts';

type SeedKind = 'foods' | 'labels' | 'units';

export const isSeedKind = (kind: string): kind is SeedKind => ['foods', 'labels', 'units'].includes(kind);

/** Adds common rows in a chosen language. */
export function SeedDialog({ kind, onClose }: { kind: SeedKind; onClose: () => void }) {
  const { t, i18n } = useTranslation('data');
  const api = useApi();
  const { data: locales = [i18n.language] } = useQuery(api.queryOptions('get', '/groups/seeders'));
  const [chosen, setChosen] = useState(i18n.language);
  const locale = locales.includes(chosen) ? chosen : firstOf(locales);
  const seed = api.useMutation('post', `/groups/seeders/${kind}`, {
    meta: { silent: true, refreshes: [pathOf[kind], '/groups/labels'] },
    onSuccess: ({ added }) => {
      toast({ kind: 'success', text: t('seed.done', { count: added }) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(`seed.title.${kind}`)}
      action={t('seed.add')}
      request={seed}
      onSubmit={() => seed.mutate({ body: { locale } })}
      onClose={onClose}
    >
      <p>{t('seed.hint')}</p>
      <SelectField label={t('seed.language')} value={locale} onChange={setChosen}>
        {localeNames(locales, i18n.language).map(({ locale: code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
