import { useSuspenseQuery } from '@tanstack/react-query';
import { DAY_MS } from '#contract/durations';
import { Trash2 } from '#ui/icons';
import { KeyRound } from '#ui/late-icons';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { Button, ConfirmDialog, EmptyState, ErrorNotice, IconButton, SelectField, OneTimeSecret, TextField } from '#ui';
import { otherProblemOf, problemOf, showsErrorsIn } from '../../../shared/forms/form-errors.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { useCopy } from '../../../shared/browser/use-copy.ts';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { useUser } from '../../../shared/session/session.ts';
import { ApiPageHeader } from '../../../shared/help/api-page-header.tsx';
import { useTimes } from '../../../shared/i18n/use-times.ts';
import styles from './profile.module.css';
import { ProofDialog } from './proof-dialog.tsx';

export function ApiTokensScreen() {
  const { t } = useTranslation('user');
  const { data: tokens } = useSuspenseQuery(useApi().queryOptions('get', '/users/api-tokens'));
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <ApiPageHeader title={t('tokens.title')} lead={t('tokens.lead')} guide="first-call" />
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

type Scope = Wire<'ApiTokenInfo'>['scope'];
const scopes: Scope[] = ['write', 'read', 'shopping', 'planning', 'import'];
const initial: { name: string; scope: Scope; days: string } = { name: '', scope: 'write', days: '' };
const lives = [7, 30, 90, 365];

function NewToken() {
  const { t } = useTranslation('user');
  const form = useForm({ defaultValues: initial });
  const field = useFields(form);
  const { meta, onError } = showsErrorsIn(form);
  const [isProving, setProving] = useState(false);
  const create = useApi().useMutation('post', '/users/api-tokens', {
    meta,
    onSuccess: () => {
      setProving(false);
      form.reset();
    },
    onError: (error) => {
      const isUnproved = problemOf(error, 'currentPassword') !== undefined;
      setProving(isUnproved);
      if (!isUnproved) onError(error);
    },
  });
  const submit = ({ name, scope, days }: typeof initial, currentPassword?: string) => {
    const expiresAt = days ? new Date(Date.now() + Number(days) * DAY_MS).toISOString() : null;
    create.mutate({ body: { name, scope, expiresAt, ...(currentPassword !== undefined && { currentPassword }) } });
  };
  const hasTried = create.variables?.body.currentPassword !== undefined;
  const { scope, days } = form.watch();
  const { admin } = useUser();
  return (
    <form method="post" className={styles.panel} noValidate onSubmit={form.handleSubmit((values) => submit(values))}>
      <h2>{t('tokens.new')}</h2>
      <TextField label={t('tokens.name')} hint={t('tokens.nameHint')} {...field('name', 'required')} />
      <SelectField
        label={t('tokens.scope')}
        hint={t(`tokens.scopes.${scope}Hint`)}
        value={scope}
        onChange={(value) => form.setValue('scope', value)}
      >
        {[...scopes, ...(admin ? (['administration'] as const) : [])].map((one) => (
          <option key={one} value={one}>
            {t(`tokens.scopes.${one}`)}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('tokens.life')} value={days} onChange={(value) => form.setValue('days', value)}>
        <option value="">{t('tokens.forever')}</option>
        {lives.map((count) => (
          <option key={count} value={count}>
            {t('tokens.days', { count })}
          </option>
        ))}
      </SelectField>
      {!isProving && <ErrorNotice error={otherProblemOf(form, create.error)} />}
      <div className={styles.actions}>
        <Button type="submit" kind="primary" busy={create.isPending}>
          {t('tokens.create')}
        </Button>
      </div>
      {create.data && <Secret token={create.data.token} />}
      {isProving && (
        <ProofDialog
          hasPassword
          title={t('tokens.create')}
          action={t('tokens.create')}
          busy={create.isPending}
          error={hasTried ? create.error : null}
          onProve={(currentPassword) => submit(form.getValues(), currentPassword)}
          onClose={() => {
            setProving(false);
            create.reset();
          }}
        >
          <p>{t('tokens.proof')}</p>
        </ProofDialog>
      )}
    </form>
  );
}

/** The only time that the token is shown. */
function Secret({ token }: { token: string }) {
  const { t } = useTranslation('user');
  const copy = useCopy();
  return (
    <OneTimeSecret
      text={t('tokens.once')}
      secret={token}
      copyLabel={t('action.copy')}
      onCopy={() => void copy(token)}
    />
  );
}

function TokenRow({ token: { id, name, createdAt, lastUsedAt, scope, expiresAt } }: { token: Wire<'ApiTokenInfo'> }) {
  const { t } = useTranslation('user');
  const [asking, setAsking] = useState(false);
  const remove = useApi().useMutation('delete', '/users/api-tokens/{tokenId}', {
    meta: { silent: true },
    onSuccess: () => setAsking(false),
  });
  const times = useTimes();
  return (
    <li>
      <div>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>
          {t(`tokens.scopes.${scope}`)}
          {' · '}
          {t('tokens.created', { date: times(createdAt, 'day') })}
          {' · '}
          {lastUsedAt ? t('tokens.used', { date: times(lastUsedAt, 'day') }) : t('tokens.neverUsed')}
          {expiresAt && ` · ${t('tokens.expires', { date: times(expiresAt, 'day') })}`}
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
          request={remove}
          onConfirm={() => remove.mutate({ params: { path: { tokenId: id } } })}
          onClose={() => setAsking(false)}
        >
          {t('tokens.revokeText')}
        </ConfirmDialog>
      )}
    </li>
  );
}
