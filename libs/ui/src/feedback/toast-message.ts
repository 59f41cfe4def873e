export interface Toast {
  kind: 'info' | 'success' | 'error' | 'warning';
  text: string;
  /** Button such as an undo; the toast stays longer. */
  action?: { label: string; run: () => void };
}
