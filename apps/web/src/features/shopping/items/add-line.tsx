import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { Plus } from '#ui/icons';
import { memo, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isNetworkFailure } from '#client';
import { foodsQuery } from '../../../shared/api/group-lists.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { useDebounced } from '../../../shared/browser/use-debounced.ts';
import { type KnownThings, knownSuggestions, type Suggestion } from './known-suggestions.ts';
import { focusFirstRow } from '../row-keys.ts';
import { splitSearchText } from './split-search-text.ts';
import { boughtQuery, listQuery, listsQuery, mostSuggestions, suggestionsQuery } from '../shopping-queries.ts';
import styles from '../shopping.module.css';
import { Words } from '../../../shared/i18n/words.tsx';

const typingPause = 150;

interface AddLineProps {
  onAdd: (text: string) => void;
  /** Called with a pasted text of several lines. */
  onPaste: (text: string) => void;
}

/**
 * Field for new items with suggestions: Enter adds the text or the highlighted suggestion. Pasted lines become one
 * item each.
 */
export const AddLine = memo(function AddLine({ onAdd, onPaste: onPasted }: AddLineProps) {
  const { t } = useTranslation('shopping');
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const { amount, search } = splitSearchText(text);
  const options = useSuggestions(isOpen ? search : '');
  const isShown = isOpen && options.length > 0 && search !== '';
  const add = (said: string, act = onAdd) => {
    if (said.trim()) act(said.trim());
    setText('');
    setAt(-1);
    setOpen(false);
    input.current?.focus();
  };
  const choose = (name: string) => add(amount + name);
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[\r\n\u2028\u2029]/.test(pasted.trim())) return;
    event.preventDefault();
    add(text + pasted, onPasted);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!isShown && event.key === 'ArrowUp') return;
      event.preventDefault();
      if (!isShown) return focusFirstRow(event.currentTarget);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // the field itself counts as a stop before the first one
      setAt((was) => ((was + 1 + step + options.length + 1) % (options.length + 1)) - 1);
    } else if (event.key === 'Escape') {
      if (isShown) setOpen(false);
      else input.current?.blur();
    }
  };
  return (
    <form
      method="post"
      data-bar
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = isShown ? options[at] : undefined;
        if (chosen) choose(chosen.name);
        else add(text);
      }}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
    >
      <label htmlFor={`${listId}input`}>{t('add.label')}</label>
      <input
        ref={input}
        id={`${listId}input`}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isShown && at >= 0 ? `${listId}-${at}` : undefined}
        placeholder={t('add.placeholder')}
        dir="auto"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={1000}
        value={text}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setAt(-1);
          setOpen(true);
        }}
      />
      <button type="submit" aria-label={t('add.button')} aria-disabled={!text.trim()}>
        <Plus />
      </button>
      <div id={listId} role="listbox" aria-label={t('add.suggestions')} className={styles.options} hidden={!isShown}>
        {options.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field, which keeps the focus
          <div
            key={option.foodId ?? option.name}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            // keeps the focus and the on-screen keyboard
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option.name)}
          >
            <Words>{amount + option.name}</Words>
            {option.timesBought > 0 && <small>{t('add.bought', { count: option.timesBought })}</small>}
          </div>
        ))}
      </div>
    </form>
  );
});

function useSuggestions(search: string): readonly Suggestion[] {
  const settled = useDebounced(search, typingPause);
  const { data, error } = useQuery({
    ...suggestionsQuery(useApi(), settled),
    enabled: settled.length > 0,
    placeholderData: keepPreviousData,
  });
  const known = useKnownThings(isNetworkFailure(error));
  if (!search) return [];
  return data ?? knownSuggestions(settled, known, mostSuggestions);
}

/** Known items and foods from the cache, for suggestions without a network. */
function useKnownThings(isAway: boolean): KnownThings {
  const api = useApi();
  const { data: bought = [] } = useQuery({ ...boughtQuery(api), enabled: isAway });
  const { data: foods = [] } = useQuery({ ...foodsQuery(api), enabled: isAway });
  const { data: lists = [] } = useQuery({ ...listsQuery(api), enabled: isAway });
  const known = useQueries({ queries: isAway ? lists.map(({ id }) => listQuery(api, id)) : [] });
  return { bought, foods, items: known.flatMap(({ data }) => data?.listItems ?? []) };
}
