import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { isWebAddress } from '../../../shared/forms/web-address.ts';
import { addressesIn, addressOf, onlyAddressIn } from './addresses.ts';
import { AddressField, ReadForm } from './read-form.tsx';
import { useImported } from './use-imported.ts';

export interface ImportWish {
  recipe_import_url?: string;
  use_keywords?: true;
  use_categories?: true;
  edit?: true;
}

interface ImportFromUrlProps {
  wish: ImportWish;
  onWish: (wish: ImportWish) => void;
}

/** Imports a recipe from an address. Starts at once if the page's own address names one, as share sheets do. */
export function ImportFromUrl({ wish, onWish }: ImportFromUrlProps) {
  const { t } = useTranslation('create');
  const [url, setUrl] = useState(wish.recipe_import_url ?? '');
  const [tried, setTried] = useState(false);
  const importing = useImport(wish);
  const address = addressOf(onlyAddressIn(url) ?? url);
  const start = () => {
    setTried(true);
    if (!address) return;
    setUrl(address);
    onWish({ ...wish, recipe_import_url: address });
    importing.mutate({
      body: { url: address, includeTags: Boolean(wish.use_keywords), includeCategories: Boolean(wish.use_categories) },
    });
  };
  useStartOnce(isWebAddress(wish.recipe_import_url ?? '') ? start : undefined);
  const isSeveral = addressesIn(url).length > 1;
  const problem = isSeveral ? t('url.several') : tried && !address ? t('validation.url') : undefined;
  return (
    <ReadForm
      lead={t('url.lead')}
      submit={t('url.submit')}
      request={importing}
      url={importing.variables?.body.url}
      onSubmit={start}
    >
      <AddressField value={url} error={problem} onChange={setUrl} only={onlyAddressIn} />
      <div>
        <Checkbox
          checked={Boolean(wish.use_keywords)}
          onChange={(on) => onWish({ ...wish, use_keywords: on || undefined })}
        >
          {t('url.keywords')}
        </Checkbox>
        <Checkbox
          checked={Boolean(wish.use_categories)}
          onChange={(on) => onWish({ ...wish, use_categories: on || undefined })}
        >
          {t('url.categories')}
        </Checkbox>
        <Checkbox checked={Boolean(wish.edit)} onChange={(on) => onWish({ ...wish, edit: on || undefined })}>
          {t('url.edit')}
        </Checkbox>
      </div>
    </ReadForm>
  );
}

function useImport({ edit }: ImportWish) {
  return useApi().useMutation('post', '/recipes/create-url', {
    meta: { silent: true },
    onSuccess: useImported(edit),
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
