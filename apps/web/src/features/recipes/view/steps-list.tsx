import { useTranslation } from 'react-i18next';
import type { MouseEvent } from 'react';
import { useReading } from '../../../shared/units-and-scaling/reading.tsx';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { Html } from './html.tsx';
import styles from './steps.module.css';
import { useCheckedPositions } from './use-checked-positions.ts';

export function StepsList({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation('recipe');
  const reading = useReading();
  const ticks = useCheckedPositions(`ticks:${recipe.id}:steps`);
  const steps = recipe.recipeInstructions;
  if (steps.length === 0) return <p className={styles.none}>{t('steps.none')}</p>;
  const byClick = (event: MouseEvent, index: number) => {
    const isOnControl = event.target instanceof Element && event.target.closest('a, input, label, iframe');
    if (isOnControl || getSelection()?.toString()) return;
    ticks.toggle(index);
  };
  return (
    <>
      <h2 className={styles.heading}>{t('steps.title')}</h2>
      <ol className={styles.list}>
        {steps.map((step, index) => (
          <li key={step.id} data-ticked={ticks.isTicked(index)}>
            {step.title && (
              <h3>
                <bdi>{step.title}</bdi>
              </h3>
            )}
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a larger target; the checkbox does the same for the keyboard */}
            <div className={styles.step} onClick={(event) => byClick(event, index)}>
              <label>
                <input type="checkbox" checked={ticks.isTicked(index)} onChange={() => ticks.toggle(index)} />
                <span className="visually-hidden">{t('steps.tick', { value: index + 1 })}</span>
                <span aria-hidden>{index + 1}</span>
              </label>
              <Html lang={recipe.language} html={reading.step(recipe.stepsHtml[index] ?? '')} />
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
