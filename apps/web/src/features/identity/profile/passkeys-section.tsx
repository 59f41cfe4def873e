import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from '#ui/icons';
import { KeyRound } from '#ui/late-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { Button, ConfirmDialog, IconButton, Skeleton, TextField } from '#ui';
import { refresh } from '../../../shared/api/query-invalidation.ts';
import { ScreenPart } from '../../../shared/widgets/screen-part.tsx';
import { useApi } from '../../../shared/api/use-api.ts';
import { useTimes } from '../../../shared/i18n/use-times.ts';
import { NameDialog } from '../../../shared/forms/name-dialog.tsx';
import { otherProblem, problemOf } from '../../../shared/forms/form-errors.ts';
import { canUsePasskeys, isCancelled, makePasskey } from '../passkeys.ts';
import { passkeysQuery } from './account-queries.ts';
import { AccountRow } from './account-row.tsx';
import styles from './profile.module.css';
import { ProofDialog } from './proof-dialog.tsx';
import { useHasPassword } from './use-has-password.ts';
import { useBrowserFact } from '../../../shared/browser/use-browser-fact.ts';

export function PasskeysSection() {
  const { t } = useTranslation('user');
  const isPossible = useBrowserFact(canUsePasskeys, true);
  const [isAdding, setAdding] = useState(false);
  return (
    <section className={styles.panel}>
      <h2>{t('passkeys.title')}</h2>
      <p className={styles.lead}>
        {t(isPossible ? 'passkeys.lead' : window.isSecureContext ? 'passkeys.unsupported' : 'passkeys.insecure')}
      </p>
      <ScreenPart small resetKey="passkeys" pending={<Skeleton height="2rem" />}>
        <Passkeys />
      </ScreenPart>
      {isPossible && (
        <div className={styles.actions}>
          <Button icon={<KeyRound />} onClick={() => setAdding(true)}>
            {t('passkeys.add')}
          </Button>
        </div>
      )}
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
    </section>
  );
}

function Passkeys() {
  const { data: passkeys } = useSuspenseQuery(passkeysQuery(useApi()));
  if (!passkeys.length) return null;
  return (
    <ul className={styles.rows}>
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} />
      ))}
    </ul>
  );
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('user');
  const api = useApi();
  const queries = useQueryClient();
  const hasPassword = useHasPassword();
  const [name, setName] = useState('');
  const add = useMutation({
    meta: { silent: true },
    mutationFn: (password: string) => makePasskey(api.client, name.trim() || t('passkeys.usual'), password),
    onSuccess: async () => {
      await refresh(queries, '/users/self/passkeys');
      onClose();
    },
  });
  return (
    <ProofDialog
      title={t('passkeys.add')}
      action={t('passkeys.add')}
      hasPassword={hasPassword}
      busy={add.isPending}
      error={isCancelled(add.error) ? null : add.error}
      onProve={(password) => add.mutate(password)}
      onClose={onClose}
    >
      <TextField
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        maxLength={255}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </ProofDialog>
  );
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Wire<'Passkey'> }) {
  const { t } = useTranslation('user');
  const [openDialog, setOpenDialog] = useState<'delete' | 'rename'>();
  const close = () => setOpenDialog(undefined);
  const remove = useApi().useMutation('delete', '/users/self/passkeys/{id}', {
    meta: { silent: true },
    onSuccess: close,
  });
  const rename = useApi().useMutation('put', '/users/self/passkeys/{id}', {
    meta: { silent: true },
    onSuccess: close,
  });
  const params = { path: { id } };
  const times = useTimes();
  return (
    <AccountRow
      name={name}
      about={
        <>
          {t('tokens.created', { date: times(createdAt, 'day') })} ·{' '}
          {lastUsedAt ? t('tokens.used', { date: times(lastUsedAt, 'day') }) : t('tokens.neverUsed')}
        </>
      }
    >
      <IconButton label={t('passkeys.rename', { name })} onClick={() => setOpenDialog('rename')}>
        <Pencil />
      </IconButton>
      <IconButton kind="dangerQuiet" label={t('passkeys.delete', { name })} onClick={() => setOpenDialog('delete')}>
        <Trash2 />
      </IconButton>
      {openDialog === 'rename' && (
        <NameDialog
          title={t('passkeys.rename', { name })}
          label={t('passkeys.name')}
          name={name}
          busy={rename.isPending}
          fieldError={problemOf(rename.error, 'name')}
          error={otherProblem(rename.error, ['name'])}
          onName={(next) => rename.mutate({ params, body: { name: next } })}
          onClose={close}
        />
      )}
      {openDialog === 'delete' && (
        <ConfirmDialog
          danger
          title={t('passkeys.delete', { name })}
          action={t('action.delete')}
          request={remove}
          onConfirm={() => remove.mutate({ params })}
          onClose={close}
        >
          {t('passkeys.deleteText')}
        </ConfirmDialog>
      )}
    </AccountRow>
  );
}
