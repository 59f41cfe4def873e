import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import styles from './forms.module.css';
import { SelectField } from './select-field.tsx';

interface AddSelectProps {
  label: string;
  /** Text while nothing is chosen. */
  none: string;
  /** Label of the button. */
  action: string;
  options: readonly { id: string; name: string }[];
  onAdd: (id: string) => void;
}

/** Choice that is added by a button, because a closed select changes with each arrow key. */
export function AddSelect({ label, none, action, options, onAdd }: AddSelectProps) {
  const [chosen, setChosen] = useState('');
  const value = options.some(({ id }) => id === chosen) ? chosen : '';
  return (
    <div className={styles.addSelect}>
      <SelectField label={label} value={value} onChange={setChosen}>
        <option value="">{none}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button aria-label={`${action}: ${label}`} disabled={!value} onClick={() => onAdd(value)}>
        {action}
      </Button>
    </div>
  );
}
