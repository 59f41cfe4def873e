import { useState } from 'react';
import { FormDialog, TextField } from '#ui';
import { useTimes } from '../../../shared/i18n/use-times.ts';

interface NameDialogProps {
  title: string;
  label: string;
  action: string;
  /** Current name. */
  name?: string;
  busy?: boolean;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a list or a store. */
export function NameDialog({ title, label, action, name = '', busy, onName, onClose }: NameDialogProps) {
  const [text, setText] = useState(name);
  return (
    <FormDialog
      title={title}
      action={action}
      busy={busy}
      disabled={!text.trim()}
      onSubmit={() => onName(text.trim())}
      onClose={onClose}
    >
      <TextField label={label} value={text} maxLength={255} onChange={(event) => setText(event.currentTarget.value)} />
    </FormDialog>
  );
}

/** Default name of a new list: the day. */
export function useDayName(): string {
  const times = useTimes();
  const [today] = useState(() => new Date());
  return times(today, 'dateWithWeekday');
}
