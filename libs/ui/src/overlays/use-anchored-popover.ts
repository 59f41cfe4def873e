import { useCallback, useEffect, useId, useRef, useState } from 'react';

const gap = 6;
const margin = 8;

/** A panel in the top layer, placed beside its button: under it where there is room, else over it. */
export function useAnchoredPopover<Panel extends HTMLElement>() {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const panel = useRef<Panel>(null);
  const [open, setOpen] = useState(false);

  const close = useCallback((refocus = true) => {
    panel.current?.hidePopover();
    if (refocus) anchor.current?.focus();
  }, []);

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const onToggle = (event: ToggleEvent) => setOpen(event.newState === 'open');
    element.addEventListener('toggle', onToggle);
    return () => element.removeEventListener('toggle', onToggle);
  }, []);

  useEffect(() => {
    if (!open) return;
    const update = () => anchor.current && panel.current && place(anchor.current, panel.current);
    update();
    addEventListener('resize', update);
    addEventListener('scroll', update, { passive: true });
    return () => {
      removeEventListener('resize', update);
      removeEventListener('scroll', update);
    };
  }, [open]);

  const toggle = useCallback(() => panel.current?.togglePopover(), []);
  return { id, anchor, panel, open, close, toggle };
}

function place(anchor: HTMLElement, panel: HTMLElement): void {
  const from = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const rtl = getComputedStyle(anchor).direction === 'rtl';
  const start = rtl ? from.right - width : from.left;
  const end = rtl ? from.left : from.right - width;
  const fits = start >= margin && start + width <= innerWidth - margin;
  const left = Math.max(margin, Math.min(fits ? start : end, innerWidth - width - margin));
  const below = from.bottom + gap;
  const above = from.top - gap - height;
  const top = below + height <= innerHeight - margin || above < margin ? below : above;
  panel.style.left = `${left}px`;
  panel.style.top = `${Math.max(margin, Math.min(top, innerHeight - height - margin))}px`;
}
