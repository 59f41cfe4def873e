import { Link, useLocation } from '@tanstack/react-router';
import { LogOut, PanelLeft, Plus, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '#ui';
import styles from './app-layout.module.css';
import { CreateMenu } from './create-menu.tsx';
import { Logo } from './logo.tsx';
import { useLogout } from './use-logout.ts';

interface HeaderProps {
  sidebarOpen: boolean;
  onToggleSidebar: () => void;
  onSearch: () => void;
}

export function Header({ sidebarOpen, onToggleSidebar, onSearch }: HeaderProps) {
  const { t } = useTranslation();
  const logout = useLogout();
  const { pathname } = useLocation();
  return (
    <header className={styles.header}>
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
      <Link to="/" aria-label={t('nav.home')} className={styles.home}>
        <Logo />
      </Link>
      <div className={styles.searchBox}>
        {pathname !== '/' && (
          <button type="button" aria-haspopup="dialog" onClick={onSearch}>
            <Search size={20} aria-hidden />
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
      <IconButton label={t('session.logout')} onClick={() => logout.mutate({})}>
        <LogOut className="flips" />
      </IconButton>
    </header>
  );
}
