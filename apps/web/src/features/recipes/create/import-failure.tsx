import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isProblem } from '#client';
import { Notice } from '#ui';
import { errorMessage } from '../../../shared/api/error-toasts.ts';
import styles from './create.module.css';

interface ImportFailureProps {
  error: unknown;
  /** The address, if a page was requested. */
  url?: string | undefined;
}

/** Explains the error and offers another way to import. */
export function ImportFailure({ error, url }: ImportFailureProps) {
  const { i18n } = useTranslation();
  return (
    <Notice kind="error">
      <p>{errorMessage(i18n, error)}</p>
      {isAboutPage(error) && <Help isSlow={isProblem(error, 408)} url={url} />}
    </Notice>
  );
}

/** True if the page was read, and the error is about its content. */
const isAboutPage = (error: unknown) => isProblem(error, 400) || isProblem(error, 408);

function Help({ isSlow, url }: { isSlow: boolean; url?: string | undefined }) {
  const { t } = useTranslation('create');
  if (!url) {
    return (
      <ul className={styles.help}>
        <li>{t('help.text')}</li>
        <li>
          <Link to="/recipe/create/new">{t('help.write')}</Link>
        </li>
      </ul>
    );
  }
  return (
    <ul className={styles.help}>
      <li>{t(isSlow ? 'help.slow' : 'help.check')}</li>
      <li>
        <a href={url} target="_blank" rel="noreferrer">
          {t('help.open')}
        </a>
      </li>
      <li>
        <Link to="/recipe/create/page">{t('browser.title')}</Link>
      </li>
      <li>
        <Link to="/recipe/create/text">{t('help.paste')}</Link>
      </li>
      <li>
        <Link to="/recipe/create/new">{t('help.write')}</Link>
      </li>
    </ul>
  );
}
