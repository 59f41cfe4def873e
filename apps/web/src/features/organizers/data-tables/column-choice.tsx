import { Columns3 } from '#ui/late-icons';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Checkbox, Popover } from '#ui';
import { storedSetting } from '../../../shared/browser/stored-setting.ts';
import { type Column, dataOf } from './data-columns.ts';
import type { DataKind } from './data-kinds.ts';
import type { DataRows } from './use-data-rows.ts';
import styles from './data.module.css';

type Chosen = Partial<Record<DataKind, string[]>>;

/** Columns chosen in this browser, by kind. */
const chosenColumns = storedSetting<Chosen>('shown-columns', {}, (stored) =>
  typeof stored === 'object' && stored !== null && Object.values(stored).every(Array.isArray) ? stored : {},
);

/** The visible columns of a table: the chosen ones, else the usual ones in which something stands. */
export function useShownColumns(kind: DataKind, rows: DataRows): Column[] {
  const chosen = chosenColumns.use()[kind];
  return useMemo(() => {
    const { columns, shown } = dataOf[kind];
    if (chosen) return columns.filter((column) => column === 'name' || chosen.includes(column));
    return columns.filter((column) => column === 'name' || (shown.includes(column) && mayHaveValue(rows, column)));
  }, [kind, chosen, rows]);
}

/** Rows that are not loaded yet do not count, unless there is no other. */
function mayHaveValue(rows: DataRows, column: Column): boolean {
  let hasLoaded = false;
  for (let index = 0; index < rows.total; index++) {
    const row = rows.at(index);
    if (row && hasValue(row[column])) return true;
    hasLoaded ||= row !== undefined;
  }
  return !hasLoaded;
}

const hasValue = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '' && value !== false;

interface ColumnChoiceProps {
  kind: DataKind;
  shown: readonly Column[];
}

export function ColumnChoice({ kind, shown }: ColumnChoiceProps) {
  const { t } = useTranslation('data');
  const columns = dataOf[kind].columns.filter((column) => column !== 'name');
  const show = (column: Column, isShown: boolean) => {
    const chosen = columns.filter((one) => (one === column ? isShown : shown.includes(one)));
    chosenColumns.change({ ...chosenColumns.get(), [kind]: chosen });
  };
  if (columns.length < 2) return null;
  return (
    <Popover
      label={t('shownColumns')}
      button={(props) => (
        <Button icon={<Columns3 />} {...props}>
          {t('shownColumns')}
        </Button>
      )}
    >
      {() => (
        <div className={styles.fields}>
          {columns.map((column) => (
            <Checkbox key={column} checked={shown.includes(column)} onChange={(isShown) => show(column, isShown)}>
              {t(`columns.${column}`)}
            </Checkbox>
          ))}
        </div>
      )}
    </Popover>
  );
}
