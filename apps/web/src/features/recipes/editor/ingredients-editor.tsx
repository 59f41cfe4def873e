import { useQuery } from '@tanstack/react-query';
import { Plus, ScanText } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui';
import { useApi } from '../../../app/use-api.ts';
import { placeOf } from '../review/doubts.ts';
import { DoubtHint } from '../review/doubt-hint.tsx';
import { emptyIngredient, type IngredientDraft } from './draft.ts';
import styles from './editor.module.css';
import { IngredientRow, type IngredientEvents } from './ingredient-row.tsx';
import { changeAt, insertAt, moveTo, removeAt, replaceAt } from './lists.ts';
import { SortableList } from './sortable-list.tsx';
import { isUnread, readIngredient, reread, splitLines, withWordsRead } from './split-text.ts';
import type { ReviewedProps } from './section-props.ts';
import { useFocusRow } from './use-focus-row.ts';

const everything = { params: { query: { perPage: -1, orderBy: 'name', orderDirection: 'asc' } } } as const;

export function IngredientsEditor({ draft, update, doubts }: ReviewedProps) {
  const { t } = useTranslation('editor');
  const { ingredients, settings } = draft;
  const api = useApi();
  const { data: units } = useQuery(api.queryOptions('get', '/units', everything, { staleTime: 60_000 }));
  const { data: foods } = useQuery(api.queryOptions('get', '/foods', everything, { staleTime: 60_000 }));
  const unitNames = useMemo(() => (units?.items ?? []).map(({ name }) => name), [units]);
  const foodNames = useMemo(() => (foods?.items ?? []).map(({ name }) => name), [foods]);
  const { root, focusRow } = useFocusRow();
  const change = useCallback(
    (to: (list: IngredientDraft[]) => IngredientDraft[]) =>
      update((old) => ({ ...old, ingredients: to(old.ingredients) })),
    [update],
  );

  const events: IngredientEvents = useMemo(() => {
    const read = (line: string) =>
      settings.disableAmount ? emptyIngredient(line) : readIngredient(line, units?.items ?? []);
    return {
      onRead: (index) => change((list) => replaceAt(list, index, reread(list[index]!, units?.items ?? []))),
      onWords: (index) =>
        change((list) => list.map((line, at) => (at === index ? withWordsRead(line, units?.items ?? []) : line))),
      onChange: (index, changes) => change((list) => changeAt(list, index, changes)),
      onEnter: (index) => {
        change((list) => insertAt(list, index + 1, emptyIngredient()));
        focusRow(index + 1);
      },
      onRestore: (index, line) => change((list) => insertAt(list, index, line)),
      onRemove: (index) => {
        change((list) => removeAt(list, index));
        focusRow(Math.max(0, index - 1), 'end');
      },
      onPaste: (index, text, isEmpty) => {
        const lines = splitLines(text).map(read);
        change((list) => (isEmpty ? replaceAt(list, index, ...lines) : insertAt(list, index + 1, ...lines)));
        focusRow(index + lines.length - (isEmpty ? 1 : 0), 'end');
      },
    };
  }, [change, focusRow, settings.disableAmount, units]);

  const unread = settings.disableAmount ? [] : ingredients.filter(isUnread);
  const readAll = () =>
    change((list) => list.map((line) => (isUnread(line) ? reread(line, units?.items ?? []) : line)));
  const add = () => {
    change((list) => [...list, emptyIngredient()]);
    focusRow(ingredients.length);
  };
  return (
    <section ref={root} id={placeOf('ingredients')} className={styles.panel} aria-label={t('ingredients.title')}>
      <h2>{t('ingredients.title')}</h2>
      {doubts.parts.has('ingredients') && <DoubtHint />}
      {unread.length > 0 && (
        <Button size="small" icon={<ScanText />} onClick={readAll}>
          {t('ingredients.readAll', { count: unread.length })}
        </Button>
      )}
      <SortableList
        label={t('ingredients.title')}
        ids={ingredients.map(({ referenceId }) => referenceId)}
        onMove={(from, to) => change((list) => moveTo(list, from, to))}
      >
        {ingredients.map((line, index) => (
          <IngredientRow
            key={line.referenceId}
            line={line}
            index={index}
            plain={Boolean(settings.disableAmount)}
            units={unitNames}
            foods={foodNames}
            events={events}
            original={doubts.lines.get(line.referenceId)}
          />
        ))}
      </SortableList>
      <Button kind="quiet" icon={<Plus />} onClick={add}>
        {t('ingredients.add')}
      </Button>
      <p className={styles.hint}>{t('ingredients.hint')}</p>
    </section>
  );
}
