import { useSuspenseQuery } from '@tanstack/react-query';
import { Copy, KeyRound, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { Button, ConfirmDialog, EmptyState, IconButton, Notice, PageHeader, TextField } from '#ui';
import { useApi } from '../../../app/use-api.ts';
import { useCopy } from '../../../app/use-copy.ts';
import { useRules } from '../../../app/use-rules.ts';
import styles from './profile.module.css';

export function ApiTokensScreen() {
  const { t } = useTranslation('user');
  const { data: tokens } = useSuspenseQuery(useApi().queryOptions('get', '/users/api-tokens'));
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <PageHeader title={t('tokens.title')} subtitle={t('tokens.lead')} />
      <NewToken />
      {tokens.length === 0 ? (
        <EmptyState icon={<KeyRound />} title={t('tokens.empty')} />
      ) : (
        <section className={styles.panel}>
          <h2>{t('tokens.count', { count: tokens.length })}</h2>
          <ul className={styles.rows}>
            {tokens.map((token) => (
              <TokenRow key={token.id} token={token} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function NewToken() {
  const { t } = useTranslation('user');
  const rules = useRules();
  const form = useForm({ defaultValues: { name: '' } });
  const create = useApi().useMutation('post', '/users/api-tokens', {
    onSuccess: () => form.reset(),
  });
  return (
    <form className={styles.panel} noValidate onSubmit={form.handleSubmit((body) => create.mutate({ body }))}>
      <h2>{t('tokens.new')}</h2>
      <TextField
        label={t('tokens.name')}
        hint={t('tokens.nameHint')}
        error={form.formState.errors.name?.message}
        {...form.register('name', rules.required)}
      />
      <div className={styles.actions}>
        <Button type="submit" kind="primary" busy={create.isPending}>
          {t('tokens.create')}
        </Button>
      </div>
      {create.data && <Secret token={create.data.token} />}
    </form>
  );
}

/** The only time that the token is shown. */
function Secret({ token }: { token: string }) {
  const { t } = useTranslation('user');
  const { t: common } = useTranslation();
  const copy = useCopy();
  return (
    <Notice kind="success">
      <p>{t('tokens.once')}</p>
      <div className={styles.secret}>
        <code dir="ltr">{token}</code>
        <Button icon={<Copy />} onClick={() => void copy(token)}>
          {common('action.copy')}
        </Button>
      </div>
    </Notice>
  );
}

function TokenRow({ token: { id, name, createdAt, lastUsedAt } }: { token: Wire<'ApiTokenInfo'> }) {
  const { t, i18n } = useTranslation('user');
  const [asking, setAsking] = useState(false);
  const remove = useApi().useMutation('delete', '/users/api-tokens/{tokenId}', {
    onSuccess: () => setAsking(false),
  });
  const day = (date: string) => new Date(date).toLocaleDateString(i18n.language, { dateStyle: 'medium' });
  return (
    <li>
      <div>
        <b>{name}</b>
        <small>
          {t('tokens.created', { date: day(createdAt) })}
          {' · '}
          {lastUsedAt ? t('tokens.used', { date: day(lastUsedAt) }) : t('tokens.neverUsed')}
        </small>
      </div>
      <IconButton kind="dangerQuiet" label={t('tokens.revoke', { name })} onClick={() => setAsking(true)}>
        <Trash2 />
      </IconButton>
      {asking && (
        <ConfirmDialog
          danger
          title={t('tokens.revokeTitle', { name })}
          action={t('tokens.revokeAction')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ params: { path: { tokenId: id } } })}
          onClose={() => setAsking(false)}
        >
          {t('tokens.revokeText')}
        </ConfirmDialog>
      )}
    </li>
  );
}
