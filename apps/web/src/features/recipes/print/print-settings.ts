import { useSyncExternalStore } from 'react';

export interface PrintSettings {
  imagePosition: 'left' | 'right' | 'hidden';
  showDescription: boolean;
  showNotes: boolean;
}

const key = 'recipe-print';
const defaults: PrintSettings = { imagePosition: 'left', showDescription: true, showNotes: true };
const listeners = new Set<() => void>();
let current: PrintSettings | undefined;

function read(): PrintSettings {
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<PrintSettings>) };
  } catch {
    return defaults;
  }
}

export function changePrintSettings(change: Partial<PrintSettings>): void {
  current = { ...(current ?? read()), ...change };
  try {
    localStorage.setItem(key, JSON.stringify(current));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const usePrintSettings = (): PrintSettings =>
  useSyncExternalStore(
    subscribe,
    () => (current ??= read()),
    () => defaults,
  );
