import { useQuery } from '@tanstack/react-query';
import { Copy, Trash2 } from '#ui/icons';
import { CalendarSync } from '#ui/late-icons';
import { useTranslation } from 'react-i18next';
import { Button, TextField, toast } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { useCopy } from '../../../shared/browser/use-copy.ts';
import { calendarQuery } from '../plan-query.ts';
import styles from './rules.module.css';

/** Creates, shows once and revokes the calendar subscription address. */
export function CalendarSection() {
  const { t } = useTranslation('planner');
  const api = useApi();
  const copy = useCopy();
  const { data } = useQuery(calendarQuery(api));
  const create = api.useMutation('post', '/users/self/calendar');
  const remove = api.useMutation('delete', '/users/self/calendar', {
    onSuccess: () => {
      create.reset();
      toast({ kind: 'success', text: t('calendar.ended') });
    },
  });
  const url = create.data?.url;
  const isActive = !!data?.createdAt;
  return (
    <section className={styles.section} aria-labelledby="calendar">
      <h2 id="calendar">{t('calendar.title')}</h2>
      <p>{t(isActive ? 'calendar.active' : 'calendar.hint')}</p>
      {url && (
        <TextField
          type="url"
          label={t('calendar.address')}
          hint={t('calendar.once')}
          readOnly
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <div className={styles.buttons}>
        {url && (
          <Button kind="primary" icon={<Copy />} onClick={() => void copy(url, t('calendar.copied'))}>
            {t('calendar.copy')}
          </Button>
        )}
        <Button icon={<CalendarSync />} busy={create.isPending} onClick={() => create.mutate({})}>
          {t(isActive ? 'calendar.renew' : 'calendar.create')}
        </Button>
        {isActive && (
          <Button kind="dangerQuiet" icon={<Trash2 />} busy={remove.isPending} onClick={() => remove.mutate({})}>
            {t('calendar.end')}
          </Button>
        )}
      </div>
    </section>
  );
}
