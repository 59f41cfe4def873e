import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WaitingResult } from '#cooking-plan';
import { FormDialog } from '#ui';
import { minutesText } from '../step-facts/facts-text.ts';
import { useClock } from './clock.ts';
import { Conflicts } from './conflicts.tsx';
import { CountStepper } from './count-stepper.tsx';
import styles from './together.module.css';
import type { Dinner } from './use-dinner.ts';

const stepMinutes = 5;
const maxMinutes = 240;

/** Serves later what is not on the table yet, and says before what waits meanwhile and for how long it may. */
export function GuestDialog({ dinner, onClose }: { dinner: Dinner; onClose: () => void }) {
  const { t } = useTranslation('together');
  const { t: common } = useTranslation();
  const clock = useClock();
  const [minutes, setMinutes] = useState(15);
  const { whenPostponed, postpone, dishes } = dinner;
  const postponed = whenPostponed(minutes);
  const { delays, waiting, plan } = postponed;
  const moved = dishes.filter(({ id }) => delays.has(id));
  return (
    <FormDialog
      title={t('guest.title')}
      action={t('guest.serve')}
      onClose={onClose}
      onSubmit={() => {
        postpone(postponed);
        onClose();
      }}
    >
      <CountStepper
        label={t('guest.minutes')}
        lessLabel={t('guest.less', { value: stepMinutes })}
        moreLabel={t('guest.more', { value: stepMinutes })}
        value={minutes}
        step={stepMinutes}
        max={maxMinutes}
        onChange={setMinutes}
      >
        {t('guest.later', { time: minutesText({ common })(minutes) })}
      </CountStepper>
      <ul className={styles.guest} aria-label={t('guest.dishes')}>
        {moved.map(({ id, name, serveAt }) => (
          <li key={id}>
            <bdi>{name}</bdi>
            <span>
              <s>{clock(serveAt)}</s> <strong>{clock(serveAt + (delays.get(id) ?? 0))}</strong>
            </span>
          </li>
        ))}
      </ul>
      {waiting.length > 0 && (
        <section>
          <h3 className={styles.guestHeading}>{t('guest.waiting')}</h3>
          <ul className={styles.guest} aria-label={t('guest.waiting')}>
            {waiting.map((one) => (
              <WaitingRow key={one.placed.block.id} waiting={one} dinner={dinner} />
            ))}
          </ul>
        </section>
      )}
      <Conflicts dinner={dinner} plan={plan} />
    </FormDialog>
  );
}

function WaitingRow({ waiting, dinner }: { waiting: WaitingResult; dinner: Dinner }) {
  const { t } = useTranslation('together');
  const { t: common } = useTranslation();
  const clock = useClock();
  const { placed, minutes, canWait, until } = waiting;
  const time = minutesText({ common });
  const name = dinner.dishes.find(({ id }) => id === placed.block.dish)?.name;
  const isTooLong = minutes > canWait;
  return (
    <li>
      <div>
        <bdi>{name}</bdi>
        <p className={styles.words}>{placed.block.text}</p>
      </div>
      <span className={isTooLong ? styles.tooLong : undefined}>
        {t('guest.waits', { time: time(minutes), until: clock(until) })}
        <small>
          {canWait > 0 ? t(isTooLong ? 'guest.tooLong' : 'guest.fine', { time: time(canWait) }) : t('guest.notAtAll')}
        </small>
      </span>
    </li>
  );
}
