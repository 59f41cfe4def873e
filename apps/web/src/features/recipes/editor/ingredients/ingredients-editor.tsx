import { useQuery } from '@tanstack/react-query';
import { Carrot, Plus, ScanText } from '#ui/icons';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { Button, type Suggestion } from '#ui';
import { foodsQuery, unitsQuery } from '../../../../shared/api/group-lists.ts';
import { useApi } from '../../../../shared/api/use-api.ts';
import type { Recipe } from '../../../../shared/recipes/recipe-query.ts';
import { fieldAnchor } from '../../review/low-confidence.ts';
import { ConfidenceHint } from '../../review/confidence-badge.tsx';
import { emptyLine, isUnread, type Line } from '../draft/draft.ts';
import styles from '../editor.module.css';
import { IngredientRow, type IngredientEvents } from './ingredient-row.tsx';
import { unitChoices } from './known-units.ts';
import { changeAt, insertAt, moveTo, removeAt, replaceAt } from '../lists.ts';
import { SortableList } from '../sortable-list.tsx';
import { memoSection, type ReviewedProps } from '../section-props.ts';
import { splitIngredients } from '../steps/split-text.ts';
import { firstRows, useDrawsAll } from '../use-draws-all.ts';
import { useFocusRow } from '../use-focus-row.ts';
import type { LineReader } from './use-line-reader.ts';

/** Suggests a food by any of its names. */
function suggestion({ name, pluralName, aliases }: Wire<'Food'>): Suggestion {
  const also = [pluralName, ...aliases.map((alias) => alias.name)];
  return { name, also: also.flatMap((one) => one || []) };
}

interface IngredientsEditorProps extends ReviewedProps {
  /** The stored recipe. */
  recipe: Recipe;
  reader: LineReader;
}

export const IngredientsEditor = memoSection(
  ['recipeIngredient', 'settings'],
  function IngredientsEditor({ recipe, draft, update, doubts, reader }: IngredientsEditorProps) {
    const { t, i18n } = useTranslation('editor');
    const { recipeIngredient: ingredients, settings } = draft;
    const api = useApi();
    const { data: units } = useQuery(unitsQuery(api));
    const { data: foods } = useQuery(foodsQuery(api));
    const knownUnits = useMemo(() => unitChoices(units ?? [], i18n.language), [units, i18n.language]);
    const knownFoods = useMemo(() => (foods ?? []).map(suggestion), [foods]);
    const { root, focusRow, keepFocus } = useFocusRow();
    const change = useCallback(
      (to: (list: Line[]) => Line[]) => update((old) => ({ ...old, recipeIngredient: to(old.recipeIngredient) })),
      [update],
    );

    const { read, reading } = reader;
    const [showsFoods, setShowsFoods] = useState(false);
    const isPlain = Boolean(settings.disableAmount);
    const drawnRows = useDrawsAll() ? undefined : firstRows;

    const events: IngredientEvents = useMemo(
      () => ({
        onRead: (line) => void read([line], keepFocus),
        onChange: (index, changes) => change((list) => changeAt(list, index, changes)),
        onEnter: (index) => {
          change((list) => insertAt(list, index + 1, emptyLine()));
          focusRow(index + 1);
        },
        onRestore: (index, line) => change((list) => insertAt(list, index, line)),
        onMove: (from, to) => {
          change((list) => moveTo(list, from, to));
          focusRow(to, 'menu');
        },
        onRemove: (index) => {
          change((list) => removeAt(list, index));
          focusRow(Math.max(0, index - 1), 'end');
        },
        onPaste: (index, text, isEmpty) => {
          const lines = splitIngredients(text);
          change((list) => (isEmpty ? replaceAt(list, index, ...lines) : insertAt(list, index + 1, ...lines)));
          focusRow(index + lines.length - (isEmpty ? 1 : 0), 'end');
          if (!isPlain) void read(lines, keepFocus);
        },
      }),
      [change, focusRow, isPlain, keepFocus, read],
    );

    const unread = isPlain ? [] : ingredients.filter((line) => isUnread(line) && !reading.has(line.referenceId));
    const add = () => {
      change((list) => [...list, emptyLine()]);
      focusRow(ingredients.length);
    };
    return (
      <section
        ref={root}
        id={fieldAnchor('recipeIngredient')}
        className={styles.panel}
        aria-label={t('ingredients.title')}
      >
        <h2>{t('ingredients.title')}</h2>
        {doubts.parts.has('recipeIngredient') && <ConfidenceHint />}
        {unread.length > 0 && (
          <Button size="small" icon={<ScanText />} onClick={() => void read(unread, keepFocus)}>
            {t('ingredients.readAll', { count: unread.length })}
          </Button>
        )}
        <SortableList
          label={t('ingredients.title')}
          ids={ingredients.map(({ referenceId }) => referenceId)}
          onMove={(from, to) => change((list) => moveTo(list, from, to))}
        >
          {ingredients.slice(0, drawnRows).map((line, index) => (
            <IngredientRow
              key={line.referenceId}
              line={line}
              index={index}
              isLast={index === ingredients.length - 1}
              plain={isPlain}
              reading={reading.has(line.referenceId)}
              units={knownUnits}
              foods={knownFoods}
              events={events}
              original={doubts.lines.get(line.referenceId)}
              foodsOf={showsFoods ? recipe : undefined}
            />
          ))}
        </SortableList>
        <Button kind="quiet" icon={<Plus />} onClick={add}>
          {t('ingredients.add')}
        </Button>
        <Button kind="quiet" icon={<Carrot />} aria-pressed={showsFoods} onClick={() => setShowsFoods(!showsFoods)}>
          {t('ingredients.foods')}
        </Button>
        <p className={styles.hint}>{t('ingredients.hint')}</p>
      </section>
    );
  },
);
