import { Minus, Plus } from '../icons.ts';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './forms.module.css';

interface StepperProps {
  label: string;
  lessLabel: string;
  moreLabel: string;
  /** Number that the field starts with. */
  value: string;
  /** Displayed value. */
  children: ReactNode;
  onLess?: () => void;
  onMore?: () => void;
  onType: (text: string) => void;
}

/**
 * Buttons around a value; without a handler the button is disabled. Chakra's NumberInput is always a field; this
 * value is words such as “4 servings” that become a field when they are pressed.
 */
export function Stepper({ label, lessLabel, moreLabel, value, children, onLess, onMore, onType }: StepperProps) {
  const [typing, setTyping] = useState(false);
  return (
    <div role="group" aria-label={label} className={styles.stepper}>
      <button type="button" aria-label={lessLabel} disabled={!onLess} onClick={onLess}>
        <Minus size={18} aria-hidden />
      </button>
      {typing ? (
        <NumberField
          label={label}
          value={value}
          onDone={(typed) => {
            setTyping(false);
            if (typed) onType(typed);
          }}
        />
      ) : (
        <button type="button" className={styles.value} onClick={() => setTyping(true)}>
          <span aria-live="polite">{children}</span>
        </button>
      )}
      <button type="button" aria-label={moreLabel} disabled={!onMore} onClick={onMore}>
        <Plus size={18} aria-hidden />
      </button>
    </div>
  );
}

interface NumberFieldProps {
  label: string;
  value: string;
  /** @param typed undefined if nothing was typed */
  onDone: (typed?: string) => void;
}

function NumberField({ label, value, onDone }: NumberFieldProps) {
  const [text, setText] = useState(value);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onDone(text);
    if (event.key === 'Escape') onDone();
  };
  return (
    <input
      className={styles.value}
      inputMode="decimal"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field stands where the button was that was pressed
      autoFocus
      value={text}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={() => onDone(text)}
      onKeyDown={onKeyDown}
    />
  );
}
