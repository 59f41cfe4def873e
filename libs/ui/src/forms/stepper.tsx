import { Minus, Plus } from '../icons.ts';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
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
  /** @returns false if the text is no number that fits */
  onType: (text: string) => boolean;
  /** Message for such a text. */
  problem: string;
}

/**
 * Buttons around a value; without a handler the button is disabled. Chakra's NumberInput is always a field; this
 * value is words such as “4 servings” that become a field when they are pressed.
 */
export function Stepper(props: StepperProps) {
  const { label, lessLabel, moreLabel, value, children, onLess, onMore, onType, problem } = props;
  const [typing, setTyping] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const close = (returnsFocus: boolean) => {
    flushSync(() => setTyping(false));
    if (returnsFocus) group.current?.querySelector<HTMLElement>('[data-value]')?.focus();
  };
  return (
    <div role="group" aria-label={label} className={styles.stepper} ref={group}>
      <button type="button" aria-label={lessLabel} aria-disabled={!onLess} onClick={onLess}>
        <Minus size={18} />
      </button>
      {typing ? (
        <NumberField label={label} value={value} problem={problem} onType={onType} onClose={close} />
      ) : (
        <button type="button" className={styles.value} data-value onClick={() => setTyping(true)}>
          <span aria-live="polite">{children}</span>
        </button>
      )}
      <button type="button" aria-label={moreLabel} aria-disabled={!onMore} onClick={onMore}>
        <Plus size={18} />
      </button>
    </div>
  );
}

interface NumberFieldProps extends Pick<StepperProps, 'label' | 'value' | 'problem' | 'onType'> {
  onClose: (returnsFocus: boolean) => void;
}

function NumberField({ label, value, problem, onType, onClose }: NumberFieldProps) {
  const problemId = useId();
  const [text, setText] = useState(value);
  const [isRefused, setRefused] = useState(false);
  const isClosed = useRef(false);
  const close = (returnsFocus: boolean) => {
    isClosed.current = true;
    onClose(returnsFocus);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close(true);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!text || onType(text)) close(true);
    else setRefused(true);
  };
  const onBlur = () => {
    if (isClosed.current) return;
    if (text) onType(text);
    close(false);
  };
  return (
    <>
      <input
        className={styles.value}
        inputMode="decimal"
        aria-label={label}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? problemId : undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field stands where the button was that was pressed
        autoFocus
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setRefused(false);
        }}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      />
      {isRefused && (
        <span role="alert" id={problemId} className={styles.refusal}>
          {problem}
        </span>
      )}
    </>
  );
}
