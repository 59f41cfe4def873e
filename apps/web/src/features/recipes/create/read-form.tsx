import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextField } from '#ui';
import styles from './create.module.css';
import { ImportFailure } from './import-failure.tsx';
import { Reading } from './reading.tsx';

interface ReadFormProps {
  lead: string;
  submit: string;
  disabled?: boolean | undefined;
  request: { isPending: boolean; error: unknown };
  /** Address of the page, for other ways to import if reading fails. */
  url?: string | undefined;
  onSubmit: () => void;
  children: ReactNode;
}

/** Form of an import: its fields, the progress and the button. */
export function ReadForm({ lead, submit, disabled, request, url, onSubmit, children }: ReadFormProps) {
  return (
    <form
      method="post"
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <p className={styles.lead}>{lead}</p>
      {children}
      {request.error !== null && <ImportFailure error={request.error} url={url} />}
      {request.isPending && <Reading />}
      <div className={styles.actions}>
        <Button type="submit" kind="primary" busy={request.isPending} disabled={disabled}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

const PASTED = new Set(['insertFromPaste', 'insertFromDrop']);

interface AddressFieldProps {
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
  /** Finds the address in a text that was pasted or is complete; a text is never changed while somebody types. */
  only?: (text: string) => string | undefined;
}

export function AddressField({ value, error, onChange, only }: AddressFieldProps) {
  const { t } = useTranslation('create');
  return (
    <TextField
      label={t('url.label')}
      type="url"
      inputMode="url"
      placeholder={t('url.example')}
      autoFocus
      value={value}
      error={error}
      onChange={({ currentTarget: field, nativeEvent }) => {
        const isPasted = nativeEvent instanceof InputEvent && PASTED.has(nativeEvent.inputType);
        onChange((isPasted && only?.(field.value)) || field.value);
      }}
      onBlur={() => onChange(only?.(value) ?? value)}
    />
  );
}
