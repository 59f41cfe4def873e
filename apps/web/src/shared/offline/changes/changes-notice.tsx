import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Notice, toast } from '#ui';
import { isOpen, isUntold, needsDecision } from '#offline-queue';
import styles from './changes.module.css';
import { ChangesSheet } from './changes-sheet.tsx';
import type { DeviceQueue } from '../queue/device-queue.ts';
import { UnsavedChangesDialog } from './unsaved-changes-dialog.tsx';
import { offlineChangesList } from '../queue/late-parts.ts';
import { loadedModules } from '../queue/loaded-modules.ts';

/** Sends queued changes while the app is open, and shows their number. */
export function ChangesNotice() {
  const queue = useQueue();
  return queue ? <OpenChanges queue={queue} /> : null;
}

loadedModules.ChangesNotice = ChangesNotice;

function useQueue(): DeviceQueue | undefined {
  const { context } = useRouter().options;
  const [queue, setOutbox] = useState<DeviceQueue>();
  useEffect(() => {
    let hasLeft = false;
    let stop = () => {};
    const start = async () => {
      const opened = await context.openQueue();
      if (hasLeft) return;
      stop = opened.start();
      setOutbox(opened);
    };
    void start();
    return () => {
      hasLeft = true;
      stop();
    };
  }, [context]);
  return queue;
}

function OpenChanges({ queue }: { queue: DeviceQueue }) {
  const { t, ready } = useTranslation('changes');
  const { entries, isStuck } = useSyncExternalStore(queue.subscribe, () => queue.current);
  const [isShown, setShown] = useState(false);
  const [leaving, setLeaving] = useState<{ answer: (mayLeave: boolean) => void }>();
  useEffect(
    () =>
      offlineChangesList.attach({
        open: () => setShown(true),
        confirmLeaving: async () =>
          !queue.current.entries.some(isOpen) || new Promise<boolean>((answer) => setLeaving({ answer })),
      }),
    [queue],
  );
  useSavedToast(queue, ready);
  const open = entries.filter(isOpen);
  const asking = open.filter(needsDecision).length;
  const refused = entries.filter(isUntold).length;
  const kind = asking ? 'asking' : refused ? 'refused' : 'waiting';
  const count = asking || refused || open.length;
  const close = () => {
    setShown(false);
    void queue.tell();
  };
  if (!ready) return null;
  return (
    <>
      {(isStuck ? count : asking || refused) > 0 && (
        <div className={styles.notice} data-kind={kind}>
          <Notice kind={kind === 'waiting' ? 'info' : 'warning'}>
            <span>{t(kind, { count })}</span>
            <Button kind="quiet" size="small" aria-haspopup="dialog" onClick={() => setShown(true)}>
              {t('show')}
            </Button>
          </Notice>
        </div>
      )}
      {isShown && <ChangesSheet queue={queue} entries={entries} onClose={close} />}
      {leaving && (
        <UnsavedChangesDialog
          count={open.length}
          onDecide={async (choice) => {
            setLeaving(undefined);
            if (choice === 'discard') await queue.clear();
            leaving.answer(choice !== 'stay');
          }}
        />
      )}
    </>
  );
}

/** Shows a toast once queued changes are saved, with a link to the list of changes. */
function useSavedToast(queue: DeviceQueue, ready: boolean): void {
  const { t } = useTranslation('changes');
  const { entries, isStuck } = useSyncExternalStore(queue.subscribe, () => queue.current);
  const waited = useRef(new Set<string>());
  useEffect(() => {
    const open = entries.filter(isOpen);
    if (isStuck) for (const { id } of open) waited.current.add(id);
    if (isStuck || open.length > 0 || !ready) return;
    const saved = entries.filter(
      ({ id, state }) => waited.current.has(id) && ['sent', 'merged'].includes(state),
    ).length;
    waited.current.clear();
    const run = () => offlineChangesList.current.open();
    if (saved > 0) toast({ kind: 'success', text: t('saved', { count: saved }), action: { label: t('show'), run } });
  }, [entries, isStuck, ready, t]);
}
