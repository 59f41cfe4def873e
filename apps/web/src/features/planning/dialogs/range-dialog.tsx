import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog, TextField } from '#ui';
import { readRange, type Range } from '../range.ts';
import styles from '../planner.module.css';

interface RangeDialogProps {
  range: Range;
  onRange: (range: Range) => void;
  onClose: () => void;
}

/** Chooses a range of days. */
export function RangeDialog({ range, onRange, onClose }: RangeDialogProps) {
  const { t } = useTranslation('planner');
  const [wanted, setWanted] = useState(range);
  const read = readRange({ ...wanted });
  const isGood = read.from !== undefined;
  const show = () => {
    onRange(wanted);
    onClose();
  };
  return (
    <FormDialog title={t('range.other')} action={t('range.show')} disabled={!isGood} onSubmit={show} onClose={onClose}>
      <div className={styles.fields}>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            label={t(`range.${end}`)}
            value={wanted[end]}
            error={end === 'to' && !isGood && wanted.from && wanted.to ? t('range.wrong') : undefined}
            onChange={({ currentTarget }) => setWanted({ ...wanted, [end]: currentTarget.value })}
          />
        ))}
      </div>
    </FormDialog>
  );
}
