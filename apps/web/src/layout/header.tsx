import { Link, useLocation } from '@tanstack/react-router';
import { PanelLeft, Plus, Search } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '#ui';
import { useScrolledPast } from '../shared/browser/use-scrolled-past.ts';
import { AccountMenu } from './account-menu.tsx';
import styles from './app-layout.module.css';
import { CreateMenu } from './navigation/create-menu.tsx';
import { Logo } from './logo.tsx';

interface HeaderProps {
  sidebarOpen: boolean;
  onToggleSidebar: () => void;
  onSearch: () => void;
}

/** Height of the search field of the home page, above which the header searches. */
const homeSearchPx = 96;

export function Header({ sidebarOpen, onToggleSidebar, onSearch }: HeaderProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isPastSearch = useScrolledPast(homeSearchPx);
  return (
    <header data-bar className={styles.header}>
      <span className={styles.onlyWide}>
        <IconButton
          label={t('nav.toggle')}
          aria-expanded={sidebarOpen}
          aria-controls="navigation"
          onClick={onToggleSidebar}
        >
          <PanelLeft className="flips" />
        </IconButton>
      </span>
      <Link to="/" className={styles.home} title={t('nav.home')}>
        <Logo />
      </Link>
      <div className={styles.searchBox}>
        {(pathname !== '/' || isPastSearch) && (
          <button type="button" aria-haspopup="dialog" onClick={onSearch}>
            <Search size={20} />
            <span>{t('search.open')}</span>
            <kbd aria-hidden>{'/'}</kbd>
          </button>
        )}
      </div>
      <span className={styles.onlyWide}>
        <CreateMenu
          button={(props) => (
            <Button kind="primary" icon={<Plus />} {...props}>
              {t('create.title')}
            </Button>
          )}
        />
      </span>
      <span className={styles.onlyWide}>
        <AccountMenu />
      </span>
    </header>
  );
}
