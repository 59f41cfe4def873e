import type { ComponentProps } from 'react';
import { GripVertical } from '#ui/late-icons';

interface DragHandleProps extends ComponentProps<'button'> {
  label: string;
  /** Size of the icon in pixels. */
  size?: number;
}

export function DragHandle({ label, size = 18, ...button }: DragHandleProps) {
  return (
    <button type="button" {...button} aria-label={label}>
      <GripVertical size={size} aria-hidden />
    </button>
  );
}
