import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { hasOnScreenKeyboard } from '../../../shared/browser/on-screen-keyboard.ts';
import { fieldAnchor } from '../review/low-confidence.ts';

/** Focuses the field that the address names, else the first ingredient of a new recipe or the name. */
export function useOpenAt(isNew: boolean): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    const start = isNew ? fieldAnchor('recipeIngredient') : fieldAnchor('name');
    const place = document.getElementById(hash || start);
    if (!place || (!hash && !isNew && hasOnScreenKeyboard())) return;
    const field =
      place.querySelector<HTMLElement>('[data-main]') ??
      place.querySelector<HTMLElement>('input:not([type="file"]), textarea, button');
    field?.focus();
    if (hash) place.scrollIntoView({ block: 'center' });
  }, [hash, isNew]);
}
