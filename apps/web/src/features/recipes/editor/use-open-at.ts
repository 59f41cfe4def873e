import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { fieldAnchor } from '../review/low-confidence.ts';

/** Sets the focus only where there is a keyboard; on phones the keyboard would cover the recipe. */
const isWelcome = (isNew: boolean) => isNew || (globalThis.matchMedia?.('(pointer: fine)').matches ?? false);

/** Goes to the place that the address names, else to the first field: of a new recipe its first ingredient, else its name. */
export function useOpenAt(isNew: boolean): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    const start = isNew ? fieldAnchor('recipeIngredient') : fieldAnchor('name');
    const place = document.getElementById(hash || start);
    if (!place || (!hash && !isWelcome(isNew))) return;
    const field =
      place.querySelector<HTMLElement>('[data-main]') ??
      place.querySelector<HTMLElement>('input:not([type="file"]), textarea, button');
    field?.focus({ preventScroll: true });
    if (hash) place.scrollIntoView({ block: 'center' });
  }, [hash, isNew]);
}
