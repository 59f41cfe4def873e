import { useEffect, useEffectEvent, useRef, type PointerEvent } from 'react';

const swipe = 60;

/** Turns pages by arrow keys and swipes, in the reading direction. */
export function usePageTurns(onTurn: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  const forward = () => (document.documentElement.dir === 'rtl' ? -1 : 1);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowRight') onTurn(forward());
    if (event.key === 'ArrowLeft') onTurn(forward() === 1 ? -1 : 1);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  const onPointerDown = ({ pointerType, clientX, clientY }: PointerEvent) => {
    start.current = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY };
  };
  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    const from = start.current;
    start.current = undefined;
    if (!from) return;
    const [x, y] = [clientX - from.x, clientY - from.y];
    if (Math.abs(x) < swipe || Math.abs(x) < 2 * Math.abs(y)) return;
    onTurn(x < 0 === (forward() === 1) ? 1 : -1);
  };
  return { onPointerDown, onPointerUp };
}
