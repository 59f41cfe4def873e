import type { ReactNode } from 'react';

export interface DialogProps {
  title: string;
  /** Label of the close button, if "Close" would be ambiguous. */
  closeLabel?: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons under the content, the main action last. */
  footer?: ReactNode;
  /** Error of the main action, shown beside its button. */
  error?: unknown;
  /** Makes the content a form; Enter and the footer's submit button call it. */
  onSubmit?: () => void;
  /** Width in pixels; on phones, dialogs are full-width sheets. */
  width?: number;
  /** Keeps its place while its content changes: at the top, on phones full-screen. */
  atTop?: boolean;
  /** Requires an answer: a click outside does not close the dialog. */
  asks?: boolean;
}
