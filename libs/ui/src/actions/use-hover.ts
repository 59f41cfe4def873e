import { useEffect, useRef, type PointerEvent } from 'react';

/** Delays, so that a passing mouse opens nothing and a short absence closes nothing. */
const OPEN_MS = 150;
const CLOSE_MS = 125;
const RETURN_MS = 1000;
const WIDE = '(hover: hover) and (min-width: 48rem)';

export interface HoverProps {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
}

interface Hovered {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

interface Opened {
  button: HTMLElement;
  focused: Element | null;
}

/** Restores the previous focus after hovering, because a closing menu moves the focus to its button. */
function giveBack({ button, focused }: Opened): void {
  const end = new AbortController();
  const goOn = () => (focused instanceof HTMLElement && focused !== document.body ? focused.focus() : button.blur());
  button.addEventListener('focus', goOn, { once: true, signal: end.signal });
  setTimeout(() => end.abort(), RETURN_MS);
}

/** Opens a panel while the mouse is over it or its button. Touch and keyboard are not affected. */
export function useHover({ isOpen, open, close }: Hovered) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // element that hovering has opened, with the previous focus
  const opened = useRef<Opened>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && matchMedia(WIDE).matches;
  const after = (milliseconds: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, milliseconds);
  };
  const leave = () =>
    after(CLOSE_MS, () => {
      if (!opened.current) return;
      giveBack(opened.current);
      opened.current = undefined;
      close();
    });
  return {
    /** Keeps the menu open until it is closed explicitly. Returns whether hovering had opened it. */
    keep: () => {
      clearTimeout(timer.current);
      const wasHovered = isOpen && opened.current !== undefined;
      opened.current = undefined;
      return wasHovered;
    },
    ofButton: {
      onPointerEnter: (event) => {
        if (!isMouse(event)) return;
        if (isOpen) return clearTimeout(timer.current);
        const button = event.currentTarget as HTMLElement;
        after(OPEN_MS, () => {
          opened.current = { button, focused: document.activeElement };
          open();
        });
      },
      onPointerLeave: (event) => {
        if (isMouse(event)) leave();
      },
    } satisfies HoverProps,
    ofPanel: {
      onPointerEnter: (event) => {
        if (isMouse(event)) clearTimeout(timer.current);
      },
      onPointerLeave: (event) => {
        if (isMouse(event)) leave();
      },
    } satisfies HoverProps,
  };
}
