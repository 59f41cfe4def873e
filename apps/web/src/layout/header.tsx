import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { LogOut, PanelLeft, Plus, Search, UserRound } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { Avatar, Button, IconButton, Menu, MenuItem } from '#ui';
import { avatarUrl } from '../shared/widgets/media.ts';
import { useScrolledPast } from '../shared/browser/use-scrolled-past.ts';
import { useUser } from '../shared/session/session.ts';
import styles from './app-layout.module.css';
import { CreateMenu } from './navigation/create-menu.tsx';
import { Logo } from './logo.tsx';
import { useLogout } from './use-logout.ts';

interface HeaderProps {
  sidebarOpen: boolean;
  onToggleSidebar: () => void;
  onSearch: () => void;
}

/** Height of the search field of the home page, above which the header searches. */
const homeSearchPx = 96;

export function Header({ sidebarOpen, onToggleSidebar, onSearch }: HeaderProps) {
  const { t } = useTranslation();
  const logout = useLogout();
  const user = useUser();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isPastSearch = useScrolledPast(homeSearchPx);
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
      <Link to="/" className={styles.home} title={t('nav.home')}>
        <Logo />
      </Link>
      <div className={styles.searchBox}>
        {(pathname !== '/' || isPastSearch) && (
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
      <span className={styles.onlyWide}>
        <Menu
          label={t('nav.account')}
          button={(props) => (
            <button type="button" className={styles.account} aria-label={t('nav.account')} {...props}>
              <Avatar name={user.fullName || user.username} src={avatarUrl(user)} size={36} />
            </button>
          )}
        >
          <MenuItem icon={<UserRound />} onSelect={() => void navigate({ to: '/user/profile' })}>
            {t('nav.profile')}
          </MenuItem>
          <MenuItem icon={<LogOut className="flips" />} onSelect={() => logout()}>
            {t('session.logout')}
          </MenuItem>
        </Menu>
      </span>
    </header>
  );
}
