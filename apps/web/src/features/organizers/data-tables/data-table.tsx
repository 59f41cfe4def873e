import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp } from '#ui/icons';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { unitInLanguage, unitLabel } from '#ingredients';
import { numberText } from '#locales';
import { Chip } from '#ui';
import { type Column, type DataKind, dataOf, type DataRow, type DataSearch } from './data-kinds.ts';
import styles from './data.module.css';
import { useTimes } from '../../../shared/i18n/use-times.ts';

const ROW_HEIGHT = 52;
/** Number of rows in the page that the server renders. */
const SERVER_ROWS = 30;

interface DataTableProps {
  kind: DataKind;
  rows: DataRow[];
  columns: Column[];
  search?: DataSearch;
  onSearch?: (search: DataSearch) => void;
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  onOpen?: (row: DataRow) => void;
}

/** Virtualized table of thousands of rows. */
export function DataTable(props: DataTableProps) {
  const { kind, rows, columns, selected, onSelect, onOpen } = props;
  const { t } = useTranslation('data');
  const root = useRef<HTMLDivElement>(null);
  const { from, to, heightBefore, heightAfter } = useVisibleRows(root, rows.length);
  const isAllSelected = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  const { toggle, onKeyDown } = useRowSelection(root, props);
  return (
    <div ref={root} role="presentation" className={styles.scroll} onKeyDown={onKeyDown}>
      <table className={styles.table} aria-rowcount={rows.length + 1} aria-label={t(`kinds.${kind}`)}>
        <thead>
          <tr>
            <th className={styles.check}>
              <input
                type="checkbox"
                aria-label={t('selectAll')}
                checked={isAllSelected}
                onChange={() => onSelect(isAllSelected ? new Set() : new Set(rows.map(({ id }) => id)))}
              />
            </th>
            {columns.map((column) => (
              <HeadCell key={column} column={column} {...props} />
            ))}
          </tr>
        </thead>
        <tbody>
          {heightBefore > 0 && <Space height={heightBefore} />}
          {rows.slice(from, to).map((row, index) => (
            <tr
              key={row.id}
              data-index={from + index}
              aria-rowindex={from + index + 2}
              data-selected={selected.has(row.id) || undefined}
            >
              <td className={styles.check}>
                <input
                  type="checkbox"
                  aria-label={t('select', { name: row.name })}
                  checked={selected.has(row.id)}
                  onChange={({ nativeEvent }) => toggle(from + index, (nativeEvent as MouseEvent).shiftKey)}
                />
              </td>
              {columns.map((column) => (
                <td key={column}>
                  {column === 'name' && onOpen ? (
                    <button type="button" className={styles.open} onClick={() => onOpen(row)}>
                      {row.name}
                    </button>
                  ) : (
                    <Value row={row} column={column} />
                  )}
                  {kind === 'units' && column === 'name' && <LocalUnitName unit={row} />}
                </td>
              ))}
            </tr>
          ))}
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
  const lastToggledId = useRef<string>(null);
  const selectRange = (index: number, isOn: boolean) => {
    const from = rows.findIndex(({ id }) => id === lastToggledId.current);
    const [start, end] = from < 0 ? [index, index] : [Math.min(from, index), Math.max(from, index)];
    const ids = rows.slice(start, end + 1).map(({ id }) => id);
    onSelect(new Set(isOn ? [...selected, ...ids] : [...selected].filter((one) => !ids.includes(one))));
  };
  const toggle = (index: number, isRange: boolean) => {
    const { id } = rows[index]!;
    if (!isRange) lastToggledId.current = id;
    selectRange(index, !selected.has(id));
    lastToggledId.current = id;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && selected.size) {
      event.preventDefault();
      onSelect(new Set());
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
    lastToggledId.current ??= rows[index]!.id;
    selectRange(index + step, true);
  };
  return { toggle, onKeyDown };
}

/** Rows near the viewport; before hydration, the first ones. */
function useVisibleRows(root: React.RefObject<HTMLDivElement | null>, count: number) {
  const [offset, setOffset] = useState<number>();
  useLayoutEffect(() => setOffset((root.current?.getBoundingClientRect().top ?? 0) + scrollY), [root]);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => ROW_HEIGHT,
    overscan: 10,
    scrollMargin: (offset ?? 0) + ROW_HEIGHT,
  });
  useEffect(() => virtualizer.measure(), [virtualizer, offset]);
  const items = offset === undefined ? [] : virtualizer.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  if (!first || !last) return { from: 0, to: Math.min(count, SERVER_ROWS), heightBefore: 0, heightAfter: 0 };
  return {
    from: first.index,
    to: last.index + 1,
    heightBefore: first.index * ROW_HEIGHT,
    heightAfter: (count - last.index - 1) * ROW_HEIGHT,
  };
}

/** Placeholder for rows that are not rendered. */
function Space({ height }: { height: number }) {
  return <tr aria-hidden style={{ blockSize: height }} />;
}

function HeadCell({ kind, column, search = {}, onSearch }: DataTableProps & { column: Column }) {
  const { t } = useTranslation('data');
  const name = t(`columns.${column}`);
  if (!onSearch || !dataOf[kind].sorted.includes(column)) return <th scope="col">{name}</th>;
  const isSorted = (search.by ?? 'name') === column;
  const Icon = search.down ? ArrowDown : ArrowUp;
  const order = search.down ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isSorted ? order : 'none'}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSearch({ ...search, by: column, down: isSorted && !search.down ? true : undefined })}
      >
        {name}
        {isSorted && <Icon size={16} aria-hidden />}
      </button>
    </th>
  );
}

/** Name of a standard unit in the reader's language, if the group calls it differently. */
function LocalUnitName({ unit }: { unit: DataRow }) {
  const { i18n } = useTranslation();
  const { name } = unitInLanguage(unit, i18n.language);
  return name === unit.name ? null : <bdi className={styles.ownWord}>{name}</bdi>;
}

function Value({ row, column }: { row: DataRow; column: Column }) {
  const { t, i18n } = useTranslation('data');
  const times = useTimes();
  const value = row[column];
  if (column === 'color' && row.color)
    return (
      <span className={styles.colour}>
        <i style={{ background: row.color }} aria-hidden />
        <span dir="ltr">{row.color}</span>
      </span>
    );
  if (column === 'label') return row.label ? <Chip>{row.label.name}</Chip> : null;
  if (column === 'createdAt' && row.createdAt) return times(row.createdAt, 'day');
  if (column === 'standardQuantity')
    return row.standardUnit ? sizeOf(row.standardUnit, row.standardQuantity, i18n.language) : null;
  if (Array.isArray(value)) return value.map(({ name }) => name).join(', ');
  if (typeof value === 'boolean') return value ? t('yes') : null;
  return typeof value === 'number' ? numberText(value, i18n.language) : ((value as string | null | undefined) ?? null);
}

/** Size of a unit, such as "250 milliliters". */
function sizeOf(unit: string, quantity: number | null | undefined, language: string): string {
  const { one, many } = unitLabel(unit, language) ?? { one: unit, many: unit };
  return `${numberText(quantity ?? 0, language)} ${quantity === 1 ? one : many}`;
}
