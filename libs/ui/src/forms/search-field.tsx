import { Search, X } from '../icons.ts';
import type { InputHTMLAttributes, Ref } from 'react';
import { useUiText } from '../texts/ui-texts.ts';
import styles from './forms.module.css';

interface SearchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

export function SearchField({ label, value, onChange, ref, ...input }: SearchFieldProps) {
  const text = useUiText();
  return (
    <div className={styles.search}>
      <Search size={20} />
      <input
        ref={ref}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...input}
      />
      {value && (
        <button type="button" aria-label={text('clear')} onClick={() => onChange('')}>
          <X size={18} />
        </button>
      )}
    </div>
  );
}
