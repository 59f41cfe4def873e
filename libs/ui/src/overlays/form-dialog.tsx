import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { useUiText } from '../texts/ui-texts.ts';
import { Dialog } from './dialog.tsx';

export interface FormDialogProps {
  title: string;
  children: ReactNode;
  action: string;
  /** Label of the cancel button, if "Cancel" would be ambiguous; false leaves the button out. */
  cancel?: string | false;
  danger?: boolean;
  /** The mutation of the main button, whose progress and error are shown. */
  request?: { isPending: boolean; error: unknown };
  busy?: boolean;
  /** Requires an answer, see Dialog. */
  asks?: boolean;
  disabled?: boolean;
  /** Error of the submission that no field shows. */
  error?: unknown;
  onSubmit: () => void;
  onClose: () => void;
}

/** Dialog with a main button and a cancel button. */
export function FormDialog(props: FormDialogProps) {
  const { title, children, action, danger, request, disabled, onSubmit, onClose } = props;
  const { busy = request?.isPending, error = request?.error } = props;
  const text = useUiText();
  return (
    <Dialog
      title={title}
      asks={props.asks}
      error={error}
      closeLabel={props.cancel || undefined}
      onClose={onClose}
      onSubmit={() => disabled || onSubmit()}
      footer={
        <>
          {props.cancel !== false && (
            <Button kind="quiet" onClick={onClose}>
              {props.cancel ?? text('cancel')}
            </Button>
          )}
          <Button type="submit" kind={danger ? 'danger' : 'primary'} busy={busy} disabled={disabled}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
