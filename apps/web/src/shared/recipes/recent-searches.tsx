import { X } from '#ui/icons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui';
import { forgetSearch, useRecentSearches } from './search-history.ts';
import { useUser } from '../session/session.ts';
import styles from './recent-searches.module.css';

/** The last searches of the person, to repeat or to remove. */
export function RecentSearches({ onSelect }: { onSelect: (text: string) => void }) {
  const { t, ready } = useTranslation('home', { useSuspense: false });
  const { id: userId } = useUser();
  const id = useId();
  const searches = useRecentSearches(userId);
  if (!ready || searches.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.searches}>
      <h3 id={id}>{t('recentSearches')}</h3>
      <ul>
        {searches.map((text) => (
          <li key={text}>
            <button type="button" data-result className={styles.text} onClick={() => onSelect(text)}>
              <bdi>{text}</bdi>
            </button>
            <IconButton label={t('action.remove', { name: text })} onClick={() => forgetSearch(userId, text)}>
              <X size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
