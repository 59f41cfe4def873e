import { useTranslation } from 'react-i18next';
import styles from './logo.module.css';

export function Logo({ size = 32 }: { size?: number }) {
  const { t } = useTranslation();
  return (
    <span className={styles.logo} style={{ fontSize: size * 0.69 }}>
      <Mark size={size} />
      <span>{t('product')}</span>
    </span>
  );
}

/** The product's sign without its name. */
export const Mark = ({ size }: { size: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
    <rect width="32" height="32" rx="9" fill="#E58325" />
    <g fill="none" stroke="#1B1208" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      <path d="M7.5 15.5h17c0 5-3.2 8.5-8.5 8.5s-8.500-3.500-8.500-8.500Z" fill="#1B1208" />
      <path d="M5.500 15.500h21" />
      <path d="M9 12.500c1.200-3 3.700-4.500 7-4.500s5.800 1.500 7 4.500" />
      <path d="M16 8V6.500" />
    </g>
  </svg>
);
