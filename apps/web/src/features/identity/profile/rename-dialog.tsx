import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog, TextField } from '#ui';
import { otherProblem, problemOf } from '../../../shared/forms/form-errors.ts';

interface RenameDialogProps {
  title: string;
  label: string;
  /** Current name. */
  name: string;
  busy: boolean;
  error: unknown;
  onName: (name: string) => void;
  onClose: () => void;
}

export function RenameDialog({ title, label, name, busy, error, onName, onClose }: RenameDialogProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(name);
  return (
    <FormDialog
      title={title}
      action={t('action.save')}
      busy={busy}
      error={otherProblem(error, ['name'])}
      disabled={!text.trim()}
      onSubmit={() => onName(text.trim())}
      onClose={onClose}
    >
      <TextField
        label={label}
        maxLength={255}
        autoFocus
        value={text}
        error={problemOf(error, 'name')}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
