import { useId, useState, type KeyboardEvent } from 'react';
import styles from './suggest.module.css';

interface SuggestInputProps {
  label: string;
  value: string;
  options: string[];
  onChange: (value: string) => void;
  /** Called with a chosen suggestion, or with what was typed, on Enter; without it Enter belongs to whoever contains the field. */
  onCommit?: (value: string) => void;
  placeholder?: string;
  className?: string;
}

const shownOptions = 8;

/** A text field that offers what is known already; anything else may be typed as well. */
export function SuggestInput({ label, value, options, onChange, onCommit, placeholder, className }: SuggestInputProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = open ? bestMatches(options, value) : [];

  const choose = (option: string) => {
    onChange(option);
    onCommit?.(option);
    setOpen(false);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      if (found.length > 0) setActive((active + (event.key === 'ArrowDown' ? 1 : -1) + found.length) % found.length);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === 'Enter' && (found[active] !== undefined || onCommit)) {
      event.preventDefault();
      if (found[active] !== undefined || value.trim()) choose(found[active] ?? value.trim());
    }
  };
  return (
    <span className={`${styles.suggest} ${className ?? ''}`}>
      <input
        role="combobox"
        dir="auto"
        autoComplete="off"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={id}
        aria-activedescendant={found[active] === undefined ? undefined : `${id}-${active}`}
        placeholder={placeholder}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <div id={id} role="listbox" aria-label={label} hidden={found.length === 0} className={styles.options}>
        {found.map((option, index) => (
          <div
            key={option}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => {
              event.preventDefault();
              choose(option);
            }}
          >
            {option}
          </div>
        ))}
      </div>
    </span>
  );
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** What begins with the typed text comes before what merely contains it. */
function bestMatches(options: string[], value: string): string[] {
  const wanted = plain(value);
  if (!wanted) return options.slice(0, shownOptions);
  const found = options.filter((option) => plain(option).includes(wanted) && option !== value);
  const begins = (option: string) => Number(!plain(option).startsWith(wanted));
  return found.sort((a, b) => begins(a) - begins(b)).slice(0, shownOptions);
}
