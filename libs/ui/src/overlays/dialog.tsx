import { X } from 'lucide-react';
import { useEffect, useId, useRef, type CSSProperties, type ReactNode, type SubmitEvent } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../actions/button.tsx';
import { useUiText } from '../texts/ui-texts.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  title: string;
  /** Where "Close" does not say what leaving means. */
  closeLabel?: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons under the content, the main action last. */
  footer?: ReactNode;
  /** Makes the content a form; Enter and the footer's submit button call it. */
  onSubmit?: () => void;
  /** In pixels; on phones a dialog is a sheet from below of full width. */
  width?: number;
}

/** What one has come for: the first field, else the first button under the content. */
const firstStop = '[data-body] :is(input, textarea, select), [data-foot] button';

/**
 * Shown as long as it is rendered. The browser keeps the focus inside and gives it back afterwards. It stands at the end of the
 * page: within the form that opens it, its own form would be one inside another, which browsers send as they like.
 */
export function Dialog({ title, closeLabel, onClose, children, footer, onSubmit, width = 500 }: DialogProps) {
  const text = useUiText();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) {
      element.showModal();
      element.querySelector<HTMLElement>(firstStop)?.focus();
    }
    return () => element?.close();
  }, []);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit?.();
  };
  const content = (
    <>
      <div data-body className={styles.body}>
        {children}
      </div>
      {footer && (
        <div data-foot className={styles.foot}>
          {footer}
        </div>
      )}
    </>
  );
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      style={{ '--dialog-width': `${width / 16}rem` } as CSSProperties}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton label={closeLabel ?? text('close')} onClick={onClose}>
          <X />
        </IconButton>
      </div>
      {onSubmit ? (
        <form onSubmit={submit} style={{ display: 'contents' }}>
          {content}
        </form>
      ) : (
        content
      )}
    </dialog>,
    document.body,
  );
}
