import { useEffect, useRef, useState } from 'react';
import { RecentSearches } from '../../../shared/recipes/recent-searches.tsx';
import { rememberSearch } from '../../../shared/recipes/search-history.ts';
import { useUser } from '../../../shared/session/session.ts';
import styles from './recent-panel.module.css';

interface RecentPanelProps {
  text: string | undefined;
  onSelect: (text: string) => void;
}

/**
 * Last searches below the search field around it, while that is empty and has the focus. The search with which somebody leaves the
 * page is noted as one whose results were used.
 */
export function RecentPanel({ text, onSelect }: RecentPanelProps) {
  const root = useRef<HTMLDivElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const { id: userId } = useUser();
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  useEffect(() => () => rememberSearch(userId, latest.current), [userId]);
  useEffect(() => {
    const field = root.current?.closest('form');
    const follow = () => setHasFocus(field?.contains(document.activeElement) ?? false);
    const leave = ({ relatedTarget }: FocusEvent) =>
      setHasFocus(relatedTarget instanceof Node && Boolean(field?.contains(relatedTarget)));
    follow();
    field?.addEventListener('focusin', follow);
    field?.addEventListener('focusout', leave);
    return () => {
      field?.removeEventListener('focusin', follow);
      field?.removeEventListener('focusout', leave);
    };
  }, []);
  const select = (search: string) => {
    onSelect(search);
    root.current?.closest('form')?.querySelector('input')?.focus();
  };
  return (
    // a press must not take the focus, as Safari would close the panel before the click
    <div ref={root} className={styles.panel} role="presentation" onMouseDown={(event) => event.preventDefault()}>
      {hasFocus && !text && <RecentSearches onSelect={select} />}
    </div>
  );
}
