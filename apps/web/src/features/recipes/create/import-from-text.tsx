import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextAreaField, TextField } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { addressOf } from './addresses.ts';
import { ReadForm } from './read-form.tsx';
import { useImported } from './use-imported.ts';

/** Imports a recipe from pasted text. */
export function ImportFromText() {
  const { t } = useTranslation('create');
  const [text, setText] = useState('');
  const [source, setSource] = useState('');
  const importing = useApi().useMutation('post', '/recipes/create/html-or-json', {
    meta: { silent: true },
    onSuccess: useImported(),
  });
  return (
    <ReadForm
      lead={t('text.lead')}
      submit={t('url.submit')}
      disabled={text.trim() === ''}
      request={importing}
      onSubmit={() => importing.mutate({ body: { data: text, url: addressOf(source) } })}
    >
      <TextAreaField
        label={t('text.label')}
        rows={10}
        style={{ maxHeight: '60vh' }}
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
    </ReadForm>
  );
}
