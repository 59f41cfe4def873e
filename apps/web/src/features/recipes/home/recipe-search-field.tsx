import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#ui';
import { longestSearch } from '../../../shared/routing/search-params.ts';

const typingPause = 250;

/** Searches while typing; the address changes after a pause. */
export function RecipeSearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('home');
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  const commit = useEffectEvent((typed: string) => {
    const wanted = typed.trim();
    if (wanted === value.trim()) return;
    setKnown(wanted);
    onChange(wanted);
  });
  useEffect(() => {
    const timer = setTimeout(() => commit(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <SearchField
        label={t('search')}
        placeholder={t('placeholder')}
        maxLength={longestSearch}
        value={text}
        onChange={setText}
      />
    </form>
  );
}
