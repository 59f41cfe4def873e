import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Checkbox, Skeleton, TextField } from '#ui';
import { useApi } from '../../../app/use-api.ts';
import { isWebAddress } from '../../../app/use-rules.ts';
import { addressesIn } from './addresses.ts';
import styles from './create.module.css';
import { ImportFailure } from './import-failure.tsx';

export interface ImportWish {
  recipe_import_url?: string;
  use_keywords?: true;
  edit?: true;
}

interface ImportFromUrlProps {
  wish: ImportWish;
  onWish: (wish: ImportWish) => void;
}

/** Starts by itself where the address of the page brings one, as share sheets and bookmarklets do. */
export function ImportFromUrl({ wish, onWish }: ImportFromUrlProps) {
  const { t } = useTranslation('create');
  const { t: common } = useTranslation();
  const [url, setUrl] = useState(wish.recipe_import_url ?? '');
  const [tried, setTried] = useState(false);
  const importing = useImport(wish);
  const isValid = isWebAddress(url);
  const start = () => {
    setTried(true);
    if (!isValid) return;
    onWish({ ...wish, recipe_import_url: url.trim() });
    importing.mutate({ body: { url: url.trim(), includeTags: Boolean(wish.use_keywords) } });
  };
  useStartOnce(isWebAddress(wish.recipe_import_url ?? '') ? start : undefined);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <p className={styles.lead}>{t('url.lead')}</p>
      <TextField
        label={t('url.label')}
        type="url"
        inputMode="url"
        placeholder={t('url.example')}
        autoFocus
        value={url}
        error={tried && !isValid ? common('validation.url') : undefined}
        onChange={({ currentTarget: { value } }) => setUrl(addressesIn(value)[0] ?? value)}
      />
      <div>
        <Checkbox
          checked={Boolean(wish.use_keywords)}
          onChange={(on) => onWish({ ...wish, use_keywords: on || undefined })}
        >
          {t('url.keywords')}
        </Checkbox>
        <Checkbox checked={Boolean(wish.edit)} onChange={(on) => onWish({ ...wish, edit: on || undefined })}>
          {t('url.edit')}
        </Checkbox>
      </div>
      {importing.error && <ImportFailure error={importing.error} url={url} />}
      {importing.isPending && <Reading />}
      <div className={styles.actions}>
        <Button type="submit" kind="primary" busy={importing.isPending}>
          {t('url.submit')}
        </Button>
      </div>
    </form>
  );
}

/** The shape of the recipe that is being read. */
function Reading() {
  const { t } = useTranslation('create');
  return (
    <div className={styles.reading} role="status">
      <span className="visually-hidden">{t('url.reading')}</span>
      <Skeleton height="7rem" radius="var(--t-radii-lg)" />
      <div>
        <Skeleton width="70%" height="1.6rem" />
        <Skeleton width="45%" />
        <p className={styles.lead}>{t('url.reading')}</p>
      </div>
    </div>
  );
}

function useImport({ edit }: ImportWish) {
  const navigate = useNavigate();
  return useApi().useMutation('post', '/recipes/create-url', {
    meta: { silent: true, refreshes: ['/recipes', '/organizers'] },
    onSuccess: (slug) =>
      void navigate({
        to: '/recipe/$slug',
        params: { slug },
        search: { edit, imported: true },
        replace: true,
      }),
  });
}

function useStartOnce(start: (() => void) | undefined) {
  const started = useRef(false);
  const run = useEffectEvent(() => start?.());
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    run();
  }, []);
}
