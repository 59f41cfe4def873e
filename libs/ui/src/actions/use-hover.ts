import { useEffect, useRef, type PointerEvent } from 'react';

/** A mouse that only passes opens nothing, and one that strays for a moment closes nothing. */
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

/** A menu that closes gives the focus to its button a moment later; who has only passed with the mouse goes on where they were. */
function giveBack({ button, focused }: Opened): void {
  const end = new AbortController();
  const goOn = () => (focused instanceof HTMLElement && focused !== document.body ? focused.focus() : button.blur());
  button.addEventListener('focus', goOn, { once: true, signal: end.signal });
  setTimeout(() => end.abort(), RETURN_MS);
}

/** Opens something while a mouse is over its button or over itself. Touch and keyboard know nothing of it. */
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
