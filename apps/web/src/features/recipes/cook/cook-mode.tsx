import { X } from '#ui/icons';
import { ChevronLeft, ChevronRight, List } from '#ui/late-icons';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, FullScreen, IconButton, ProgressBar, announce } from '#ui';
import { useSessionState } from '../../../shared/browser/use-session-state.ts';
import { UnitsMenu } from '../../../shared/units-and-scaling/units-menu.tsx';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { useWakeLock } from '../../../shared/browser/use-wake-lock.ts';
import { AllSteps, CookStep, type StartTimer } from './cook-step.tsx';
import styles from './cook.module.css';
import { Finish } from './finish.tsx';
import { LastNote } from './last-note.tsx';
import { ingredientsOf } from './step-ingredients.ts';
import { TimerBar } from './timer-bar.tsx';
import { usePageTurns } from './use-page-turns.ts';
import { useStartTimer } from './use-start-timer.ts';
import { useSpokenStep } from './use-spoken-step.ts';

interface CookModeProps {
  recipe: Recipe;
  onClose: () => void;
}

/** Cook mode: one step at a time in large letters, with the screen kept awake. */
export function CookMode({ recipe, onClose }: CookModeProps) {
  const { t } = useTranslation('cook');
  const [position, setPosition] = useSessionState(`cook:${recipe.id}`, 0);
  const [all, setAll] = useState(false);
  const startTimer = useStartTimer();
  useWakeLock(true);
  const last = recipe.recipeInstructions.length;
  const current = Math.min(position, last);
  const turn = (direction: 1 | -1) => !all && setPosition(Math.max(0, Math.min(last, current + direction)));
  const swipes = usePageTurns(turn);
  const { recipeInstructions: steps, recipeIngredient: lines } = recipe;
  const step = steps[current];
  // reading all steps takes long, so not in each step
  const ingredients = useMemo(() => ingredientsOf(steps, lines), [steps, lines]);
  const shared = { recipe, ingredients };
  const spoken = useSpokenStep(recipe, current);
  useEffect(() => announce(spoken), [spoken]);
  const onTimer: StartTimer = (timer) => {
    announce(t('timer.started', { name: timer.label }));
    startTimer({ recipeId: recipe.id, name: recipe.name, ...timer });
  };
  return (
    <FullScreen label={t('label', { name: recipe.name })} className={styles.cook} onClose={onClose}>
      <header className={styles.head}>
        <p className={styles.name}>
          <bdi lang={recipe.language ?? undefined}>{recipe.name}</bdi>
        </p>
        <UnitsMenu />
        <Button kind="quiet" icon={<List />} aria-pressed={all} onClick={() => setAll(!all)}>
          {t('allSteps')}
        </Button>
        <IconButton label={t('close')} onClick={onClose}>
          <X />
        </IconButton>
      </header>
      <ProgressBar label={t('progress')} value={last === 0 ? 1 : current / last} />
      <div className={styles.stage} {...swipes}>
        {(all || current === 0) && <LastNote recipe={recipe} />}
        {all && <AllSteps {...shared} onTimer={onTimer} />}
        {!all && step && <CookStep key={current} {...shared} step={step} onTimer={onTimer} />}
        {!all && !step && <Finish recipe={recipe} onClose={onClose} />}
      </div>
      <TimerBar />
      {!all && <Pager current={current} last={last} onTurn={turn} />}
    </FullScreen>
  );
}

function Pager({ current, last, onTurn }: { current: number; last: number; onTurn: (direction: 1 | -1) => void }) {
  const { t } = useTranslation('cook');
  return (
    <footer className={styles.pager}>
      <Button size="large" icon={<ChevronLeft className="flips" />} disabled={current === 0} onClick={() => onTurn(-1)}>
        {t('previous')}
      </Button>
      <p>{current < last ? t('position', { value: current + 1, total: last }) : t('finished')}</p>
      <Button size="large" kind="primary" data-autofocus disabled={current === last} onClick={() => onTurn(1)}>
        {t('next')}
        <ChevronRight className="flips" aria-hidden />
      </Button>
    </footer>
  );
}
