import { Copy, RotateCcw } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { numberText } from '#locales';
import { Button, Stepper } from '#ui';
import { useCopy } from '../../../../shared/browser/use-copy.ts';
import { useReading } from '../../../../shared/units-and-scaling/reading.tsx';
import { UnitsMenu } from '../../../../shared/units-and-scaling/units-menu.tsx';
import type { Ingredient, Recipe } from '../../../../shared/recipes/recipe-query.ts';
import type { LowConfidenceFields } from '../../review/low-confidence.ts';
import { LineDoubt } from '../../review/line-confidence.tsx';
import { IngredientText } from './ingredient-text.tsx';
import { withoutMarkup } from './inline-markup.tsx';
import styles from './ingredients.module.css';
import { SubRecipeLines } from './sub-recipe-lines.tsx';
import { SubRecipeLink } from './sub-recipe-link.tsx';
import { baseServings } from '../../../../shared/units-and-scaling/base-servings.ts';
import { isCount, nextScale, scaleOf, scaledYield } from '../../../../shared/units-and-scaling/scale.ts';
import { CheckItem } from '../check-item.tsx';
import { useCheckedPositions } from '../use-checked-positions.ts';

interface IngredientsPanelProps {
  recipe: Recipe;
  doubts?: LowConfidenceFields['lines'];
}

export function IngredientsPanel({ recipe, doubts }: IngredientsPanelProps) {
  const { t } = useTranslation('recipe');
  const ticks = useCheckedPositions(`ticks:${recipe.id}:ingredients`);
  const copy = useCopy();
  const reading = useReading();
  const lines = recipe.recipeIngredient;
  const copyAll = () =>
    void copy(
      lines.map((line) => withoutMarkup(reading.line(line).text)).join('\n'),
      t('ingredients.copied', { count: lines.length }),
    );
  if (lines.length === 0) return <p className={styles.none}>{t('ingredients.none')}</p>;
  return (
    <>
      <div className={styles.head}>
        <h2>{t('ingredients.title')}</h2>
        <ScaleStepper recipe={recipe} />
      </div>
      <ul className={styles.list} data-doubtful={Boolean(doubts?.size)}>
        {lines.map((line, index) => (
          <IngredientItem
            key={line.referenceId}
            line={line}
            ticked={ticks.isTicked(index)}
            onTick={() => ticks.toggle(index)}
            original={doubts?.get(line.referenceId)}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <UnitsMenu />
        <Button kind="quiet" size="small" icon={<Copy />} onClick={copyAll}>
          {t('ingredients.copy')}
        </Button>
      </div>
    </>
  );
}

interface IngredientItemProps {
  line: Ingredient;
  ticked: boolean;
  onTick: () => void;
  /** Imported text of a low-confidence line. */
  original?: string;
}

function IngredientItem({ line, ticked, onTick, original }: IngredientItemProps) {
  return (
    <>
      {line.title && (
        <li className={styles.section}>
          <h3>
            <bdi>{line.title}</bdi>
          </h3>
        </li>
      )}
      <li>
        <CheckItem className={styles.line} checked={ticked} onChange={onTick}>
          <IngredientText line={line} />
        </CheckItem>
        {line.referencedRecipe && (
          <>
            <SubRecipeLink recipe={line.referencedRecipe} batches={line.batches} line={line.display} />
            <SubRecipeLines recipe={line.referencedRecipe} batches={line.batches} />
          </>
        )}
        {original !== undefined && <LineDoubt original={original} isUnread={!line.food && line.note === original} />}
      </li>
    </>
  );
}

function ScaleStepper({ recipe }: { recipe: Recipe }) {
  const { t, i18n } = useTranslation('recipe');
  const { scale, onScale } = useReading();
  const scalable = recipe.recipeIngredient.some((line) => !line.disableAmount && (line.quantity || line.quantityMax));
  const base = baseServings(recipe);
  const written = scaledYield(recipe, scale);
  const number = (value: number) => numberText(value, i18n.language, { maximumFractionDigits: 2 });
  const shown =
    base && isCount(written)
      ? t('scale.servings', { count: scale * base, value: number(scale * base) })
      : (written ?? t('scale.times', { value: number(scale) }));
  if (!scalable)
    return base || recipe.recipeYield ? (
      <p className={styles.none}>
        <bdi>{shown}</bdi>
      </p>
    ) : null;
  const less = nextScale(scale, recipe, -1);
  const more = nextScale(scale, recipe, 1);
  return (
    <>
      <Stepper
        label={t('scale.label')}
        lessLabel={t('scale.less')}
        moreLabel={t('scale.more')}
        value={number(base ? scale * base : scale)}
        onLess={less === undefined ? undefined : () => onScale(less)}
        onMore={more === undefined ? undefined : () => onScale(more)}
        problem={t('validation.number', { ns: 'common' })}
        onType={(text) => {
          const typed = scaleOf(text, recipe);
          if (typed) onScale(typed);
          return Boolean(typed);
        }}
      >
        <bdi>{shown}</bdi>
      </Stepper>
      {scale !== 1 && (
        <button type="button" className={styles.reset} onClick={() => onScale(1)}>
          <RotateCcw size={16} aria-hidden />
          {t('scale.reset')}
        </button>
      )}
    </>
  );
}
