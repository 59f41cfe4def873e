import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isProblem } from '#client';
import { Notice } from '#ui';
import { failureMessage } from '../../../app/failure-toasts.ts';
import styles from './create.module.css';

/** What went wrong, and what one can do instead. */
export function ImportFailure({ error, url }: { error: unknown; url: string }) {
  const { t, i18n } = useTranslation('create');
  const isTimeout = isProblem(error, 408);
  return (
    <Notice kind="error">
      <p>{failureMessage(i18n, error)}</p>
      <ul className={styles.help}>
        <li>{t(isTimeout ? 'help.slow' : 'help.check')}</li>
        <li>
          <a href={url} target="_blank" rel="noreferrer">
            {t('help.open')}
          </a>
        </li>
        <li>
          <Link to="/recipe/create/new">{t('help.write')}</Link>
        </li>
      </ul>
    </Notice>
  );
}
