import { factsOfStep } from '#ingredients';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Step } from '../editor/draft/draft.ts';
import { FactsDialog } from './facts-dialog.tsx';
import { FactsLine } from './facts-line.tsx';
import styles from './step-facts.module.css';

interface StepFactsButtonProps {
  step: Step;
  number: number;
  onChange: (changes: Pick<Step, 'facts'>) => void;
}

/** Shows what is read from a step, and opens a dialog in which it is mended. */
export function StepFactsButton({ step, number, onChange }: StepFactsButtonProps) {
  const { t } = useTranslation('cook');
  const [isOpen, setOpen] = useState(false);
  const facts = useMemo(() => factsOfStep(step), [step]);
  if (!step.text.trim()) return null;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        title={t('facts.edit')}
        onClick={() => setOpen(true)}
      >
        <FactsLine facts={facts} isMended={step.facts !== null} none={t('facts.none')} />
      </button>
      {isOpen && (
        <FactsDialog
          title={t('facts.title', { value: number })}
          step={step}
          onChange={(mended) => onChange({ facts: mended })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
