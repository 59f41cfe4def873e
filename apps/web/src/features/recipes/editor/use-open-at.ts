import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Goes to the place that the address names, and puts the cursor into its field. */
export function useOpenAt(): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    const place = hash ? document.getElementById(hash) : null;
    if (!place) return;
    const field =
      place.querySelector<HTMLElement>('[data-main]') ??
      place.querySelector<HTMLElement>('input:not([type="file"]), textarea, button');
    field?.focus({ preventScroll: true });
    place.scrollIntoView({ block: 'center' });
  }, [hash]);
}
