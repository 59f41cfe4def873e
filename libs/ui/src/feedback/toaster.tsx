import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useUiText } from '../texts/ui-texts.ts';
import { dismissToast, toastStore, type ShownToast } from './toast-store.ts';
import styles from './toaster.module.css';

const icons = { info: Info, success: CircleCheck, error: CircleX, warning: TriangleAlert };

/** The messages at the top of the page; in the top layer, so that an open dialog does not hide them. */
export function Toaster() {
  const text = useUiText();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getOnServer);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    region.current?.hidePopover();
    if (toasts.length > 0) region.current?.showPopover();
  }, [toasts]);
  return (
    <div
      ref={region}
      popover="manual"
      role="region"
      aria-label={text('messages')}
      aria-live="polite"
      className={styles.region}
    >
      {toasts.map((toast) => (
        <Item key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function Item({ toast }: { toast: ShownToast }) {
  const text = useUiText();
  const Icon = icons[toast.kind];
  const close = () => dismissToast(toast.id);
  const act = () => {
    close();
    toast.action?.run();
  };
  return (
    <div className={`${styles.toast} ${styles[toast.kind]}`} role={toast.kind === 'error' ? 'alert' : undefined}>
      <Icon size={20} aria-hidden />
      <span>{toast.text}</span>
      {toast.action && (
        <button type="button" className={styles.action} onClick={act}>
          {toast.action.label}
        </button>
      )}
      <button type="button" aria-label={text('close')} onClick={close}>
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}
