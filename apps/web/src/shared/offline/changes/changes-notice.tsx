import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Notice, toast } from '#ui';
import { isOpen, isUntold, needsDecision } from '#offline-queue';
import styles from './changes.module.css';
import { ChangesSheet } from './changes-sheet.tsx';
import type { DeviceOutbox } from '../queue/device-queue.ts';
import { UnsavedChangesDialog } from './unsaved-changes-dialog.tsx';
import { queueHooks } from '../queue/queue-hooks.ts';

/** Sends queued changes while the app is open, and shows their number. */
export function ChangesNotice() {
  const outbox = useOutbox();
  return outbox ? <OpenChanges outbox={outbox} /> : null;
}

queueHooks.Notice = ChangesNotice;

function useOutbox(): DeviceOutbox | undefined {
  const { context } = useRouter().options;
  const [outbox, setOutbox] = useState<DeviceOutbox>();
  useEffect(() => {
    let hasLeft = false;
    let stop = () => {};
    const start = async () => {
      const opened = await context.openOutbox();
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
  return outbox;
}

function OpenChanges({ outbox }: { outbox: DeviceOutbox }) {
  const { t, ready } = useTranslation('changes');
  const { entries, isStuck } = useSyncExternalStore(outbox.subscribe, () => outbox.current);
  const [isShown, setShown] = useState(false);
  const [leaving, setLeaving] = useState<{ answer: (mayLeave: boolean) => void }>();
  useMayLeave(outbox, setLeaving);
  useShowing(setShown);
  useSavedToast(outbox, ready);
  const open = entries.filter(isOpen);
  const asking = open.filter(needsDecision).length;
  const refused = entries.filter(isUntold).length;
  const close = () => {
    setShown(false);
    void outbox.tell();
  };
  if (!ready) return null;
  return (
    <>
      {(asking > 0 || refused > 0 || (isStuck && open.length > 0)) && (
        <div className={styles.notice}>
          <Notice kind={asking || refused ? 'warning' : 'info'}>
            <span>
              {asking
                ? t('asking', { count: asking })
                : refused
                  ? t('refused', { count: refused })
                  : t('waiting', { count: open.length })}
            </span>
            <Button kind="quiet" size="small" aria-haspopup="dialog" onClick={() => setShown(true)}>
              {t('show')}
            </Button>
          </Notice>
        </div>
      )}
      {isShown && <ChangesSheet outbox={outbox} entries={entries} onClose={close} />}
      {leaving && (
        <UnsavedChangesDialog
          count={open.length}
          onDecide={async (choice) => {
            setLeaving(undefined);
            if (choice === 'discard') await outbox.clear();
            leaving.answer(choice !== 'stay');
          }}
        />
      )}
    </>
  );
}

/** Lets the settings open the list of changes when nothing is queued. */
function useShowing(setShown: (isShown: boolean) => void): void {
  useEffect(() => {
    queueHooks.showChanges = () => setShown(true);
    return () => {
      delete queueHooks.showChanges;
    };
  }, [setShown]);
}

/** Shows a toast once queued changes are saved, with a link to the list of changes. */
function useSavedToast(outbox: DeviceOutbox, ready: boolean): void {
  const { t } = useTranslation('changes');
  const { entries, isStuck } = useSyncExternalStore(outbox.subscribe, () => outbox.current);
  const waited = useRef(new Set<string>());
  useEffect(() => {
    const open = entries.filter(isOpen);
    if (isStuck) for (const { id } of open) waited.current.add(id);
    if (isStuck || open.length > 0 || !ready) return;
    const saved = entries.filter(
      ({ id, state }) => waited.current.has(id) && ['sent', 'merged'].includes(state),
    ).length;
    waited.current.clear();
    const run = () => queueHooks.showChanges?.();
    if (saved > 0) toast({ kind: 'success', text: t('saved', { count: saved }), action: { label: t('show'), run } });
  }, [entries, isStuck, ready, t]);
}

/** Asks before signing out while changes are queued. */
function useMayLeave(outbox: DeviceOutbox, ask: (question: { answer: (mayLeave: boolean) => void }) => void): void {
  useEffect(() => {
    queueHooks.mayLeave = async () => {
      if (!outbox.current.entries.some(isOpen)) return true;
      return new Promise<boolean>((answer) => ask({ answer }));
    };
    return () => {
      delete queueHooks.mayLeave;
    };
  }, [outbox, ask]);
}
