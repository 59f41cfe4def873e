import { Copy, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton, Stepper } from '#ui';
import { useCopy } from '../../../app/use-copy.ts';
import { useReading } from '../measure/reading.tsx';
import { UnitsMenu } from '../measure/units-menu.tsx';
import type { Ingredient, Recipe } from '../recipe-query.ts';
import type { Doubts } from '../review/doubts.ts';
import { LineDoubt } from '../review/line-doubt.tsx';
import { Amount } from './amount.tsx';
import styles from './ingredients.module.css';
import { baseServings, nextScale, scaledYield } from './scale.ts';
import { useTicks } from './use-ticks.ts';

interface IngredientsPanelProps {
  recipe: Recipe;
  doubts?: Doubts['lines'];
}

export function IngredientsPanel({ recipe, doubts }: IngredientsPanelProps) {
  const { t } = useTranslation('recipe');
  const ticks = useTicks(`ticks:${recipe.id}:ingredients`);
  const copy = useCopy();
  const reading = useReading();
  const lines = recipe.recipeIngredient;
  const copyAll = () => void copy(lines.map((line) => reading.line(line).text).join('\n'));
  if (lines.length === 0) return <p className={styles.none}>{t('ingredients.none')}</p>;
  return (
    <>
      <div className={styles.head}>
        <h2>{t('ingredients.title')}</h2>
        <div className={styles.adjust}>
          <ScaleStepper recipe={recipe} />
        </div>
        <UnitsMenu />
        <IconButton label={t('ingredients.copy')} onClick={copyAll}>
          <Copy />
        </IconButton>
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
    </>
  );
}

interface IngredientItemProps {
  line: Ingredient;
  ticked: boolean;
  onTick: () => void;
  /** The line as it was imported, where it may have been read wrongly. */
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
        <label className={styles.line} data-ticked={ticked}>
          <input type="checkbox" checked={ticked} onChange={onTick} />
          <IngredientText line={line} />
        </label>
        {original !== undefined && <LineDoubt original={original} isUnread={!line.food && line.note === original} />}
      </li>
    </>
  );
}

export function IngredientText({ line }: { line: Ingredient }) {
  const { t } = useTranslation('recipe');
  const { food, note, written, ...amount } = useReading().line(line);
  return (
    <>
      <span className={styles.amount} title={written && t('units.inRecipe', { amount: written })}>
        <bdi>
          <Amount {...amount} />
        </bdi>
      </span>{' '}
      <span className={styles.what}>
        <bdi>
          {food}
          {note && <span className={food ? styles.note : undefined}>{food ? ` ${note}` : note}</span>}
        </bdi>
      </span>
    </>
  );
}

function ScaleStepper({ recipe }: { recipe: Recipe }) {
  const { t, i18n } = useTranslation('recipe');
  const { scale, onScale } = useReading();
  const scalable = recipe.recipeIngredient.some((line) => !line.disableAmount && (line.quantity || line.quantityMax));
  if (!scalable)
    return recipe.recipeYield ? (
      <p className={styles.none}>
        <bdi>{recipe.recipeYield}</bdi>
      </p>
    ) : null;
  const base = baseServings(recipe);
  const less = nextScale(scale, base, -1);
  const more = nextScale(scale, base, 1)!;
  const shown =
    scaledYield(recipe, scale) ??
    t('scale.times', { value: scale.toLocaleString(i18n.language, { numberingSystem: 'latn' }) });
  return (
    <div className={styles.scale}>
      <Stepper
        label={t('scale.label')}
        lessLabel={t('scale.less')}
        moreLabel={t('scale.more')}
        onLess={less === undefined ? undefined : () => onScale(less)}
        onMore={() => onScale(more)}
      >
        <bdi>{shown}</bdi>
      </Stepper>
      {scale !== 1 && (
        <button type="button" className={styles.reset} title={t('scale.reset')} onClick={() => onScale(1)}>
          <RotateCcw aria-hidden />
          <span>{t('scale.reset')}</span>
        </button>
      )}
    </div>
  );
}
