import { useNavigate } from '@tanstack/react-router';
import { Languages, LogOut, Moon, Settings, Sun, Trash2, UserRound, Users } from '#ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar, initials, Menu, MenuItem, MenuSeparator } from '#ui';
import { useUser } from '../shared/session/session.ts';
import { avatarUrl } from '../shared/widgets/media.ts';
import styles from './app-layout.module.css';
import { LanguageDialog } from './preferences/preference-buttons.tsx';
import { useTheme } from './preferences/use-theme.ts';
import { useLogout } from './use-logout.ts';

/** Menu of the person: where they set things, and how they leave. */
export function AccountMenu() {
  const { t } = useTranslation();
  const user = useUser();
  const name = user.fullName || user.username;
  const navigate = useNavigate();
  const logout = useLogout();
  const [theme, switchTheme] = useTheme();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Menu
        label={t('nav.account')}
        button={(props) => (
          <button
            type="button"
            className={styles.account}
            aria-label={`${t('nav.account')} (${initials(name)})`}
            {...props}
          >
            <Avatar name={name} src={avatarUrl(user)} size={36} />
          </button>
        )}
      >
        <MenuItem icon={<UserRound />} onSelect={() => void navigate({ to: '/user/profile' })}>
          {t('nav.profile')}
        </MenuItem>
        <MenuItem icon={<Settings />} onSelect={() => void navigate({ to: '/settings' })}>
          {t('nav.settings')}
        </MenuItem>
        <MenuItem icon={<Users />} onSelect={() => void navigate({ to: '/group' })}>
          {t('nav.group')}
        </MenuItem>
        <MenuItem icon={<Trash2 />} onSelect={() => void navigate({ to: '/group/trash' })}>
          {t('nav.trash')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Languages />} onSelect={() => setChoosing(true)}>
          {t('language.title')}
        </MenuItem>
        <MenuItem icon={theme === 'dark' ? <Sun /> : <Moon />} onSelect={switchTheme}>
          {t(theme === 'dark' ? 'theme.light' : 'theme.dark')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<LogOut className="flips" />} onSelect={() => logout()}>
          {t('session.logout')}
        </MenuItem>
      </Menu>
      {isChoosing && <LanguageDialog onClose={() => setChoosing(false)} />}
    </>
  );
}
