import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTimers } from './use-timers.ts';

const TimerBar = lazy(() => import('./timer-bar.tsx').then((module) => ({ default: module.TimerBar })));

/** What was started while cooking, on every other screen; cook mode shows it itself. */
export function RunningTimers() {
  const timers = useTimers();
  const cooking = useRouterState({ select: ({ location }) => 'cook' in location.search });
  if (cooking || timers.timers.length === 0) return null;
  return (
    <Suspense>
      <TimerBar timers={timers} floating />
    </Suspense>
  );
}
