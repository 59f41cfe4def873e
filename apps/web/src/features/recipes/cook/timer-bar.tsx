import { X } from '#ui/icons';
import { BellRing, Pause, Play } from '#ui/late-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui';
import styles from './cook.module.css';
import { pauseTimer, resumeTimer, stopTimer } from './timer-store.ts';
import { clockText, type RunningTimer, useTimers } from './use-timers.ts';

interface TimerBarProps {
  /** Floats over another page. */
  floating?: boolean;
}

/** More timers than this are short, and open when they are pressed or ring. */
const maxOpen = 1;

/** All running timers in one line, the next to ring first. */
export function TimerBar({ floating }: TimerBarProps) {
  const { t } = useTranslation('cook');
  const timers = useTimers();
  const [opened, setOpened] = useState<string>();
  if (timers.length === 0) return null;
  return (
    <ul
      data-floats={floating || undefined}
      className={floating ? `${styles.bar} ${styles.floating}` : styles.bar}
      aria-label={t('timer.running')}
    >
      {timers.map((timer) => {
        const isOpen = timers.length <= maxOpen || timer.rang || timer.uuid === opened;
        return (
          <li key={timer.uuid} data-rang={timer.rang} role={timer.rang ? 'alert' : undefined}>
            {isOpen ? (
              <OpenTimer timer={timer} />
            ) : (
              <button type="button" className={styles.chip} onClick={() => setOpened(timer.uuid)}>
                <Time timer={timer} />
                <small>
                  <bdi>{timer.name}</bdi>
                </small>
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Time({ timer }: { timer: RunningTimer }) {
  const { t } = useTranslation('cook');
  return <b>{timer.rang ? t('timer.over') : <bdi dir="ltr">{clockText(timer.left)}</bdi>}</b>;
}

function OpenTimer({ timer }: { timer: RunningTimer }) {
  const { t } = useTranslation('cook');
  const { uuid, name, label, step, rang, endsAt } = timer;
  const which = label || name;
  return (
    <>
      {rang && <BellRing size={22} />}
      <Time timer={timer} />
      <span className={styles.timerName}>
        <bdi>{name}</bdi>
        <small>
          <bdi>{[step && t('step', { value: step }), label].filter(Boolean).join(' · ')}</bdi>
        </small>
      </span>
      {!rang &&
        (endsAt === null ? (
          <IconButton label={t('timer.resume', { name: which })} onClick={() => resumeTimer(uuid)}>
            <Play />
          </IconButton>
        ) : (
          <IconButton label={t('timer.pause', { name: which })} onClick={() => pauseTimer(uuid)}>
            <Pause />
          </IconButton>
        ))}
      <IconButton label={t('timer.remove', { name: which })} onClick={() => stopTimer(uuid)}>
        <X />
      </IconButton>
    </>
  );
}
