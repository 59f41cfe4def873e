import { useState, type MouseEvent } from 'react';
import { afterPaint } from '../../shared/ssr/after-paint.ts';
import type { ShoppingItem } from './shopping-queries.ts';

/** A row shows at once that it was tapped; what follows from that is worked out when it can be seen. */
export function usePress(item: ShoppingItem, onTick: (item: ShoppingItem) => void) {
  const [pressed, setPressed] = useState<ShoppingItem>();
  const isPressed = pressed === item;
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (isPressed) return;
    setPressed(item);
    afterPaint(() => {
      passFocus(currentTarget);
      onTick(item);
    });
  };
  return { isChecked: item.checked !== isPressed, press };
}

/** The row moves away: whoever ticks with the keyboard goes on with the one after it. */
function passFocus(row: HTMLElement): void {
  if (document.activeElement !== row) return;
  const rows = [...(row.closest('[data-items]')?.querySelectorAll<HTMLElement>('[role="checkbox"]') ?? [])];
  const others = rows.filter((one) => one === row || one.ariaChecked !== row.ariaChecked);
  const at = others.indexOf(row);
  const next = others[at + 1] ?? others[at - 1];
  next?.focus({ preventScroll: !row.matches(':focus-visible') });
}
