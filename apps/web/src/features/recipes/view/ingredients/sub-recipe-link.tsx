import { Link } from '@tanstack/react-router';
import { CornerDownRight } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { numberText } from '#locales';
import { rememberInSession } from '../../../../shared/browser/use-session-state.ts';
import { useReading } from '../../../../shared/units-and-scaling/reading.tsx';
import type { Ingredient } from '../../../../shared/recipes/recipe-query.ts';
import styles from './ingredients.module.css';

interface SubRecipeLinkProps {
  recipe: NonNullable<Ingredient['referencedRecipe']>;
  batches: number | null;
  /** The text of the line, which may have the recipe's name already. */
  line: string;
}

/** Link to the recipe of a line, scaled to the needed amount. */
export function SubRecipeLink({ recipe: { id, slug, name }, batches, line }: SubRecipeLinkProps) {
  const { t, i18n } = useTranslation('recipe');
  const { scale } = useReading();
  const isNamed = line.toLowerCase().includes(name.toLowerCase());
  const times = batches && Math.round(batches * scale * 1000) / 1000;
  const value = times && numberText(times, i18n.language, { maximumFractionDigits: 2 });
  return (
    <Link
      to="/recipe/$slug"
      params={{ slug }}
      className={styles.subRecipe}
      onClick={() => times && rememberInSession(`scale:${id}`, times)}
    >
      <CornerDownRight size={16} />
      {isNamed ? <span aria-label={name}>{t('ingredients.openRecipe')}</span> : <bdi>{name}</bdi>}
      {times && times !== 1 ? <span>{t('scale.times', { value })}</span> : null}
    </Link>
  );
}
