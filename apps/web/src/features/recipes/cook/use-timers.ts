import { useSyncExternalStore } from 'react';
import { notifyOfRing, ring } from './ring.ts';
import {
  isReminder,
  type KitchenTimer,
  onTimersChange,
  refreshTimers,
  secondsLeft,
  storedTimers,
} from './timer-store.ts';

/** A timer as it is shown now. */
export interface RunningTimer extends Omit<KitchenTimer, 'left'> {
  left: number;
  rang: boolean;
}

const none: readonly RunningTimer[] = [];
const listeners = new Set<() => void>();
let shown: readonly RunningTimer[] = none;
let clock: ReturnType<typeof setInterval> | undefined;
let unsubscribe: (() => void) | undefined;

/** Timers of the household: they go on on other screens, in other tabs and on other devices. */
export const useTimers = (): readonly RunningTimer[] =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  );

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (listeners.size === 1) {
    unsubscribe = onTimersChange(update);
    update();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    unsubscribe?.();
    clearInterval(clock);
    clock = undefined;
  };
}

function update(): void {
  const { timers } = storedTimers();
  if (timers.some(({ endsAt }) => endsAt !== null)) clock ??= setInterval(tick, 250);
  else {
    clearInterval(clock);
    clock = undefined;
  }
  tick();
}

/** Compares with the clock, so that a sleeping tab does not delay timers. */
function tick(): void {
  const now = Date.now();
  const all = storedTimers().timers.map((timer): RunningTimer => {
    const left = secondsLeft(timer, now);
    return { ...timer, left, rang: timer.endsAt !== null && left === 0 };
  });
  // reminders are set for days, and are shown when they ring
  const next = all.filter((timer) => timer.rang || !isReminder(timer));
  for (const timer of next) if (timer.rang) void ringOnce(timer, now);
  const isSame = next.length === shown.length && next.every((timer, index) => isEqual(timer, shown[index]));
  if (isSame) return;
  shown = next.toSorted((a, b) => Number(b.rang) - Number(a.rang) || a.left - b.left);
  for (const listener of listeners) listener();
}

const isEqual = (a: RunningTimer, b: RunningTimer | undefined) =>
  a.uuid === b?.uuid && a.left === b.left && a.rang === b.rang && a.endsAt === b.endsAt;

/** Rings of this page, by timer and time. */
const rung = new Set<string>();
/** A device that is opened later than this after the end shows the timer without ringing. */
const lateMs = 300_000;

/** Rings in one tab of the browser, unless another device has stopped the timer meanwhile. */
async function ringOnce(timer: RunningTimer, now: number): Promise<void> {
  const key = `${timer.uuid} ${timer.endsAt}`;
  if (rung.has(key)) return;
  rung.add(key);
  if (now - (timer.endsAt ?? now) > lateMs) return;
  await refreshTimers();
  if (!storedTimers().timers.some(({ uuid, endsAt }) => uuid === timer.uuid && endsAt === timer.endsAt)) return;
  const play = () => {
    ring();
    void notifyOfRing(timer);
  };
  if (!('locks' in navigator)) return play();
  await navigator.locks.request(`ring ${key}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    play();
    // other tabs come within seconds
    await new Promise((resolve) => setTimeout(resolve, 5000));
  });
}

/** 75 -> "1:15", 3675 -> "1:01:15" */
export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shownParts = parts[0] ? parts : parts.slice(1);
  return shownParts.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
