import { BellRing, Pause, Play, X } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui';
import styles from './cook.module.css';
import { clockText, type Timers } from './use-timers.ts';

interface TimerBarProps {
  timers: Timers;
  /** Floats over another page. */
  floating?: boolean;
}

/** All running timers. */
export function TimerBar({ timers: { timers, pause, resume, remove }, floating }: TimerBarProps) {
  const { t } = useTranslation('cook');
  if (timers.length === 0) return null;
  return (
    <ul className={floating ? `${styles.bar} ${styles.floating}` : styles.bar} aria-label={t('timer.running')}>
      {timers.map((timer) => (
        <li key={timer.id} data-rang={timer.rang} role={timer.rang ? 'alert' : undefined}>
          {timer.rang && <BellRing size={22} aria-hidden />}
          <b>{timer.rang ? t('timer.over') : <bdi dir="ltr">{clockText(timer.left)}</bdi>}</b>
          <bdi>{timer.label}</bdi>
          {!timer.rang &&
            (timer.endsAt ? (
              <IconButton label={t('timer.pause')} onClick={() => pause(timer.id)}>
                <Pause />
              </IconButton>
            ) : (
              <IconButton label={t('timer.resume')} onClick={() => resume(timer.id)}>
                <Play />
              </IconButton>
            ))}
          <IconButton label={t('timer.remove')} onClick={() => remove(timer.id)}>
            <X />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
