import { useTranslation } from 'react-i18next';
import { starIcon } from '../card-icons.tsx';
import styles from './guest.module.css';

/** The mean of what members think, to be read only. */
export function RatingValue({ rating }: { rating: number | null }) {
  const { t, i18n } = useTranslation();
  if (!rating) return null;
  const value = rating.toLocaleString(i18n.language, { maximumFractionDigits: 1 });
  return (
    <span className={styles.rating}>
      {starIcon}
      <span className="visually-hidden">{t('rating.value', { value })}</span>
      <span aria-hidden>{value}</span>
    </span>
  );
}
