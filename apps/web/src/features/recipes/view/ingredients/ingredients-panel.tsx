import { Carrot, Copy, RotateCcw, Scale } from '#ui/icons';
import { lazy, Suspense, useState } from 'react';
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
import { withoutMarkup } from '../../../../shared/recipes/inline-markup.tsx';
import styles from './ingredients.module.css';
import { SubRecipeLines } from './sub-recipe-lines.tsx';
import { SubRecipeLink } from './sub-recipe-link.tsx';
import { baseServings } from '../../../../shared/units-and-scaling/base-servings.ts';
import { isCount, nextScale, scaleOf, shownYield } from '../../../../shared/units-and-scaling/scale.ts';
import { CheckItem } from '../check-item.tsx';
import { useCheckedPositions } from '../use-checked-positions.ts';

const MeasureDialog = lazy(() =>
  import('../../bench/measure-dialog.tsx').then((module) => ({ default: module.MeasureDialog })),
);
const FormulaDialog = lazy(() =>
  import('../../bench/formula-dialog.tsx').then((module) => ({ default: module.FormulaDialog })),
);
const MeasureNotice = lazy(() =>
  import('../../bench/measure-notice.tsx').then((module) => ({ default: module.MeasureNotice })),
);
const LineFoods = lazy(() => import('../../foods/line-foods.tsx').then((module) => ({ default: module.LineFoods })));

interface IngredientsPanelProps {
  recipe: Recipe;
  doubts?: LowConfidenceFields['lines'];
}

export function IngredientsPanel({ recipe, doubts }: IngredientsPanelProps) {
  const { t } = useTranslation('recipe');
  const ticks = useCheckedPositions(`ticks:${recipe.id}:ingredients`);
  const copy = useCopy();
  const reading = useReading();
  const [bench, setBench] = useState<{ formula: true } | { line?: Ingredient }>();
  const [showsFoods, setShowsFoods] = useState(false);
  const lines = recipe.recipeIngredient;
  const hasAmounts = lines.some(isScalable);
  const measured = reading.measure?.kind === 'line' ? reading.measure.line : undefined;
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
      <Suspense fallback={null}>
        {reading.measure && <MeasureNotice recipe={recipe} />}
        {bench && 'formula' in bench && <FormulaDialog recipe={recipe} onClose={() => setBench(undefined)} />}
        {bench && !('formula' in bench) && (
          <MeasureDialog recipe={recipe} line={bench.line} onClose={() => setBench(undefined)} />
        )}
      </Suspense>
      <ul className={styles.list} data-doubtful={Boolean(doubts?.size)}>
        {lines.map((line, index) => (
          <IngredientItem
            key={line.referenceId}
            line={line}
            ticked={ticks.isTicked(index)}
            onTick={() => ticks.toggle(index)}
            original={doubts?.get(line.referenceId)}
            isMeasure={line.referenceId === measured}
            onMeasure={isScalable(line) ? () => setBench({ line }) : undefined}
            foodsOf={showsFoods ? recipe : undefined}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <UnitsMenu />
        {hasAmounts && (
          <>
            <Button kind="quiet" size="small" icon={<Scale />} onClick={() => setBench({})}>
              {t('ingredients.recalculate')}
            </Button>
            <Button kind="quiet" size="small" onClick={() => setBench({ formula: true })}>
              {t('ingredients.formula')}
            </Button>
          </>
        )}
        <Button kind="quiet" size="small" icon={<Copy />} onClick={copyAll}>
          {t('ingredients.copy')}
        </Button>
        {!recipe.isGuest && (
          <Button
            kind="quiet"
            size="small"
            icon={<Carrot />}
            aria-pressed={showsFoods}
            onClick={() => setShowsFoods(!showsFoods)}
          >
            {t('ingredients.foods')}
          </Button>
        )}
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
  /** True if the other amounts follow that of the line. */
  isMeasure: boolean;
  onMeasure?: () => void;
  /** The recipe, if the foods that the line was linked to are shown. */
  foodsOf?: Recipe;
}

function IngredientItem({ line, ticked, onTick, original, isMeasure, onMeasure, foodsOf }: IngredientItemProps) {
  const { t } = useTranslation('recipe');
  return (
    <>
      {line.title && (
        <li className={styles.section}>
          <h3>
            <bdi>{line.title}</bdi>
          </h3>
        </li>
      )}
      <li data-measure={isMeasure || undefined}>
        <CheckItem className={styles.line} checked={ticked} onChange={onTick}>
          <IngredientText line={line} />
        </CheckItem>
        {onMeasure && (
          <button
            type="button"
            // the keyboard has the button below the list
            tabIndex={-1}
            className={styles.measureButton}
            aria-label={t('ingredients.recalculateBy', { line: line.display })}
            onClick={onMeasure}
          />
        )}
        {line.referencedRecipe && (
          <>
            <SubRecipeLink recipe={line.referencedRecipe} batches={line.batches} line={line.display} />
            <SubRecipeLines recipe={line.referencedRecipe} batches={line.batches} />
          </>
        )}
        {foodsOf && line.food && (
          <Suspense fallback={null}>
            <LineFoods recipe={foodsOf} line={line} />
          </Suspense>
        )}
        {original !== undefined && <LineDoubt original={original} isUnread={!line.food && line.note === original} />}
      </li>
    </>
  );
}

const isScalable = (line: Ingredient) => !line.disableAmount && Boolean(line.quantity || line.quantityMax);

function ScaleStepper({ recipe }: { recipe: Recipe }) {
  const { t, i18n } = useTranslation('recipe');
  const reading = useReading();
  const { scale, onScale, measure } = reading;
  const scalable = recipe.recipeIngredient.some(isScalable);
  const base = baseServings(recipe);
  const written = shownYield(recipe, reading);
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
      {(scale !== 1 || measure) && (
        <button type="button" className={styles.reset} onClick={() => onScale(1)}>
          <RotateCcw size={16} />
          {t('scale.reset')}
        </button>
      )}
    </>
  );
}
