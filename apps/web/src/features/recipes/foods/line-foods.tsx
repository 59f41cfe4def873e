import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Carrot } from '#ui/icons';
import { listText } from '#locales';
import { useApi } from '../../../shared/api/use-api.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { useMayEdit } from '../view/recipe-toolbar.tsx';
import { FoodsDialog } from './foods-dialog.tsx';
import { recipeFoodsQuery, type LineFood } from './recipe-foods-query.ts';
import { sureness } from './sureness.ts';
import styles from './foods.module.css';
import { useDecision } from './use-decision.ts';

interface LineFoodsProps {
  recipe: Recipe;
  /** The stored line. */
  line: { referenceId: string; display: string };
}

/** The foods that a line was linked to, how sure that is, and what changes it. Doubtful foods are a question. */
export function LineFoods({ recipe, line }: LineFoodsProps) {
  const { t, i18n, ready } = useTranslation('foods');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const mayEdit = useMayEdit(recipe);
  const { data, isError } = useQuery(recipeFoodsQuery(useApi(), recipe.slug));
  if (!ready || (!data && !isError)) return <p className={styles.links} aria-busy />;
  if (isError) return <p className={styles.links}>{t('links.failed')}</p>;
  const foods = data.filter(({ referenceId }) => referenceId === line.referenceId);
  const applied = foods.filter((food) => food.applied);
  const doubtful = foods.filter(({ applied: isApplied, state }) => !isApplied && state === 'guess');
  const names = listText(
    applied.map(({ name }) => name),
    i18n.language,
  );
  const state = applied.length ? t(`links.${leastSure(applied)}`) : null;
  const nothing = foods.length && !doubtful.length ? t('links.refused') : t('links.none');
  return (
    <div className={styles.links}>
      {doubtful.map((food) => (
        <Question
          key={food.food}
          slug={recipe.slug}
          food={food}
          applied={applied}
          mayEdit={mayEdit}
          onDone={() => button.current?.focus()}
        />
      ))}
      {(applied.length > 0 || doubtful.length === 0) && (
        <span className={styles.link}>
          <Carrot />
          <bdi>{applied.length ? names : nothing}</bdi>
          {state && <small>{state}</small>}
        </span>
      )}
      {mayEdit && (
        <button ref={button} type="button" className={styles.change} onClick={() => setOpen(true)}>
          {t(foods.length ? 'links.edit' : 'links.choose')}
          <span className="visually-hidden">{line.display}</span>
        </button>
      )}
      {isOpen && <FoodsDialog slug={recipe.slug} line={line} foods={foods} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface QuestionProps {
  slug: string;
  food: LineFood;
  /** Other foods of the line, which stay. */
  applied: LineFood[];
  mayEdit: boolean;
  /** Called once the answer is stored, when the question goes away. */
  onDone: () => void;
}

function Question({ slug, food, applied, mayEdit, onDone }: QuestionProps) {
  const { t } = useTranslation('foods');
  const { decide, isPending } = useDecision(slug, food.referenceId, onDone);
  const others = applied.map((each) => each.food);
  return (
    <span className={styles.link}>
      <bdi>{t('links.perhaps', { food: food.name })}</bdi>
      {mayEdit && (
        <>
          <button
            type="button"
            className={styles.change}
            disabled={isPending}
            aria-label={t('links.yesFor', { food: food.name })}
            onClick={() => decide([...others, food.food])}
          >
            {t('links.yes')}
          </button>
          <button
            type="button"
            className={styles.change}
            disabled={isPending}
            aria-label={t('links.noFor', { food: food.name })}
            onClick={() => decide(others)}
          >
            {t('links.no')}
          </button>
        </>
      )}
    </span>
  );
}

const order = ['likely', 'sure', 'confirmed'] as const;
const leastSure = (foods: LineFood[]) =>
  order.find((level) => foods.some((food) => sureness(food) === level)) ?? 'likely';
