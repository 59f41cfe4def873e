import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture, PictureUpload, RadioGroup, TextAreaField, TextField } from '#ui';
import { dayOf } from './made-day.ts';
import styles from '../view.module.css';

export const verdicts = ['again', 'changes', 'never'] as const;
type Verdict = (typeof verdicts)[number];

interface Made {
  day: string;
  text: string;
  servings: number | null;
  verdict: Verdict | null;
  picture?: File;
}

/** State of the fields that describe a cooked meal. */
export function useMadeFields(start: Made) {
  const [value, setValue] = useState(start);
  const [today] = useState(() => dayOf(new Date()));
  const [amount, setAmount] = useState(start.servings === null ? '' : String(start.servings));
  const servings = amount.trim() === '' ? null : Number(amount.replace(',', '.'));
  const isAmount = servings === null || (servings > 0 && servings <= 10_000);
  return {
    value: { ...value, servings },
    today,
    amount,
    setAmount,
    isAmount,
    isValid: isAmount && value.day !== '' && value.day <= today,
    change: (changes: Partial<Made>) => setValue((old) => ({ ...old, ...changes })),
  };
}

interface MadeFieldsProps {
  fields: ReturnType<typeof useMadeFields>;
  name: string;
  hasPicture?: boolean;
}

export function MadeFields({ fields, name, hasPicture }: MadeFieldsProps) {
  const { t } = useTranslation('recipe');
  const { value, change } = fields;
  return (
    <div className={styles.made}>
      <div className={styles.madeFacts}>
        <TextField
          type="date"
          label={t('made.day')}
          value={value.day}
          max={fields.today}
          onChange={({ currentTarget }) => change({ day: currentTarget.value })}
        />
        <TextField
          label={t('made.servings')}
          inputMode="decimal"
          value={fields.amount}
          error={fields.isAmount ? undefined : t('plan.servingsWrong')}
          onChange={({ currentTarget }) => fields.setAmount(currentTarget.value)}
        />
      </div>
      <RadioGroup
        label={t('made.verdict')}
        value={value.verdict ?? 'none'}
        options={[
          ...verdicts.map((verdict) => ({ value: verdict, label: t(`made.verdicts.${verdict}`) })),
          { value: 'none' as const, label: t('made.verdicts.none') },
        ]}
        onChange={(verdict) => change({ verdict: verdict === 'none' ? null : verdict })}
      />
      <TextAreaField
        label={t('made.text')}
        value={value.text}
        maxLength={10000}
        dir="auto"
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <MadePicture
        name={name}
        hasPicture={hasPicture}
        picture={value.picture}
        onChoose={(picture) => change({ picture })}
      />
    </div>
  );
}

interface MadePictureProps {
  name: string;
  hasPicture: boolean | undefined;
  picture: File | undefined;
  onChoose: (picture: File) => void;
}

function MadePicture({ name, hasPicture, picture, onChoose }: MadePictureProps) {
  const { t } = useTranslation('recipe');
  const [preview, setPreview] = useState<string>();
  const choose = (chosen: File) => {
    onChoose(chosen);
    const reader = new FileReader();
    reader.addEventListener('load', () => setPreview(String(reader.result)));
    reader.readAsDataURL(chosen);
  };
  return (
    <PictureUpload
      label={t(picture || hasPicture ? 'made.otherPicture' : 'made.picture')}
      problem={t('made.pictureProblem')}
      className={styles.madePicture}
      onChoose={choose}
    >
      {(button) => (
        <>
          {preview && (
            <div>
              <Picture name={name} src={preview} />
            </div>
          )}
          {button}
        </>
      )}
    </PictureUpload>
  );
}
