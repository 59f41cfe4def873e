import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { unitInLanguage, unitLabel } from '#ingredients';
import { listText, numberText } from '#locales';
import { Chip, Skeleton } from '#ui';
import { useTimes } from '../../../shared/i18n/use-times.ts';
import { filterKinds } from '../../../shared/api/group-lists.ts';
import type { Column, DataRow } from './data-columns.ts';
import type { DataKind } from './data-kinds.ts';
import styles from './data.module.css';
import { Words } from '../../../shared/i18n/words.tsx';

interface TableRowProps {
  kind: DataKind;
  row: DataRow;
  index: number;
  columns: Column[];
  isSelected: boolean;
  onToggle: (index: number, isRange: boolean) => void;
  onOpen: ((row: DataRow) => void) | undefined;
}

/** Row of a table. It is drawn again only if it changes, not when others come into view. */
export const TableRow = memo(function TableRow({ kind, row, index, columns, isSelected, ...events }: TableRowProps) {
  const { t } = useTranslation('data');
  const { onToggle, onOpen } = events;
  return (
    <tr data-index={index} aria-rowindex={index + 2} data-selected={isSelected || undefined}>
      <td className={styles.check}>
        <input
          type="checkbox"
          aria-label={t('select', { name: row.name })}
          checked={isSelected}
          onChange={({ nativeEvent }) => onToggle(index, (nativeEvent as MouseEvent).shiftKey)}
        />
      </td>
      {columns.map((column) =>
        column === 'name' ? (
          <th key={column} scope="row" data-column={column}>
            {onOpen ? (
              <button type="button" className={styles.open} onClick={() => onOpen(row)}>
                <Words>{row.name}</Words>
              </button>
            ) : (
              <Value kind={kind} row={row} column={column} />
            )}
            {kind === 'units' && <LocalUnitName unit={row} />}
          </th>
        ) : (
          <td key={column} data-column={column}>
            <Value kind={kind} row={row} column={column} />
          </td>
        ),
      )}
    </tr>
  );
});

/** Row that is not loaded yet. */
export function PendingRow({ index, columns }: { index: number; columns: number }) {
  return (
    <tr aria-rowindex={index + 2}>
      <td colSpan={columns}>
        <Skeleton height="1.25rem" />
      </td>
    </tr>
  );
}

/** Name of a standard unit in the reader's language, if the group calls it differently. */
function LocalUnitName({ unit }: { unit: DataRow }) {
  const { i18n } = useTranslation();
  const { name } = unitInLanguage(unit, i18n.language);
  return name === unit.name ? null : <Words className={styles.ownWord}>{name}</Words>;
}

function Value({ kind, row, column }: { kind: DataKind; row: DataRow; column: Column }) {
  const { t, i18n } = useTranslation('data');
  const value = row[column];
  if (column === 'color' && row.color)
    return (
      <span className={styles.colour}>
        <i style={{ background: row.color }} aria-hidden />
        <span dir="ltr">{row.color}</span>
      </span>
    );
  if (column === 'label') return row.label ? <Chip>{row.label.name}</Chip> : null;
  if (column === 'recipeCount') return <RecipeCount kind={kind} row={row} />;
  if (column === 'createdAt' && row.createdAt) return <Day moment={row.createdAt} />;
  if (column === 'standardQuantity')
    return row.standardUnit ? sizeOf(row.standardUnit, row.standardQuantity, i18n.language) : null;
  if (Array.isArray(value))
    return (
      <bdi>
        {listText(
          value.map(({ name }) => name),
          i18n.language,
          { type: 'unit', style: 'short' },
        )}
      </bdi>
    );
  if (typeof value === 'boolean') return value ? t('yes') : null;
  if (typeof value === 'number') return numberText(value, i18n.language);
  return value ? <bdi>{value as string}</bdi> : null;
}

/** Number of recipes, as a link to them. */
function RecipeCount({ kind, row: { id, name, recipeCount } }: { kind: DataKind; row: DataRow }) {
  const { t, i18n } = useTranslation('data');
  const filter = filterKinds.find((one) => one === kind);
  if (!recipeCount || !filter) return null;
  return (
    <Link
      to="/"
      search={{ [filter]: [id] }}
      className={styles.recipes}
      aria-label={t('recipesOf', { count: recipeCount, name })}
    >
      <span className={styles.wide}>{numberText(recipeCount, i18n.language)}</span>
      <span className={styles.narrow}>{t('recipes', { count: recipeCount })}</span>
    </Link>
  );
}

function Day({ moment }: { moment: string }) {
  return useTimes()(moment, 'day');
}

/** Size of a unit, such as "250 milliliters". */
function sizeOf(unit: string, quantity: number | null | undefined, language: string): string {
  const { one, many } = unitLabel(unit, language) ?? { one: unit, many: unit };
  return `${numberText(quantity ?? 0, language)} ${quantity === 1 ? one : many}`;
}
