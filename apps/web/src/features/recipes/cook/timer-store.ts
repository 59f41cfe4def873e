import { v4 as newId } from 'uuid';
import { deviceStorage } from '../../../shared/browser/browser-storage.ts';

/** A timer as the device stores it. */
export interface KitchenTimer {
  uuid: string;
  recipeId: string | null;
  /** Name of the dish. */
  name: string;
  /** Words of the step, such as "20 to 25 minutes". */
  label: string;
  /** Number of the step, from 1. */
  step: number | null;
  seconds: number;
  /** The upper end of a range. */
  secondsMax: number | null;
  /** Time of the ring in milliseconds; null while paused. */
  endsAt: number | null;
  /** Seconds left at the last change. */
  left: number;
  /** True until the server has the last change. */
  unsent?: boolean;
}

/** Sends changes to the server; a rejected promise is tried again later. */
export interface TimerSender {
  set: (timer: KitchenTimer) => Promise<void>;
  stop: (uuid: string) => Promise<void>;
  /** Loads the timers again, so that a timer that another device stopped does not ring. */
  refresh: () => Promise<void>;
}

/** True for a reminder, which belongs to no recipe and step. */
export const isReminder = ({ recipeId, step }: Pick<KitchenTimer, 'recipeId' | 'step'>): boolean =>
  recipeId === null && step === null;

interface Stored {
  /** The user whose timers these are; empty without a session. */
  owner: string;
  timers: readonly KitchenTimer[];
  /** Timers that were stopped while the server could not be told. */
  stopped: readonly string[];
}

const KEY = 'timers';
const nothing: Stored = { owner: '', timers: [], stopped: [] };
const listeners = new Set<() => void>();
let current: Stored | undefined;
let sender: TimerSender | undefined;

export const storedTimers = (): Stored => (current ??= read());

/** Calls the listener after each change, also of another tab. */
export function onTimersChange(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', takeOverOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', takeOverOtherTab);
  };
}

function takeOverOtherTab({ key }: StorageEvent): void {
  if (key !== KEY) return;
  current = read();
  for (const listener of listeners) listener();
}

export type NewTimer = Pick<KitchenTimer, 'recipeId' | 'name' | 'label' | 'step' | 'seconds' | 'secondsMax'>;

export function startTimer(timer: NewTimer): void {
  const { seconds } = timer;
  const started = { ...timer, uuid: newId(), left: seconds, endsAt: Date.now() + seconds * 1000, unsent: true };
  change(({ timers, ...rest }) => ({ ...rest, timers: [...timers, started] }));
}

export const pauseTimer = (uuid: string): void =>
  changeTimer(uuid, (timer) => ({ ...timer, left: secondsLeft(timer), endsAt: null }));

export const resumeTimer = (uuid: string): void =>
  changeTimer(uuid, (timer) => ({ ...timer, endsAt: Date.now() + timer.left * 1000 }));

export const stopTimer = (uuid: string): void =>
  change(({ timers, stopped, ...rest }) => ({
    ...rest,
    timers: timers.filter((timer) => timer.uuid !== uuid),
    stopped: [...stopped, uuid],
  }));

const changeTimer = (uuid: string, to: (timer: KitchenTimer) => KitchenTimer) =>
  change(({ timers, ...rest }) => ({
    ...rest,
    timers: timers.map((timer) => (timer.uuid === uuid ? { ...to(timer), unsent: true } : timer)),
  }));

/** Seconds until the ring, 0 after it; those of a paused timer stay. */
export const secondsLeft = ({ endsAt, left }: KitchenTimer, now = Date.now()): number =>
  endsAt === null ? left : Math.max(0, Math.ceil((endsAt - now) / 1000));

/** Connects the timers with the server for a user, whose device then shows no timers of another one. */
export function connectTimers(owner: string, connected: TimerSender): () => void {
  const stored = storedTimers();
  if (stored.owner !== owner) {
    // timers that were started before signing in are the user's own
    write(stored.owner === '' ? { ...stored, owner } : { ...nothing, owner });
  }
  sender = connected;
  const send = () => void sendChanges();
  addEventListener('online', send);
  send();
  return () => {
    if (sender === connected) sender = undefined;
    removeEventListener('online', send);
  };
}

/** Takes over the timers of the server; changes that it does not have yet stay. */
export function receiveTimers(received: readonly KitchenTimer[]): void {
  const { timers, stopped, owner } = storedTimers();
  const unsent = timers.filter((timer) => timer.unsent);
  const kept = new Set([...unsent.map(({ uuid }) => uuid), ...stopped]);
  write({ owner, stopped, timers: [...received.filter(({ uuid }) => !kept.has(uuid)), ...unsent] });
}

/** Loads the timers of other devices, if the server answers in time. */
export const refreshTimers = async (): Promise<void> => {
  const late = new Promise<void>((resolve) => setTimeout(resolve, 2000));
  await Promise.race([sender?.refresh().catch(() => undefined), late]);
};

let sending: Promise<void> = Promise.resolve();

/** Sends changes one after the other; what fails stays for the next change or connection. */
function sendChanges(): Promise<void> {
  const former = sending;
  const send = async () => {
    await former;
    try {
      await sendAll();
    } catch {
      // the next change or connection tries again
    }
  };
  sending = send();
  return sending;
}

async function sendAll(): Promise<void> {
  if (!sender) return;
  for (const timer of storedTimers().timers.filter(({ unsent }) => unsent)) {
    await sender.set(timer);
    const { timers, ...rest } = storedTimers();
    write({ ...rest, timers: timers.map((one) => (one === timer ? { ...timer, unsent: false } : one)) });
  }
  for (const uuid of storedTimers().stopped) {
    await sender.stop(uuid);
    const { stopped, ...rest } = storedTimers();
    write({ ...rest, stopped: stopped.filter((one) => one !== uuid) });
  }
}

function change(to: (stored: Stored) => Stored): void {
  write(to(storedTimers()));
  void sendChanges();
}

function write(next: Stored): void {
  current = next;
  // without storage, timers last as long as the page
  deviceStorage.set(KEY, next);
  for (const listener of listeners) listener();
}

function read(): Stored {
  const stored: unknown = deviceStorage.get(KEY);
  return isStored(stored) ? stored : nothing;
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  'timers' in value &&
  Array.isArray(value.timers) &&
  'stopped' in value &&
  Array.isArray(value.stopped);
