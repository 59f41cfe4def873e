import { FormDialog, type FormDialogProps } from './form-dialog.tsx';

interface ConfirmDialogProps extends Omit<FormDialogProps, 'asks' | 'disabled' | 'onSubmit'> {
  onConfirm: () => void;
}

/** Asks before an action. */
export function ConfirmDialog({ onConfirm, ...dialog }: ConfirmDialogProps) {
  return <FormDialog asks {...dialog} onSubmit={onConfirm} />;
}
