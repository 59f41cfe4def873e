import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTimers } from './use-timers.ts';

const TimerBar = lazy(() => import('./timer-bar.tsx').then((module) => ({ default: module.TimerBar })));

/** Timers started in cook mode, shown on all other screens. */
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
