import { useEffect, useRef } from 'react';
import { announce, announcerId } from './announce.ts';

/** The page's one live region for what happens, see announce. Modal dialogs do not hide live regions. */
export function Announcer() {
  return <div id={announcerId} aria-live="polite" aria-relevant="additions" className="visually-hidden" />;
}

/** Announces a text whenever it changes; a component that appears after an action announces its first text, too. */
export function useAnnouncement(text: string, isFirstSaid = false): void {
  const said = useRef(isFirstSaid ? undefined : text);
  useEffect(() => {
    if (said.current !== text && text) announce(text);
    said.current = text;
  }, [text]);
}
