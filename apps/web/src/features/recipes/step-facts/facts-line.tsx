import type { StepFacts } from '#ingredients';
import { Clock } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import styles from './step-facts.module.css';
import { factsText } from './facts-text.ts';

interface FactsLineProps {
  facts: StepFacts;
  /** True if a person mended one of them. */
  isMended?: boolean;
  /** Stands there if a step says nothing. */
  none?: string;
}

/** The facts of a step in one small line, as read from its words. */
export function FactsLine({ facts, isMended = false, none }: FactsLineProps) {
  const { t, i18n } = useTranslation('cook');
  const { t: common } = useTranslation();
  const parts = factsText(facts, { t, common, locale: i18n.language });
  if (parts.length === 0 && !none) return null;
  return (
    <span className={styles.line}>
      <Clock />
      <span className="visually-hidden">{t(isMended ? 'facts.mended' : 'facts.read')}</span>
      {parts.length === 0 && <span>{none}</span>}
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </span>
  );
}
