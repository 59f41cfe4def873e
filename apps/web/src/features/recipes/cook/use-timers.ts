import { useEffect, useEffectEvent, useState } from 'react';
import { ring } from './ring.ts';

export interface RunningTimer {
  id: number;
  label: string;
  /** When it rings, in milliseconds of the clock; undefined while it is paused. */
  endsAt?: number;
  left: number;
  rang: boolean;
}

let lastId = 0;

/** Timers count by the clock, not by ticks: a sleeping tab does not make them late. */
export function useTimers() {
  const [timers, setTimers] = useState<RunningTimer[]>([]);
  const running = timers.some((timer) => timer.endsAt);

  const tick = useEffectEvent(() => {
    const now = Date.now();
    if (timers.some((timer) => timer.endsAt && timer.endsAt <= now)) ring();
    setTimers(timers.map((timer) => advance(timer, now)));
  });
  useEffect(() => {
    if (!running) return;
    const interval = setInterval(() => tick(), 250);
    return () => clearInterval(interval);
  }, [running]);

  const change = (id: number, to: (timer: RunningTimer) => RunningTimer) =>
    setTimers((all) => all.map((timer) => (timer.id === id ? to(timer) : timer)));
  return {
    timers,
    start: (label: string, seconds: number) =>
      setTimers((all) => [
        ...all,
        { id: ++lastId, label, left: seconds, endsAt: Date.now() + seconds * 1000, rang: false },
      ]),
    pause: (id: number) => change(id, (timer) => ({ ...timer, endsAt: undefined })),
    resume: (id: number) => change(id, (timer) => ({ ...timer, endsAt: Date.now() + timer.left * 1000 })),
    remove: (id: number) => setTimers((all) => all.filter((timer) => timer.id !== id)),
  };
}

export type Timers = ReturnType<typeof useTimers>;

function advance(timer: RunningTimer, now: number): RunningTimer {
  if (!timer.endsAt) return timer;
  if (timer.endsAt <= now) return { ...timer, left: 0, endsAt: undefined, rang: true };
  return { ...timer, left: Math.ceil((timer.endsAt - now) / 1000) };
}

/** 75 -> "1:15", 3675 -> "1:01:15" */
export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
