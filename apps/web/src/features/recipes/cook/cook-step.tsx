import { findDurations } from '#ingredients';
import { Timer } from '#ui/icons';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useReading } from '../../../shared/units-and-scaling/reading.tsx';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { Html } from '../view/html.tsx';
import { IngredientText } from '../view/ingredients/ingredients-panel.tsx';
import styles from './cook.module.css';
import { ingredientsOf } from './step-ingredients.ts';
import { clockText } from './use-timers.ts';

interface StepProps {
  recipe: Recipe;
  onTimer: (label: string, seconds: number) => void;
}

export function CookStep({ recipe, step, onTimer }: StepProps & { step: Recipe['recipeInstructions'][number] }) {
  const { t } = useTranslation('cook');
  const reading = useReading();
  const { recipeInstructions: steps, recipeIngredient: lines } = recipe;
  const index = steps.indexOf(step);
  const ingredients = useMemo(() => ingredientsOf(steps, lines), [steps, lines]);
  const used = ingredients[index] ?? [];
  const section = steps.slice(0, index + 1).findLast((one) => one.title)?.title;
  return (
    <section className={styles.step} data-plain={used.length === 0}>
      <div className={styles.words}>
        {section && <p className={styles.section}>{section}</p>}
        <h2>{t('step', { value: index + 1 })}</h2>
        <Html html={reading.step(recipe.stepsHtml[index] ?? '')} />
        <StepTimers text={step.text} onTimer={onTimer} />
      </div>
      {used.length > 0 && (
        <aside className={styles.used} aria-label={t('ingredients')}>
          <h3>{t('ingredients')}</h3>
          <ul>
            {used.map((line) => (
              <li key={line.referenceId}>
                <IngredientText line={line} />
              </li>
            ))}
          </ul>
        </aside>
      )}
    </section>
  );
}

export function AllSteps({ recipe, onTimer }: StepProps) {
  return recipe.recipeInstructions.map((step) => (
    <CookStep key={step.id} recipe={recipe} step={step} onTimer={onTimer} />
  ));
}

function StepTimers({ text, onTimer }: { text: string; onTimer: StepProps['onTimer'] }) {
  const { t } = useTranslation('cook');
  const found = useMemo(() => findDurations(text).filter(({ role }) => role === 'wait'), [text]);
  if (found.length === 0) return null;
  return (
    <div className={styles.timers}>
      {found.map(({ start, end, seconds, secondsMax }) => {
        const label = text.slice(start, end);
        return (
          <button key={start} type="button" onClick={() => onTimer(label, seconds)}>
            <Timer aria-hidden />
            <span className="visually-hidden">{t('timer.start')}</span>
            <bdi>{label}</bdi>
            {secondsMax !== null && <small>{t('timer.first', { time: clockText(seconds) })}</small>}
          </button>
        );
      })}
    </div>
  );
}
