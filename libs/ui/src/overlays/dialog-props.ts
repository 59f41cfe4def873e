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
  /** In pixels; on phones a dialog is a sheet from below of full width. */
  width?: number;
  /** Stays where it is while its content changes: at the top, on phones over the whole screen. */
  atTop?: boolean;
  /** A question that must be answered: a click beside it does not close it. */
  asks?: boolean;
}
