import { stepPlaces, type StepPlace, type StepWait } from '#ingredients';
import { Plus, Trash2 } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { Button, IconButton, SelectField } from '#ui';
import { placeText } from './facts-text.ts';
import { NumberField } from './number-field.tsx';
import styles from './step-facts.module.css';

interface WaitsFieldsProps {
  waits: StepWait[];
  onChange: (waits: StepWait[]) => void;
}

const emptyWait: StepWait = { place: null, minutes: null, minutesMax: null, temperature: null };

/** The times in which a step goes on by itself, each with its place. */
export function WaitsFields({ waits, onChange }: WaitsFieldsProps) {
  const { t } = useTranslation('cook');
  const change = (index: number, changes: Partial<StepWait>) => {
    onChange(waits.map((wait, at) => (at === index ? { ...wait, ...changes } : wait)));
  };
  return (
    <div className={styles.waits} role="group" aria-label={t('facts.alone')}>
      <h3>{t('facts.alone')}</h3>
      {waits.map((wait, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- waits have no other identity than their order
        <div key={index} className={styles.wait}>
          <SelectField<StepPlace | ''>
            label={t('facts.place')}
            value={wait.place ?? ''}
            onChange={(place) =>
              change(index, { place: place || null, ...(place !== 'oven' && { temperature: null }) })
            }
          >
            {['' as const, ...stepPlaces].map((place) => (
              <option key={place} value={place}>
                {placeText(place || null, t)}
              </option>
            ))}
          </SelectField>
          <NumberField
            label={t('facts.minutes')}
            value={wait.minutes}
            onChange={(minutes) => change(index, { minutes })}
          />
          <NumberField
            label={t('facts.minutesMax')}
            value={wait.minutesMax}
            onChange={(minutesMax) => change(index, { minutesMax })}
          />
          {wait.place === 'oven' ? (
            <NumberField
              label={t('facts.degrees')}
              value={wait.temperature}
              onChange={(temperature) => change(index, { temperature })}
            />
          ) : (
            <span />
          )}
          <IconButton label={t('facts.removeWait')} onClick={() => onChange(waits.toSpliced(index, 1))}>
            <Trash2 />
          </IconButton>
        </div>
      ))}
      <Button kind="quiet" icon={<Plus />} onClick={() => onChange([...waits, emptyWait])}>
        {t('facts.addWait')}
      </Button>
    </div>
  );
}
