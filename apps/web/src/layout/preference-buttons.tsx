import { Languages, Moon, Sun } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './app-layout.module.css';
import { useTheme } from './use-theme.ts';

const LanguageDialog = lazy(() =>
  import('./language-dialog.tsx').then((module) => ({ default: module.LanguageDialog })),
);

/** Language and theme, as entries of a navigation. */
export function PreferenceButtons() {
  const { t } = useTranslation();
  const [theme, switchTheme] = useTheme();
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <button type="button" className={styles.navLink} onClick={() => setChoosing(true)}>
        <Languages aria-hidden />
        {t('language.title')}
      </button>
      <button type="button" className={styles.navLink} onClick={switchTheme}>
        {theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
        {t(theme === 'dark' ? 'theme.light' : 'theme.dark')}
      </button>
      {choosing && (
        <Suspense>
          <LanguageDialog onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
