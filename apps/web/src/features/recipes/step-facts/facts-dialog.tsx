import { factsOfStep, readStepFacts, type StepFacts } from '#ingredients';
import { RotateCcw } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { Button, Checkbox, Dialog } from '#ui';
import type { Step } from '../editor/draft/draft.ts';
import { mendFact, type MendedFacts } from './mend-fact.ts';
import { NumberField } from './number-field.tsx';
import styles from './step-facts.module.css';
import { WaitsFields } from './waits-fields.tsx';

interface FactsDialogProps {
  title: string;
  step: Pick<Step, 'text' | 'facts'>;
  onChange: (facts: MendedFacts | null) => void;
  onClose: () => void;
}

/** Mends the facts of a step; what is mended stays, the rest is read from the text. */
export function FactsDialog({ title, step, onChange, onClose }: FactsDialogProps) {
  const { t } = useTranslation('cook');
  const read = readStepFacts(step.text);
  const facts = factsOfStep(step);
  const change = (changes: Partial<StepFacts>) => onChange(mendFact(step.facts, read, changes));
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={onClose}
      footer={
        <>
          {step.facts && (
            <Button icon={<RotateCcw />} onClick={() => onChange(null)}>
              {t('facts.readAgain')}
            </Button>
          )}
          <Button type="submit" kind="primary">
            {t('facts.done')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <blockquote>{step.text}</blockquote>
        <NumberField
          label={t('facts.handsMinutes')}
          value={facts.handsMinutes}
          onChange={(handsMinutes) => change({ handsMinutes })}
        />
        <WaitsFields waits={facts.waits} onChange={(waits) => change({ waits })} />
        <NumberField
          label={t('facts.keepsHours')}
          value={facts.keepsMinutes === null ? null : Math.round(facts.keepsMinutes / 60)}
          onChange={(hours) => change({ keepsMinutes: hours === null ? null : hours * 60 })}
        />
        <div className={styles.pair}>
          <NumberField label={t('facts.pieceCount')} value={facts.pieces} onChange={(pieces) => change({ pieces })} />
          <NumberField
            label={t('facts.pieceGrams')}
            value={facts.pieceGrams}
            onChange={(pieceGrams) => change({ pieceGrams })}
          />
        </div>
        <Checkbox checked={facts.dayBefore} onChange={(dayBefore) => change({ dayBefore })}>
          {t('facts.dayBefore')}
        </Checkbox>
        <Checkbox checked={facts.lastMoment} onChange={(lastMoment) => change({ lastMoment })}>
          {t('facts.lastMoment')}
        </Checkbox>
      </div>
    </Dialog>
  );
}
