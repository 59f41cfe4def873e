import { useId, useState, type KeyboardEvent } from 'react';
import styles from './suggest.module.css';

export interface Suggestion {
  name: string;
  /** Further names, by which it is found as well. */
  also: string[];
}

interface SuggestInputProps {
  label: string;
  value: string;
  options: (string | Suggestion)[];
  onChange: (value: string) => void;
  /**
   * Called with a chosen suggestion, or with what was typed, on Enter and when the field is left; without it Enter belongs to
   * whoever contains the field.
   */
  onCommit?: (value: string) => void;
  placeholder?: string;
  className?: string;
  maxLength?: number;
}

const shownOptions = 8;

/** A text field that offers what is known already; anything else may be typed as well. */
export function SuggestInput({ label, value, options, onChange, onCommit, className, ...input }: SuggestInputProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = open ? bestMatches(options, value) : [];

  const choose = (option: string) => {
    onChange(option);
    onCommit?.(option);
    close();
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const leave = () => {
    close();
    if (onCommit && value.trim()) onCommit(value.trim());
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
        {...input}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
        onBlur={leave}
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
const namesOf = (option: string | Suggestion) =>
  typeof option === 'string' ? [option] : [option.name, ...option.also];

/** What has the typed text as one of its names comes first, then what begins with it, then what merely contains it. */
function bestMatches(options: (string | Suggestion)[], value: string): string[] {
  const wanted = plain(value);
  const rank = (name: string) => (name === wanted ? 0 : name.startsWith(wanted) ? 1 : name.includes(wanted) ? 2 : 3);
  const ranked = options.map((option) => {
    const names = namesOf(option);
    return { name: names[0]!, rank: wanted ? Math.min(...names.map((name) => rank(plain(name)))) : 0 };
  });
  const found = ranked.filter(({ name, rank }) => rank < 3 && (!wanted || name !== value));
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, shownOptions)
    .map(({ name }) => name);
}
