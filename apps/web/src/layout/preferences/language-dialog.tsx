import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, SearchField, plainText } from '#ui';
import { writeCookie } from '../../shared/session/cookies.ts';
import { localeCookie, locales } from '../../shared/i18n/locales.ts';
import styles from './language-dialog.module.css';

const mostCompleteFirst = [...locales].sort((a, b) => b.progress - a.progress);

function choose(code: string): void {
  writeCookie(localeCookie, code);
  location.reload();
}

export function LanguageDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const [search, setSearch] = useState('');
  const matchingLocales = mostCompleteFirst.filter((locale) =>
    matches(`${locale.name} ${locale.english} ${locale.code}`, search),
  );
  return (
    <Dialog title={t('language.title')} onClose={onClose}>
      <div className={styles.search}>
        <SearchField label={t('language.find')} value={search} onChange={setSearch} />
      </div>
      {matchingLocales.length === 0 && <p className={styles.none}>{t('language.none')}</p>}
      <ul className={styles.list}>
        {matchingLocales.map((locale) => (
          <li key={locale.code}>
            <button
              type="button"
              aria-current={locale.code === i18n.language ? 'true' : undefined}
              onClick={() => choose(locale.code)}
            >
              <bdi lang={locale.code}>{locale.name}</bdi>
              <small>{locale.english}</small>
              <small>{t('language.progress', { value: locale.progress })}</small>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.none}>{t('language.hint')}</p>
    </Dialog>
  );
}

const matches = (text: string, search: string) => plainText(text).includes(plainText(search));
