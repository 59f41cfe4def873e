import { Languages, Moon, Sun } from '#ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyOnIdle } from '#ui';
import styles from '../app-layout.module.css';
import { useTheme } from './use-theme.ts';

export const LanguageDialog = lazyOnIdle(() => import('./language-dialog.tsx').then((module) => module.LanguageDialog));

/** Buttons for language and theme. */
export function PreferenceButtons() {
  const { t } = useTranslation();
  const [theme, switchTheme] = useTheme();
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <button type="button" className={styles.navLink} onClick={() => setChoosing(true)}>
        <Languages />
        {t('language.title')}
      </button>
      <button type="button" className={styles.navLink} onClick={switchTheme}>
        {theme === 'dark' ? <Sun /> : <Moon />}
        {t(theme === 'dark' ? 'theme.light' : 'theme.dark')}
      </button>
      {choosing && <LanguageDialog onClose={() => setChoosing(false)} />}
    </>
  );
}
