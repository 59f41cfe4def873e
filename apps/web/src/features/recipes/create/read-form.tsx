import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextField } from '#ui';
import { useFileDrop } from '../../../shared/browser/use-file-drop.ts';
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
  /** Takes files that are dropped on the form. */
  onFiles?: (files: File[]) => void;
  children: ReactNode;
}

/** Form of an import: its fields, the progress and the button. */
export function ReadForm({ lead, submit, disabled, request, url, onSubmit, onFiles, children }: ReadFormProps) {
  const { isOver, handlers } = useFileDrop(request.isPending ? undefined : onFiles);
  return (
    <form
      method="post"
      className={styles.form}
      data-over={isOver}
      {...handlers}
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

const INSERTIONS = new Set(['insertFromPaste', 'insertFromDrop']);

/** True if a text was pasted or dropped; what somebody types is never changed. */
export const isInsertion = (event: Event) => event instanceof InputEvent && INSERTIONS.has(event.inputType);

interface AddressFieldProps {
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

export function AddressField({ value, error, onChange }: AddressFieldProps) {
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
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
