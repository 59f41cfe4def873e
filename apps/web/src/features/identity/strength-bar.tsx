import { useTranslation } from 'react-i18next';
import { ProgressBar } from '#ui';
import styles from './identity.module.css';
import { passwordScore, strengthOf } from './password-strength.ts';

const colours = {
  weak: 'var(--t-colors-fg-error)',
  good: 'var(--t-colors-fg-info)',
  strong: 'var(--t-colors-fg-success)',
  veryStrong: 'var(--t-colors-fg-success)',
};

export function StrengthBar({ password }: { password: string }) {
  const { t } = useTranslation();
  const score = passwordScore(password);
  const strength = strengthOf(score);
  return (
    <div className={styles.strength} data-empty={password === ''}>
      <ProgressBar label={t('password.strength')} value={score / 100} colour={colours[strength]} />
      <span aria-live="polite">{password && t(`password.${strength}`)}</span>
    </div>
  );
}
