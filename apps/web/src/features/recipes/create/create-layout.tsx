import { Link, useLocation } from '@tanstack/react-router';
import { Camera, Pencil } from '#ui/icons';
import { Bug, ClipboardPaste, PackageOpen } from '#ui/late-icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#ui';
import { HelpLink } from '../../../shared/help/help-link.tsx';
import { useUser } from '../../../shared/session/session.ts';
import { useActiveSection } from '../../../shared/browser/use-active-section.ts';
import styles from './create.module.css';

const everybody = [
  { to: '/recipe/create/url', icon: ClipboardPaste, label: 'ways.any' },
  { to: '/recipe/create/ocr', icon: Camera, label: 'ways.photos' },
  { to: '/recipe/create/new', icon: Pencil, label: 'ways.new' },
  { to: '/group/migrations', icon: PackageOpen, label: 'ways.file' },
] as const;
const advanced = [{ to: '/recipe/create/debug', icon: Bug, label: 'ways.debug' }] as const;

/** Addresses of screens that a way leads on to. */
const partOf: Record<string, string | undefined> = {
  '/recipe/create/bulk': '/recipe/create/url',
  '/recipe/create/page': '/recipe/create/url',
};

export function CreateLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('create');
  const ways = useUser().advanced ? [...everybody, ...advanced] : everybody;
  const { pathname } = useLocation();
  const nav = useActiveSection(pathname);
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} help={<HelpLink page="using#recipes" />} />
      <nav ref={nav} className={styles.ways} aria-label={t('ways.label')}>
        {ways.map(({ to, icon: Icon, label }) => (
          <Link
            key={to}
            to={to}
            activeProps={{ 'aria-current': 'page' }}
            activeOptions={{ includeSearch: false }}
            {...(partOf[pathname] === to && { 'aria-current': 'page' })}
          >
            <Icon />
            {t(label)}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  );
}
