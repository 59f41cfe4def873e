import { useQuery } from '@tanstack/react-query';
import { Copy, Trash2 } from '#ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextField, toast } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { useCopy } from '../../../shared/browser/use-copy.ts';
import { type AddressPurpose, privateAddressQuery } from '../plan-query.ts';
import styles from './rules.module.css';

interface Props {
  purpose: AddressPurpose;
  icon: ReactElement;
}

/** Creates, shows once and revokes the private address of a calendar program or feed reader. */
export function PrivateAddressSection({ purpose, icon }: Props) {
  const { t } = useTranslation('planner');
  const api = useApi();
  const copy = useCopy();
  const { data } = useQuery(privateAddressQuery(api, purpose));
  const create = api.useMutation('post', `/users/self/${purpose}`);
  const remove = api.useMutation('delete', `/users/self/${purpose}`, {
    onSuccess: () => {
      create.reset();
      toast({ kind: 'success', text: t(`${purpose}.ended`) });
    },
  });
  const isActive = !!data?.createdAt;
  const url = create.data?.url;
  return (
    <section className={styles.section} aria-labelledby={purpose}>
      <h2 id={purpose}>{t(`${purpose}.title`)}</h2>
      <p>{t(isActive ? `${purpose}.active` : `${purpose}.hint`)}</p>
      {url && (
        <TextField
          type="url"
          label={t(`${purpose}.address`)}
          hint={t('privateAddress.once')}
          readOnly
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <div className={styles.buttons}>
        {url && (
          <Button kind="primary" icon={<Copy />} onClick={() => void copy(url, t(`${purpose}.copied`))}>
            {t('privateAddress.copy')}
          </Button>
        )}
        <Button icon={icon} busy={create.isPending} aria-describedby={purpose} onClick={() => create.mutate({})}>
          {t(isActive ? 'privateAddress.renew' : 'privateAddress.create')}
        </Button>
        {isActive && (
          <Button
            kind="dangerQuiet"
            icon={<Trash2 />}
            busy={remove.isPending}
            aria-describedby={purpose}
            onClick={() => remove.mutate({})}
          >
            {t('privateAddress.end')}
          </Button>
        )}
      </div>
    </section>
  );
}
