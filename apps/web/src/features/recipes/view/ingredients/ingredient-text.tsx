import { useTranslation } from 'react-i18next';
import type { Ingredient } from '../../../../shared/recipes/recipe-query.ts';
import { useReading } from '../../../../shared/units-and-scaling/reading.tsx';
import { columnsOf, Pieces } from './amount.tsx';
import styles from './ingredients.module.css';

export function IngredientText({ line }: { line: Ingredient }) {
  const { t } = useTranslation('recipe');
  const reading = useReading();
  const { pieces, written } = reading.line(line);
  const { amount, what } = columnsOf(pieces);
  const isNoteOnly = pieces.every(({ part }) => part === 'note' || part === 'text');
  return (
    <>
      <span className={styles.amount} title={written && t('units.inRecipe', { amount: written })}>
        <bdi lang={reading.lang}>
          <Pieces pieces={amount} />
        </bdi>
      </span>
      <span className={styles.what}>
        <bdi lang={reading.lang}>
          <Pieces pieces={what} noteClass={isNoteOnly ? undefined : styles.note} />
        </bdi>
      </span>
    </>
  );
}
