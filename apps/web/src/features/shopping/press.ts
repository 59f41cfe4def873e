import { useState, type MouseEvent } from 'react';
import { afterPaint } from '../../shared/ssr/after-paint.ts';
import type { ShoppingItem } from './shopping-queries.ts';

/** Shows a tap at once, and applies it after the next paint. */
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

/** Moves the focus to the next row, because a checked row leaves. */
function passFocus(row: HTMLElement): void {
  if (document.activeElement !== row) return;
  const rows = [...(row.closest('[data-items]')?.querySelectorAll<HTMLElement>('[role="checkbox"]') ?? [])];
  const others = rows.filter((one) => one === row || one.ariaChecked !== row.ariaChecked);
  const at = others.indexOf(row);
  const next = others[at + 1] ?? others[at - 1];
  next?.focus({ preventScroll: !row.matches(':focus-visible') });
}
