import { factsOfStep, findDurations } from '#ingredients';
import { Timer } from '#ui/late-icons';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '#ui';
import { useReading } from '../../../shared/units-and-scaling/reading.tsx';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { FactsLine } from '../step-facts/facts-line.tsx';
import { Html } from '../view/html.tsx';
import { IngredientText } from '../view/ingredients/ingredient-text.tsx';
import styles from './cook.module.css';
import type { StepIngredients } from './step-ingredients.ts';
import type { NewTimer } from './timer-store.ts';
import { clockText } from './use-timers.ts';

type RecipeLine = Recipe['recipeIngredient'][number];

interface StepProps {
  recipe: Recipe;
  /** Ingredients of each step. */
  ingredients: StepIngredients<RecipeLine>[];
  onTimer: StartTimer;
}

interface CookStepProps extends StepProps {
  step: Recipe['recipeInstructions'][number];
}

/** Starts a timer of a step. */
export type StartTimer = (timer: Pick<NewTimer, 'label' | 'step' | 'seconds' | 'secondsMax'>) => void;

export function CookStep({ recipe, step, ingredients, onTimer }: CookStepProps) {
  const { t } = useTranslation('cook');
  const reading = useReading();
  const { recipeInstructions: steps, recipeIngredient: lines } = recipe;
  const index = steps.indexOf(step);
  const { used = [], possible = [] } = ingredients[index] ?? {};
  const facts = useMemo(() => factsOfStep(step), [step]);
  const section = steps.slice(0, index + 1).findLast((one) => one.title)?.title;
  return (
    <section className={styles.step} data-plain={used.length + possible.length === 0}>
      <div className={styles.words}>
        {section && <p className={styles.section}>{section}</p>}
        <h2>{t('step', { value: index + 1 })}</h2>
        <Html lang={recipe.language} html={reading.step(recipe.stepsHtml[index] ?? '')} />
        <FactsLine facts={facts} isMended={step.facts !== null} />
        <StepTimers text={step.text} step={index + 1} onTimer={onTimer} />
      </div>
      <aside className={styles.used} aria-label={t('ingredients')}>
        {used.length > 0 && <h3>{t('ingredients')}</h3>}
        <LineList lines={used} />
        {possible.length > 0 && (
          <div className={styles.possible}>
            <h3>{t('possible')}</h3>
            <LineList lines={possible} />
          </div>
        )}
        <AllIngredients lines={lines} />
      </aside>
    </section>
  );
}

/** Steps that fill a screen. */
const firstSteps = 3;

/** Draws the steps in view at once, and the others right after. */
export function AllSteps(props: StepProps) {
  const drawsAll = useDeferredValue(true, false);
  const steps = props.recipe.recipeInstructions.slice(0, drawsAll ? undefined : firstSteps);
  return steps.map((step) => <CookStep key={step.id} step={step} {...props} />);
}

function LineList({ lines }: { lines: Recipe['recipeIngredient'] }) {
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.referenceId}>
          <IngredientText line={line} />
        </li>
      ))}
    </ul>
  );
}

/** Opens the whole list, with its sections. */
function AllIngredients({ lines }: { lines: Recipe['recipeIngredient'] }) {
  const { t } = useTranslation('cook');
  const [isOpen, setOpen] = useState(false);
  const sections = sectionsOf(lines);
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {t('allIngredients')}
      </Button>
      {isOpen && (
        <Dialog title={t('allIngredients')} onClose={() => setOpen(false)}>
          <div className={styles.used}>
            {sections.map(({ title, lines: own }, index) => (
              <div key={index}>
                {title && (
                  <h3>
                    <bdi>{title}</bdi>
                  </h3>
                )}
                <LineList lines={own} />
              </div>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Groups lines under the headings that begin their sections. */
function sectionsOf(lines: Recipe['recipeIngredient']) {
  const sections: { title: string; lines: Recipe['recipeIngredient'] }[] = [];
  for (const line of lines) {
    const last = sections.at(-1);
    if (last && !line.title) last.lines.push(line);
    else sections.push({ title: line.title, lines: [line] });
  }
  return sections;
}

interface StepTimersProps {
  text: string;
  step: number;
  onTimer: StartTimer;
}

/** Seconds; a pulse of a second is not timed. */
const shortestTimer = 5;
const isTimed = ({ role, seconds, secondsMax }: ReturnType<typeof findDurations>[number]) =>
  role === 'wait' && (secondsMax ?? seconds) >= shortestTimer;

function StepTimers({ text, step, onTimer }: StepTimersProps) {
  const { t } = useTranslation('cook');
  const found = useMemo(() => findDurations(text).filter(isTimed), [text]);
  if (found.length === 0) return null;
  return (
    <div className={styles.timers}>
      {found.map(({ start, end, seconds, secondsMax }) => {
        const label = text.slice(start, end);
        return (
          <button key={start} type="button" onClick={() => onTimer({ label, step, seconds, secondsMax })}>
            <Timer />
            <span className="visually-hidden">{t('timer.start')}</span>
            <span>
              <bdi>{label}</bdi>
              {secondsMax !== null && <small>{t('timer.first', { time: clockText(seconds) })}</small>}
            </span>
          </button>
        );
      })}
    </div>
  );
}
