import { isShown } from '../focus/nearest-stop.ts';

/** Time that an undo can take until what was removed is back. */
const returnMs = 3000;
/** Events of somebody who goes on elsewhere. */
const INPUTS = ['keydown', 'pointerdown'];

/**
 * Focuses the first control of what is added to the page next, unless somebody goes on elsewhere. The closing message
 * gives the focus back to an earlier place, which would take it away again.
 */
export function focusWhatReturns(): void {
  let returned: HTMLElement | undefined;
  const focus = () => returned?.isConnected && document.activeElement !== returned && returned.focus();
  const observer = new MutationObserver((records) => {
    returned ??= records
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter((node): node is HTMLElement => node instanceof HTMLElement && node.closest('main') !== null)
      .flatMap((element) => [...element.querySelectorAll<HTMLElement>('a[href], button, input')])
      .find(isShown);
    if (returned) requestAnimationFrame(() => requestAnimationFrame(focus));
  });
  const end = () => {
    observer.disconnect();
    for (const input of INPUTS) removeEventListener(input, end);
    removeEventListener('focusin', focus);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  for (const input of INPUTS) addEventListener(input, end);
  addEventListener('focusin', focus);
  setTimeout(end, returnMs);
}
