import { Clock } from '#ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, lazyOnIdle } from '#ui';
import { useUser } from '../../../shared/session/session.ts';
import { useCalendar } from '../plan-query.ts';
import styles from './rules.module.css';

const TimesDialog = lazyOnIdle(() => import('./times-dialog.tsx').then((module) => module.TimesDialog));

/** Time zone and meal times of the group. */
export function TimesSection() {
  const { t } = useTranslation('planner');
  const { canManage, admin } = useUser();
  const { timeZone } = useCalendar();
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.section} aria-labelledby="times">
      <h2 id="times">{t('times.title')}</h2>
      <p>{t('times.hint', { zone: timeZone })}</p>
      {(canManage || admin) && (
        <div className={styles.buttons}>
          <Button icon={<Clock />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('times.change')}
          </Button>
        </div>
      )}
      {open && <TimesDialog onClose={() => setOpen(false)} />}
    </section>
  );
}
