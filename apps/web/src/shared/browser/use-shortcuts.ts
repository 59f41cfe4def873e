import { useEffect, useEffectEvent } from 'react';
import { singleKeys } from './accessibility-settings.ts';

/** Elements that handle keys themselves. */
const typing = 'input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=dialog]';

/** Registers single keys that work outside of fields, menus and dialogs, unless they are switched off. */
export function useShortcuts(shortcuts: Record<string, () => void>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!singleKeys.get()) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (
      (event.target instanceof Element && event.target.closest(typing)) ||
      document.querySelector('[aria-modal=true]')
    )
      return;
    const act = shortcuts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
