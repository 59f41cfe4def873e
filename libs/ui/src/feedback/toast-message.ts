export interface Toast {
  kind: 'info' | 'success' | 'error' | 'warning';
  text: string;
  /** An undo, for instance; such a toast stays longer. */
  action?: { label: string; run: () => void };
}
