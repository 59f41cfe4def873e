import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog, TextField } from '#ui';

interface NameDialogProps {
  title: string;
  label: string;
  /** Label of the button, by default "Save". */
  action?: string;
  /** Current name. */
  name?: string;
  busy: boolean;
  fieldError?: string;
  error?: unknown;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks for a name, to create or rename something. */
export function NameDialog({ label, action, name = '', fieldError, onName, ...dialog }: NameDialogProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(name);
  return (
    <FormDialog
      {...dialog}
      action={action ?? t('action.save')}
      disabled={!text.trim()}
      onSubmit={() => onName(text.trim())}
    >
      <TextField
        label={label}
        maxLength={255}
        required
        value={text}
        error={fieldError}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
