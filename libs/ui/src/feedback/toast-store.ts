export interface Toast {
  kind: 'info' | 'success' | 'error' | 'warning';
  text: string;
  /** An undo, for instance; such a toast stays longer. */
  action?: { label: string; run: () => void };
}

export interface ShownToast extends Toast {
  id: number;
}

const shownFor = 2000;
const shownForAction = 6000;
const perWord = 150;

let toasts: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly ShownToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a short message over the page. Long ones stay as long as reading them takes. */
export function toast(message: Toast): void {
  const shown = { ...message, id: ++lastId };
  set([...toasts.filter((one) => one.text !== message.text), shown].slice(-3));
  const reading = message.text.split(' ').length * perWord;
  setTimeout(() => dismissToast(shown.id), Math.max(message.action ? shownForAction : shownFor, reading));
}

export function dismissToast(id: number): void {
  set(toasts.filter((one) => one.id !== id));
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => toasts,
  getOnServer: (): readonly ShownToast[] => none,
};

const none: readonly ShownToast[] = [];
