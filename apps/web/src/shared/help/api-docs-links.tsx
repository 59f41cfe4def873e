import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../api/use-api.ts';
import { withBase } from '../browser/base-path.ts';
import { aboutQuery } from '../session/session-query.ts';
import styles from './api-docs-links.module.css';

/** Links to a guide for integrators and to the reference of the API, in new tabs. Its texts are in the catalogue `user`. */
export function ApiDocsLinks({ guide }: { guide: 'first-call' | 'webhooks' }) {
  const { t } = useTranslation('user');
  const { data: about } = useSuspenseQuery(aboutQuery(useApi()));
  if (!about.apiDocs) return null;
  const links = [
    [`/docs/guides/${guide}`, t('tokens.guide')],
    ['/docs', t('tokens.reference')],
  ] as const;
  return (
    <span className={styles.links}>
      {links.map(([path, label]) => (
        <a key={path} href={withBase(path)} target="_blank" rel="noreferrer">
          {label}
        </a>
      ))}
    </span>
  );
}
