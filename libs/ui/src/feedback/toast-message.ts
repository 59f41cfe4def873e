export interface Toast {
  kind: 'info' | 'success' | 'error' | 'warning';
  text: string;
  /** An undo, whose toast stays until it is used, closed or replaced by the next one, or a button that opens something. */
  action?: { label: string; run: () => void; isUndo?: boolean };
}
