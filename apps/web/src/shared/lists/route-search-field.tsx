import { useEffect, useEffectEvent, useState } from 'react';
import { SearchField } from '#ui';
import { longestSearch } from '../routing/search-params.ts';

const typingPause = 250;

interface RouteSearchFieldProps {
  label: string;
  placeholder?: string;
  value: string | undefined;
  onChange: (text: string | undefined) => void;
}

/**
 * A search field whose text is a search parameter of the page. The parameter changes after a pause, because an address that follows
 * at each key would put back older text.
 */
export function RouteSearchField({ label, placeholder = label, value = '', onChange }: RouteSearchFieldProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  /** The parameter that this field has asked for and that the address may not have yet. */
  const [sent, setSent] = useState<string>();
  if (value !== seen) {
    setSeen(value);
    if (value === sent) setSent(undefined);
    else setText(value);
  }
  const commit = useEffectEvent((typed: string) => {
    const wanted = typed.trim();
    if (wanted === value.trim()) return;
    setSent(wanted);
    onChange(wanted || undefined);
  });
  useEffect(() => {
    const timer = setTimeout(() => commit(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <SearchField label={label} placeholder={placeholder} maxLength={longestSearch} value={text} onChange={setText} />
  );
}
