import { FormDialog, type FormDialogProps } from './form-dialog.tsx';

interface ConfirmDialogProps extends Omit<FormDialogProps, 'disabled' | 'onSubmit'> {
  onConfirm: () => void;
}

/** A question whose text says what will happen. */
export function ConfirmDialog({ onConfirm, ...dialog }: ConfirmDialogProps) {
  return <FormDialog {...dialog} onSubmit={onConfirm} />;
}
