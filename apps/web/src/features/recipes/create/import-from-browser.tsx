import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Notice, buttonClass } from '#ui';
import { Copy } from '#ui/icons';
import { bookmarklet, CAPTURED_PAGE_PATH, isCapturedPage, readCapturedPage, type CapturedPage } from '#page-capture';
import { useApi } from '../../../shared/api/use-api.ts';
import { withBase } from '../../../shared/browser/base-path.ts';
import { useCopy } from '../../../shared/browser/use-copy.ts';
import { takeCapturedPage } from '../../../shared/session/captured-page.ts';
import { ReadForm } from './read-form.tsx';
import { useImported } from './use-imported.ts';
import styles from './create.module.css';

/** Imports a page that the bookmarklet or the extension captured, or offers the bookmarklet. */
export function ImportFromBrowser() {
  const { t } = useTranslation('create');
  const received = useReceivedPage();
  if (received === 'none') return <BookmarkletOffer />;
  if (received === 'broken')
    return (
      <>
        <Notice kind="error">{t('browser.broken')}</Notice>
        <BookmarkletOffer />
      </>
    );
  return received && <ReceivedPage page={received} />;
}

/** @returns undefined while the page is unpacked; servers do not get the hash of an address */
function useReceivedPage(): CapturedPage | 'none' | 'broken' | undefined {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [received, setReceived] = useState<CapturedPage | 'none' | 'broken'>();
  useEffect(() => {
    let isCurrent = true;
    const set = (value: CapturedPage | 'none' | 'broken') => isCurrent && setReceived(value);
    const kept = isCapturedPage(hash) ? undefined : takeCapturedPage();
    if (isCapturedPage(hash)) void readCapturedPage(hash).then(set, () => set('broken'));
    else if (kept) void navigate({ to: '.', hash: kept, replace: true });
    else set('none');
    return () => void (isCurrent = false);
  }, [hash, navigate]);
  return received;
}

/** Any site can send a page here, so nothing is imported before the person has seen the address and pressed the button. */
function ReceivedPage({ page: { url, title, html } }: { page: CapturedPage }) {
  const { t } = useTranslation('create');
  const api = useApi();
  const meta = { silent: true } as const;
  const onSuccess = useImported();
  const fromPage = api.useMutation('post', '/recipes/create/html-or-json', { meta, onSuccess });
  const fromAddress = api.useMutation('post', '/recipes/create-url', { meta, onSuccess });
  return (
    <ReadForm
      lead={t('browser.received')}
      submit={t('url.submit')}
      request={html ? fromPage : fromAddress}
      url={url}
      onSubmit={() => (html ? fromPage.mutate({ body: { data: html, url } }) : fromAddress.mutate({ body: { url } }))}
    >
      <div className={styles.captured}>
        <h2 dir="auto">{title || new URL(url).hostname}</h2>
        <p dir="ltr">{url}</p>
      </div>
    </ReadForm>
  );
}

function BookmarkletOffer() {
  const { t } = useTranslation(['create', 'sharing']);
  const copy = useCopy();
  const link = useRef<HTMLAnchorElement>(null);
  const [address, setAddress] = useState('');
  useEffect(() => {
    const code = bookmarklet(new URL(withBase(CAPTURED_PAGE_PATH), location.href).href);
    setAddress(code);
    // React refuses such addresses, and the page's policy refuses to run them
    const anchor = link.current;
    anchor?.setAttribute('href', code);
    const ignore = (event: Event) => event.preventDefault();
    anchor?.addEventListener('click', ignore);
    return () => anchor?.removeEventListener('click', ignore);
  }, []);
  return (
    <div className={styles.form}>
      <p className={styles.lead}>{t('browser.lead')}</p>
      <div className={styles.actions}>
        <a ref={link} href={withBase(CAPTURED_PAGE_PATH)} className={buttonClass('primary', 'medium', styles.bookmark)}>
          {t('sharing:take.action')}
        </a>
        <Button icon={<Copy />} onClick={() => void copy(address)}>
          {t('action.copy')}
        </Button>
      </div>
    </div>
  );
}
