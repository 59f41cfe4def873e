import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp } from '#ui/late-icons';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, dataOf, type DataRow } from './data-columns.ts';
import type { DataKind, DataSearch } from './data-kinds.ts';
import styles from './data.module.css';
import { useBrowserFact } from '../../../shared/browser/use-browser-fact.ts';
import { PendingRow, TableRow } from './table-row.tsx';
import type { DataRows } from './use-data-rows.ts';

const ROW_HEIGHT = 52;
/** Height of rows with two lines. */
const NARROW_ROW_HEIGHT = 64;
const isNarrow = () => matchMedia('(max-width: 47.99rem)').matches;
/** Rows come into view in steps, so that scrolling draws the table less often. */
const STEP = 8;
/** Number of rows in the page that the server renders. */
const SERVER_ROWS = 30;

/** Selected rows by id. */
export type Selection = ReadonlyMap<string, DataRow>;

interface DataTableProps {
  kind: DataKind;
  rows: DataRows;
  columns: Column[];
  search?: DataSearch;
  onSearch?: (search: DataSearch) => void;
  selected: Selection;
  onSelect: (selected: Selection) => void;
  onOpen?: (row: DataRow) => void;
}

/** Virtualized table of thousands of rows. */
export function DataTable(props: DataTableProps) {
  const { kind, rows, columns, selected, onOpen } = props;
  const { t } = useTranslation('data');
  const root = useRef<HTMLDivElement>(null);
  const { from, to, heightBefore, heightAfter } = useVisibleRows(root, rows.total);
  const { show } = rows;
  useEffect(() => show(from, to), [show, from, to]);
  const isAllSelected = selected.size >= rows.total;
  const { toggle, toggleAll, onKeyDown, isLoadingAll } = useRowSelection(root, props);
  const onToggle = useLatest(toggle);
  const open = useLatest((row: DataRow) => onOpen?.(row));
  return (
    <div ref={root} role="presentation" className={styles.scroll} onKeyDown={onKeyDown}>
      <table
        className={styles.table}
        aria-rowcount={rows.total + 1}
        aria-busy={isLoadingAll}
        aria-label={t(`kinds.${kind}`)}
      >
        <thead>
          <tr>
            <th className={styles.check}>
              <input
                type="checkbox"
                aria-label={t('selectAll')}
                checked={isAllSelected || isLoadingAll}
                onChange={() => toggleAll(!isAllSelected)}
              />
            </th>
            {columns.map((column) => (
              <HeadCell key={column} column={column} {...props} />
            ))}
          </tr>
        </thead>
        <tbody>
          {heightBefore > 0 && <Space height={heightBefore} />}
          {Array.from({ length: to - from }, (_, step) => {
            const index = from + step;
            const row = rows.at(index);
            if (!row) return <PendingRow key={index} index={index} columns={columns.length + 1} />;
            return (
              <TableRow
                key={row.id}
                kind={kind}
                row={row}
                index={index}
                columns={columns}
                isSelected={selected.has(row.id)}
                onToggle={onToggle}
                onOpen={onOpen && open}
              />
            );
          })}
          {heightAfter > 0 && <Space height={heightAfter} />}
        </tbody>
      </table>
    </div>
  );
}

/** Selects rows, ranges with Shift; arrow keys move between rows, Escape clears the selection. */
function useRowSelection(
  root: React.RefObject<HTMLDivElement | null>,
  { rows, selected, onSelect }: Pick<DataTableProps, 'rows' | 'selected' | 'onSelect'>,
) {
  const lastToggled = useRef<number>(null);
  const [isLoadingAll, setIsLoadingAll] = useState(false);
  const selectRange = async (from: number, to: number, isOn: boolean) => {
    const range = await rows.load(from, to);
    const next = new Map(selected);
    for (const row of range)
      if (isOn) next.set(row.id, row);
      else next.delete(row.id);
    onSelect(next);
  };
  const selectAll = async () => {
    setIsLoadingAll(true);
    await selectRange(0, rows.total, true).finally(() => setIsLoadingAll(false));
  };
  const selectTo = (index: number, isOn: boolean) => {
    const from = lastToggled.current ?? index;
    void selectRange(Math.min(from, index), Math.max(from, index) + 1, isOn);
  };
  const toggle = (index: number, isRange: boolean) => {
    if (!isRange) lastToggled.current = index;
    selectTo(index, !selected.has(rows.at(index)?.id ?? ''));
    lastToggled.current = index;
  };
  const toggleAll = (isOn: boolean) => (isOn ? void selectAll() : onSelect(new Map()));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && selected.size) {
      event.preventDefault();
      onSelect(new Map());
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const { target } = event;
    if (!(target instanceof HTMLElement)) return;
    const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1);
    if (!step || (index < 0 && step < 0) || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = root.current?.querySelector<HTMLElement>(`[data-index="${index + step}"]`);
    if (!next) return;
    event.preventDefault();
    next.querySelector<HTMLElement>(target.matches('input') ? 'input' : 'button')?.focus();
    if (!event.shiftKey || index < 0) return;
    lastToggled.current ??= index;
    selectTo(index + step, true);
  };
  return { toggle, toggleAll, onKeyDown, isLoadingAll };
}

/** Rows near the viewport; before hydration, the first ones. */
function useVisibleRows(root: React.RefObject<HTMLDivElement | null>, count: number) {
  const rowHeight = useBrowserFact(isNarrow, false) ? NARROW_ROW_HEIGHT : ROW_HEIGHT;
  const [offset, setOffset] = useState<number>();
  useLayoutEffect(() => setOffset((root.current?.getBoundingClientRect().top ?? 0) + scrollY), [root]);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: 10,
    scrollMargin: (offset ?? 0) + rowHeight,
  });
  useEffect(() => virtualizer.measure(), [virtualizer, offset, rowHeight]);
  const items = offset === undefined ? [] : virtualizer.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  if (!first || !last) return { from: 0, to: Math.min(count, SERVER_ROWS), heightBefore: 0, heightAfter: 0 };
  const from = Math.floor(first.index / STEP) * STEP;
  const to = Math.min(count, Math.ceil((last.index + 1) / STEP) * STEP);
  return { from, to, heightBefore: from * rowHeight, heightAfter: (count - to) * rowHeight };
}

/** A function that stays the same and calls the newest one. */
function useLatest<Args extends unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(run);
  useEffect(() => void (latest.current = run));
  return useCallback((...args: Args) => latest.current(...args), []);
}

/** Placeholder for rows that are not rendered. */
function Space({ height }: { height: number }) {
  return <tr aria-hidden style={{ blockSize: height }} />;
}

function HeadCell({ kind, column, search = {}, onSearch }: DataTableProps & { column: Column }) {
  const { t } = useTranslation('data');
  const name = t(`columns.${column}`);
  const sorted = dataOf[kind].sorted.find((one) => one === column);
  if (!onSearch || !sorted)
    return (
      <th scope="col" data-column={column}>
        {name}
      </th>
    );
  const isSorted = (search.by ?? 'name') === column;
  const Icon = search.down ? ArrowDown : ArrowUp;
  const order = search.down ? 'descending' : 'ascending';
  return (
    <th scope="col" data-column={column} aria-sort={isSorted ? order : 'none'}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSearch({ ...search, by: sorted, down: isSorted && !search.down ? true : undefined })}
      >
        {name}
        {isSorted && <Icon size={16} />}
      </button>
    </th>
  );
}
