import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Notice } from '#ui';
import { isOpen, needsDecision } from '#outbox';
import styles from './changes.module.css';
import { ChangesSheet } from './changes-sheet.tsx';
import { openOutbox, type DeviceOutbox } from './device-outbox.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { pending } from './pending.ts';

/** Sends what waits as long as the app is open, and says quietly how much that is. */
export function ChangesNotice() {
  const outbox = useOutbox();
  return outbox ? <OpenChanges outbox={outbox} /> : null;
}
pending.Notice = ChangesNotice;

function useOutbox(): DeviceOutbox | undefined {
  const { context } = useRouter().options;
  const [outbox, setOutbox] = useState<DeviceOutbox>();
  useEffect(() => {
    let hasLeft = false;
    let stop = () => {};
    const start = async () => {
      const opened = await openOutbox(context);
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
  const open = entries.filter(isOpen);
  const asking = open.filter(needsDecision).length;
  if (!ready) return null;
  return (
    <>
      {(asking > 0 || (isStuck && open.length > 0)) && (
        <div className={styles.notice}>
          <Notice kind={asking ? 'warning' : 'info'}>
            <span>{asking ? t('asking', { count: asking }) : t('waiting', { count: open.length })}</span>
            <Button kind="quiet" size="small" aria-haspopup="dialog" onClick={() => setShown(true)}>
              {t('show')}
            </Button>
          </Notice>
        </div>
      )}
      {isShown && <ChangesSheet outbox={outbox} entries={entries} onClose={() => setShown(false)} />}
      {leaving && (
        <LeaveDialog
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

/** Signing out asks here first. */
function useMayLeave(outbox: DeviceOutbox, ask: (question: { answer: (mayLeave: boolean) => void }) => void): void {
  useEffect(() => {
    pending.mayLeave = async () => {
      if (!outbox.current.entries.some(isOpen)) return true;
      return new Promise<boolean>((answer) => ask({ answer }));
    };
    return () => {
      delete pending.mayLeave;
    };
  }, [outbox, ask]);
}
