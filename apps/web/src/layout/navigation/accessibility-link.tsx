import { Link } from '@tanstack/react-router';
import { Accessibility } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import styles from '../app-layout.module.css';

export function AccessibilityLink() {
  const { t } = useTranslation();
  return (
    <Link to="/accessibility" className={styles.navLink}>
      <Accessibility />
      {t('nav.accessibility')}
    </Link>
  );
}
