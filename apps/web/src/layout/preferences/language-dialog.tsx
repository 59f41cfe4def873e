import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, SearchField, plainText } from '#ui';
import { writeCookie } from '../../shared/session/cookies.ts';
import { localeCookie, locales } from '../../shared/i18n/locales.ts';
import styles from './language-dialog.module.css';

type Locale = (typeof locales)[number];

const mostCompleteFirst = [...locales].sort((a, b) => b.progress - a.progress);

function choose(code: string): void {
  writeCookie(localeCookie, code);
  location.reload();
}

/** Languages to choose from. Those that are not fully translated are folded away until somebody searches. */
export function LanguageDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const [search, setSearch] = useState('');
  const found = mostCompleteFirst.filter((locale) =>
    matches(`${locale.name} ${locale.english} ${locale.code}`, search),
  );
  const isShown = ({ progress, code }: Locale) => search !== '' || progress === 100 || code === i18n.language;
  const unfinished = found.filter((locale) => !isShown(locale));
  return (
    <Dialog title={t('language.title')} onClose={onClose}>
      <div className={styles.search}>
        <SearchField label={t('language.find')} value={search} onChange={setSearch} />
      </div>
      {found.length === 0 && <p className={styles.none}>{t('language.none')}</p>}
      <div className={styles.languages}>
        <Languages of={found.filter(isShown)} />
        {unfinished.length > 0 && (
          <details>
            <summary>{t('nav.more')}</summary>
            <Languages of={unfinished} />
          </details>
        )}
      </div>
      <p className={styles.none}>{t('language.hint')}</p>
    </Dialog>
  );
}

function Languages({ of }: { of: Locale[] }) {
  const { t, i18n } = useTranslation();
  const stateOf = ({ progress, proofread }: Locale) => {
    const share = t('language.progress', { value: progress });
    return progress === 100 && !proofread ? `${share} · ${t('language.unread')}` : share;
  };
  return (
    <ul className={styles.list}>
      {of.map((locale) => (
        <li key={locale.code}>
          <button
            type="button"
            aria-current={locale.code === i18n.language ? 'true' : undefined}
            onClick={() => choose(locale.code)}
          >
            <bdi lang={locale.code}>{locale.name}</bdi>
            <small>{locale.english}</small>
            <small>{stateOf(locale)}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

const matches = (text: string, search: string) => plainText(text).includes(plainText(search));
