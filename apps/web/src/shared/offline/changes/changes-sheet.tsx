import { Check, CircleAlert, CircleX, Clock, Undo2, type Icon } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { listText } from '#locales';
import { Button, Dialog } from '#ui';
import { canBeUndone, type Entry, type State } from '#offline-queue';
import { useTimes } from '../../i18n/use-times.ts';
import styles from './changes.module.css';
import type { DeviceQueue } from '../queue/device-queue.ts';

interface ChangesSheetProps {
  queue: DeviceQueue;
  entries: Entry[];
  onClose: () => void;
}

const icons: Record<State, Icon> = {
  waiting: Clock,
  sent: Check,
  merged: Check,
  gone: CircleAlert,
  changed: CircleAlert,
  refused: CircleX,
  withdrawn: Undo2,
};

/** Lists the recent changes of this device with their state, newest first. */
export function ChangesSheet({ queue, entries, onClose }: ChangesSheetProps) {
  const { t } = useTranslation('changes');
  const waits = entries.some(({ state }) => state === 'waiting');
  return (
    <Dialog
      title={t('title')}
      width={560}
      onClose={onClose}
      footer={waits ? <Button onClick={() => void queue.flush()}>{t('send')}</Button> : undefined}
    >
      {entries.length === 0 && <p>{t('empty')}</p>}
      <ul className={styles.list}>
        {entries.toReversed().map((entry) => (
          <Change key={entry.id} entry={entry} queue={queue} />
        ))}
      </ul>
    </Dialog>
  );
}

function Change({ entry, queue }: { entry: Entry; queue: DeviceQueue }) {
  const { t } = useTranslation('changes');
  const Icon = icons[entry.state];
  const text = useStateText(entry);
  const time = useTimes()(entry.madeAt, 'clock');
  return (
    <li data-state={entry.state}>
      <Icon size={20} />
      <div>
        <p>{t(queue.labelOf(entry), { subject: entry.subject })}</p>
        <p className={styles.state}>
          {text} · <time>{time}</time>
        </p>
        <Actions entry={entry} queue={queue} />
      </div>
    </li>
  );
}

/** Describes the state of a change; a merged one names the other people. */
function useStateText({ state, others, reason, isUnwanted }: Entry): string {
  const { t, i18n } = useTranslation('changes');
  if (state === 'waiting' && isUnwanted) return t('state.unwanted');
  if (state !== 'merged' || !others) return t(`state.${state}`, { reason });
  const names = listText(others, i18n.language);
  return others.length ? t('state.mergedWith', { names }) : t('state.sent');
}

function Actions({ entry, queue }: { entry: Entry; queue: DeviceQueue }) {
  const { t } = useTranslation('changes');
  if (entry.state === 'gone' || entry.state === 'changed')
    return (
      <div className={styles.actions}>
        <Button size="small" onClick={() => void queue.decide(entry, false)}>
          {t(entry.state === 'gone' ? 'decide.drop' : 'decide.keep')}
        </Button>
        {entry.state === 'gone' && entry.revival && (
          <Button size="small" onClick={() => void queue.decide(entry, true)}>
            {t('decide.restore')}
          </Button>
        )}
        {entry.state === 'changed' && (
          <Button size="small" kind="dangerQuiet" onClick={() => void queue.decide(entry, true)}>
            {t('decide.delete')}
          </Button>
        )}
      </div>
    );
  if (!canBeUndone(entry)) return null;
  return (
    <div className={styles.actions}>
      <Button size="small" kind="quiet" icon={<Undo2 className="flips" />} onClick={() => void queue.undo(entry)}>
        {t('action.undo')}
      </Button>
    </div>
  );
}
