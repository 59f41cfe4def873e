import { useSyncExternalStore } from 'react';
import { ring } from './ring.ts';

export interface RunningTimer {
  id: number;
  label: string;
  /** Time of the ring in milliseconds; undefined while paused. */
  endsAt?: number;
  left: number;
  rang: boolean;
}

export interface Timers {
  timers: readonly RunningTimer[];
  start: (label: string, seconds: number) => void;
  pause: (id: number) => void;
  resume: (id: number) => void;
  remove: (id: number) => void;
}

const key = 'timers';
const none: readonly RunningTimer[] = [];
const listeners = new Set<() => void>();
let all: readonly RunningTimer[] | undefined;
let clock: ReturnType<typeof setInterval> | undefined;

/** Timers of the tab: they go on on other screens and after a reload. */
export function useTimers(): Timers {
  return { timers: useSyncExternalStore(subscribe, get, () => none), ...actions };
}

const actions: Omit<Timers, 'timers'> = {
  start: (label, seconds) => {
    const id = Math.max(0, ...get().map((timer) => timer.id)) + 1;
    set([...get(), { id, label, left: seconds, endsAt: Date.now() + seconds * 1000, rang: false }]);
  },
  pause: (id) => change(id, (timer) => ({ ...timer, endsAt: undefined })),
  resume: (id) => change(id, (timer) => ({ ...timer, endsAt: Date.now() + timer.left * 1000 })),
  remove: (id) => set(get().filter((timer) => timer.id !== id)),
};

const change = (id: number, to: (timer: RunningTimer) => RunningTimer) =>
  set(get().map((timer) => (timer.id === id ? to(timer) : timer)));

function subscribe(listener: () => void) {
  listeners.add(listener);
  watchClock();
  return () => void listeners.delete(listener);
}

function get(): readonly RunningTimer[] {
  return (all ??= stored());
}

function set(next: readonly RunningTimer[]): void {
  all = next;
  try {
    sessionStorage.setItem(key, JSON.stringify(next));
  } catch {
    // without storage, timers last as long as the page
  }
  watchClock();
  for (const listener of listeners) listener();
}

function stored(): readonly RunningTimer[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? none;
  } catch {
    return none;
  }
}

function watchClock(): void {
  const running = get().some((timer) => timer.endsAt);
  if (running) clock ??= setInterval(tick, 250);
  else {
    clearInterval(clock);
    clock = undefined;
  }
}

/** Compares with the clock, so that a sleeping tab does not delay timers. */
function tick(): void {
  const now = Date.now();
  if (get().some((timer) => timer.endsAt && timer.endsAt <= now)) ring();
  const next = get().map((timer) => [timer, advance(timer, now)] as const);
  if (next.some(([before, after]) => after.left !== before.left || after.rang !== before.rang))
    set(next.map(([, after]) => after));
}

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
