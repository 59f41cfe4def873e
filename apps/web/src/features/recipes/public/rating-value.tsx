import { useTranslation } from 'react-i18next';
import { numberText } from '#locales';
import icons from '../cards/card-icons.module.css';
import styles from './guest.module.css';

/** Mean rating, read-only. */
export function RatingValue({ rating }: { rating: number | null }) {
  const { t, i18n } = useTranslation();
  if (!rating) return null;
  const value = numberText(rating, i18n.language, { maximumFractionDigits: 1 });
  return (
    <span className={`${icons.icon} ${icons.star} ${styles.rating}`}>
      <span className="visually-hidden">{t('rating.value', { value })}</span>
      <span aria-hidden>{value}</span>
    </span>
  );
}
