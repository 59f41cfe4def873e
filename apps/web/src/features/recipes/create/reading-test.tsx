import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { addressOf } from './addresses.ts';
import styles from './create.module.css';
import { AddressField, ReadForm } from './read-form.tsx';

/** Reads a page without saving it, to debug an import. */
export function ReadingTest() {
  const { t } = useTranslation('create');
  const [url, setUrl] = useState('');
  const [tried, setTried] = useState(false);
  const [asTree, setAsTree] = useState(true);
  const test = useApi().useMutation('post', '/recipes/test-scrape-url', { meta: { silent: true } });
  const address = addressOf(url);
  return (
    <>
      <ReadForm
        lead={t('debug.lead')}
        submit={t('debug.submit')}
        request={test}
        url={test.variables?.body.url}
        onSubmit={() => {
          setTried(true);
          if (address) test.mutate({ body: { url: address } });
        }}
      >
        <AddressField value={url} error={tried && !address ? t('validation.url') : undefined} onChange={setUrl} />
      </ReadForm>
      {typeof test.data === 'string' && <p role="status">{test.data}</p>}
      {typeof test.data === 'object' && (
        <section className={styles.raw} aria-label={t('debug.result')}>
          <Switch checked={asTree} onChange={setAsTree}>
            {t('debug.tree')}
          </Switch>
          {asTree ? <Tree value={test.data} /> : <pre dir="ltr">{JSON.stringify(test.data, null, 2)}</pre>}
        </section>
      )}
    </>
  );
}

/** JSON tree with collapsible objects and lists. */
function Tree({ value }: { value: object }) {
  return (
    <ul className={styles.tree} dir="ltr">
      {Object.entries(value).map(([key, inner]: [string, unknown]) => (
        <li key={key}>
          {typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0 ? (
            <details>
              <summary>
                <b>{key}</b> <small>{Object.keys(inner).length}</small>
              </summary>
              <Tree value={inner} />
            </details>
          ) : (
            <>
              <b>{key}</b> <code>{JSON.stringify(inner)}</code>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
