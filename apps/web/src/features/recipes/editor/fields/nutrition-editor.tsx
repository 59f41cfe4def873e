import { useTranslation } from 'react-i18next';
import { TextField } from '#ui';
import { nutrients } from '../../view/nutrients.ts';
import styles from '../editor.module.css';
import { memoSection, type SectionProps } from '../section-props.ts';

export const NutritionEditor = memoSection(
  ['nutrition'],
  function NutritionEditor({ draft: { nutrition }, update }: SectionProps) {
    const { t } = useTranslation('editor');
    const { t: recipe } = useTranslation('recipe');
    return (
      <section>
        <h2>{recipe('nutrition.title')}</h2>
        <div className={styles.nutrition}>
          {nutrients.map(({ field, unit }) => (
            <TextField
              key={field}
              label={t('nutrient', { name: recipe(`nutrition.${field}`), unit })}
              inputMode="decimal"
              value={nutrition[field] ?? ''}
              maxLength={50}
              onChange={({ currentTarget: { value } }) =>
                update((old) => ({ ...old, nutrition: { ...old.nutrition, [field]: value || null } }))
              }
            />
          ))}
        </div>
      </section>
    );
  },
);
