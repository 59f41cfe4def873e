import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox, TextAreaField } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { isWebAddress } from '../../../shared/forms/web-address.ts';
import { onlyAddressIn } from './addresses.ts';
import { handOverPictures, isPicture } from './dropped-pictures.ts';
import { isInsertion, ReadForm } from './read-form.tsx';
import { useImported } from './use-imported.ts';
import { pastedIn } from './what-to-import.ts';

export interface ImportWish {
  recipe_import_url?: string;
  use_keywords?: true;
  use_categories?: true;
  edit?: true;
}

const isText = ({ type, name }: File) => type.startsWith('text/') || /\.(html?|txt|md|json|cook)$/i.test(name);

interface ImportAnythingProps {
  wish: ImportWish;
  onWish: (wish: ImportWish) => void;
}

/**
 * One field for an address, several addresses, or the text of a recipe. Starts at once if the page's own address names
 * one, as share sheets do.
 */
export function ImportAnything({ wish, onWish }: ImportAnythingProps) {
  const { t } = useTranslation('create');
  const [text, setText] = useState(wish.recipe_import_url ?? '');
  const [isTried, setTried] = useState(false);
  const { fromAddress, fromAddresses, fromText } = useImports(wish);
  const pasted = pastedIn(text);
  const start = () => {
    setTried(true);
    const options = { includeTags: Boolean(wish.use_keywords), includeCategories: Boolean(wish.use_categories) };
    if (pasted?.kind === 'text') fromText.mutate({ body: { data: text, url: onlyAddressIn(text) } });
    if (pasted?.kind === 'addresses')
      fromAddresses.mutate({
        body: { imports: pasted.addresses.map((url) => ({ url, ...options, existing: 'skip' })) },
      });
    if (pasted?.kind !== 'address') return;
    setText(pasted.address);
    onWish({ ...wish, recipe_import_url: pasted.address });
    fromAddress.mutate({ body: { url: pasted.address, ...options } });
  };
  useStartOnce(isWebAddress(wish.recipe_import_url ?? '') ? start : undefined);
  const keepAddress = (value: string) => {
    const found = pastedIn(value);
    setText(found?.kind === 'address' ? (onlyAddressIn(value) ?? value) : value);
  };
  const navigate = useNavigate();
  const onFiles = async (files: File[]) => {
    const pictures = files.filter(isPicture);
    const [file] = files.filter(isText);
    if (file && !pictures.length) return keepAddress(await file.text());
    if (!pictures.length) return setTried(true);
    handOverPictures(pictures);
    await navigate({ to: '/recipe/create/ocr' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || pasted?.kind !== 'address') return;
    event.preventDefault();
    start();
  };
  const request = [fromAddress, fromAddresses, fromText].find(({ isIdle }) => !isIdle) ?? fromAddress;
  return (
    <ReadForm
      lead={t('any.lead')}
      submit={pasted?.kind === 'addresses' ? t('bulk.submit', { count: pasted.addresses.length }) : t('url.submit')}
      request={request}
      url={fromAddress.variables?.body.url}
      onSubmit={start}
      onFiles={(files) => void onFiles(files)}
    >
      <TextAreaField
        label={t('any.label')}
        rows={3}
        style={{ maxHeight: '60vh' }}
        dir="auto"
        placeholder={t('url.example')}
        autoFocus
        value={text}
        error={isTried && !pasted ? t('any.problem') : undefined}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget: { value }, nativeEvent }) =>
          isInsertion(nativeEvent) ? keepAddress(value) : setText(value)
        }
        onBlur={() => keepAddress(text)}
      />
      <div>
        <Wishes wish={wish} onWish={onWish} />
        <Link to="/recipe/create/page" className="text-link">
          {t('browser.title')}
        </Link>
      </div>
    </ReadForm>
  );
}

function Wishes({ wish, onWish }: ImportAnythingProps) {
  const { t } = useTranslation('create');
  const box = (name: 'use_keywords' | 'use_categories' | 'edit', label: string) => (
    <Checkbox checked={Boolean(wish[name])} onChange={(on) => onWish({ ...wish, [name]: on || undefined })}>
      {label}
    </Checkbox>
  );
  return (
    <div>
      {box('use_keywords', t('url.keywords'))}
      {box('use_categories', t('url.categories'))}
      {box('edit', t('url.edit'))}
    </div>
  );
}

function useImports({ edit }: ImportWish) {
  const api = useApi();
  const navigate = useNavigate();
  const onSuccess = useImported(edit);
  const meta = { silent: true } as const;
  return {
    fromAddress: api.useMutation('post', '/recipes/create-url', { meta, onSuccess }),
    fromText: api.useMutation('post', '/recipes/create/html-or-json', { meta, onSuccess }),
    fromAddresses: api.useMutation('post', '/recipes/create-url/bulk', {
      meta: { ...meta, refreshes: ['/groups/reports'] },
      onSuccess: ({ reportId, taskId }) =>
        void navigate({ to: '/recipe/create/bulk', search: { report: reportId, task: taskId } }),
    }),
  };
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
