import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#ui';
import { aboutQuery } from '../../shared/session/session-query.ts';
import { useApi } from '../../shared/api/use-api.ts';
import styles from './identity.module.css';
import { providerPath } from './provider-path.ts';

interface PasswordsOffProps {
  title: string;
  more?: string | undefined;
  /** Page to open after signing in at the provider. */
  target?: string;
}

/** Replaces forms with passwords if password login is disabled. */
export function PasswordsOff({ title, more, target = '/' }: PasswordsOffProps) {
  const { t } = useTranslation('account');
  const { data: about } = useSuspenseQuery(aboutQuery(useApi()));
  const provider = about.oidcProviderName;
  return (
    <div className={styles.form}>
      <h1 className={styles.title}>{title}</h1>
      <p>{t('passwordsOff.text', { provider })}</p>
      {more && <p>{more}</p>}
      {about.enableOidc && (
        <a href={providerPath(target)} className={buttonClass('primary')}>
          {t('login.provider', { provider })}
        </a>
      )}
      <div className={styles.links}>
        <Link to="/login" search={{ direct: true }} className="text-link">
          {t('backToLogin')}
        </Link>
      </div>
    </div>
  );
}
