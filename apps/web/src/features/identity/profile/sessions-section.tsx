import { useSuspenseQuery } from '@tanstack/react-query';
import { LogOut } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { Button, Chip, IconButton, Skeleton } from '#ui';
import { ScreenPart } from '../../../shared/widgets/screen-part.tsx';
import { useApi } from '../../../shared/api/use-api.ts';
import { useTimes } from '../../../shared/i18n/use-times.ts';
import { AccountRow } from './account-row.tsx';
import styles from './profile.module.css';
import { sessionsQuery } from './account-queries.ts';
import { useHasPassword } from './use-has-password.ts';

/** Lists the sessions of the user and ends them. */
export function SessionsSection() {
  const { t } = useTranslation('user');
  const hasPassword = useHasPassword();
  return (
    <section className={styles.panel}>
      <h2>{t('sessions.title')}</h2>
      <p className={styles.lead}>{t(hasPassword ? 'sessions.lead' : 'sessions.leadWithoutPassword')}</p>
      <ScreenPart small resetKey="sessions" pending={<Skeleton height="8rem" />}>
        <Sessions />
      </ScreenPart>
    </section>
  );
}

function Sessions() {
  const { t } = useTranslation('user');
  const api = useApi();
  const { data: sessions } = useSuspenseQuery(sessionsQuery(api));
  const endOthers = api.useMutation('delete', '/users/self/sessions');
  return (
    <>
      <ul className={styles.rows}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className={styles.actions}>
          <Button icon={<LogOut />} busy={endOthers.isPending} onClick={() => endOthers.mutate({})}>
            {t('sessions.endOthers')}
          </Button>
        </div>
      )}
    </>
  );
}

function SessionRow({
  session: { id, device, apiToken, createdAt, lastUsedAt, isCurrent },
}: {
  session: Wire<'Session'>;
}) {
  const { t } = useTranslation('user');
  const end = useApi().useMutation('delete', '/users/self/sessions/{id}');
  const times = useTimes();
  const name = device || apiToken || t('sessions.unknown');
  return (
    <AccountRow
      name={name}
      about={
        <>
          {t('sessions.since', { date: times(createdAt, 'day') })} ·{' '}
          {t('sessions.used', { date: times(lastUsedAt, 'day') })}
        </>
      }
    >
      {isCurrent ? (
        <Chip>{t('sessions.here')}</Chip>
      ) : (
        <IconButton
          kind="dangerQuiet"
          label={t('sessions.end', { name })}
          onClick={() => end.mutate({ params: { path: { id } } })}
        >
          <LogOut />
        </IconButton>
      )}
    </AccountRow>
  );
}
