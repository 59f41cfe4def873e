import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#ui';
import { useApi } from '../api/use-api.ts';
import { withBase } from '../browser/base-path.ts';
import { aboutQuery } from '../session/session-query.ts';
import styles from './api-page-header.module.css';

interface ApiPageHeaderProps {
  title: string;
  lead: string;
  guide: 'first-call' | 'webhooks';
}

/** Head of a screen for integrators, with links to their guide and to the reference of the API. */
export function ApiPageHeader({ title, lead, guide }: ApiPageHeaderProps) {
  return (
    <PageHeader
      title={title}
      subtitle={
        <>
          {lead}
          <ApiDocsLinks guide={guide} />
        </>
      }
    />
  );
}

/** Opens new tabs. Its texts are in the catalogue `user`. */
function ApiDocsLinks({ guide }: Pick<ApiPageHeaderProps, 'guide'>) {
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
        <a key={path} href={withBase(path)} target="_blank" rel="noreferrer" className="text-link">
          {label}
        </a>
      ))}
    </span>
  );
}
