import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './forms.module.css';

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'checked'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  hint?: ReactNode;
}

export function Checkbox({ checked, onChange, children, hint, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} {...input} />
      <Text hint={hint}>{children}</Text>
    </label>
  );
}

export function Radio({ checked, onChange, children, hint, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} {...input} />
      <Text hint={hint}>{children}</Text>
    </label>
  );
}

/** A setting that takes effect at once; the words come first, the switch at the end of the line. */
export function Switch({ checked, onChange, children, hint, ...input }: ChoiceProps) {
  return (
    <label className={`${styles.choice} ${styles.switch}`}>
      <Text hint={hint}>{children}</Text>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        {...input}
      />
    </label>
  );
}

function Text({ hint, children }: { hint?: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.text}>
      {children}
      {hint && <span className={styles.hint}>{hint}</span>}
    </span>
  );
}
