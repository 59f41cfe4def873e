import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from '#ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../../shared/api/use-api.ts';
import { recipeQuery, type Ingredient } from '../../../../shared/recipes/recipe-query.ts';
import { ReadingProvider, useReading } from '../../../../shared/units-and-scaling/reading.tsx';
import { IngredientText } from './ingredient-text.tsx';
import styles from './ingredients.module.css';

interface SubRecipeLinesProps {
  recipe: NonNullable<Ingredient['referencedRecipe']>;
  batches: number | null;
}

/** The ingredients of the recipe that a line stands for, in the amounts that the line needs. */
export function SubRecipeLines({ recipe: { slug, name }, batches }: SubRecipeLinesProps) {
  const { t } = useTranslation('recipe');
  const { scale } = useReading();
  const [isOpen, setOpen] = useState(false);
  const { data: part } = useQuery({ ...recipeQuery(useApi(), slug), enabled: isOpen });
  return (
    <>
      <button type="button" className={styles.unfold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <ChevronDown size={16} />
        {t('ingredients.ofPart')}
        <span className="visually-hidden">{name}</span>
      </button>
      {isOpen && part && (
        <ReadingProvider recipe={part} scale={(batches ?? 1) * scale}>
          <ul className={styles.partLines} aria-label={name}>
            {part.recipeIngredient.map((line) => (
              <li key={line.referenceId}>
                <IngredientText line={line} />
              </li>
            ))}
          </ul>
        </ReadingProvider>
      )}
    </>
  );
}
