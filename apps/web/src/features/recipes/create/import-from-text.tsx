import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextAreaField, TextField } from '#ui';
import { useApi } from '../../../app/use-api.ts';
import { addressOf } from './addresses.ts';
import styles from './create.module.css';
import { ImportFailure } from './import-failure.tsx';
import { Reading } from './reading.tsx';
import { useImported } from './use-imported.ts';

/** For pages that only a person can see, letters, and what other programs have saved. */
export function ImportFromText() {
  const { t } = useTranslation('create');
  const [text, setText] = useState('');
  const [source, setSource] = useState('');
  const importing = useApi().useMutation('post', '/recipes/create/html-or-json', {
    meta: { silent: true },
    onSuccess: useImported(),
  });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        importing.mutate({ body: { data: text, url: addressOf(source) } });
      }}
    >
      <p className={styles.lead}>{t('text.lead')}</p>
      <TextAreaField
        label={t('text.label')}
        rows={10}
        maxHeight="60vh"
        dir="auto"
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <TextField
        label={t('text.source')}
        hint={t('text.sourceHint')}
        type="url"
        inputMode="url"
        value={source}
        onChange={({ currentTarget: { value } }) => setSource(value)}
      />
      {importing.error && <ImportFailure error={importing.error} />}
      {importing.isPending && <Reading />}
      <div className={styles.actions}>
        <Button type="submit" kind="primary" busy={importing.isPending} disabled={text.trim() === ''}>
          {t('url.submit')}
        </Button>
      </div>
    </form>
  );
}
