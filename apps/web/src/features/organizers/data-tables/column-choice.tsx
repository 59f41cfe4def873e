import { Columns3 } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { Button, Checkbox, Popover } from '#ui';
import { storedSetting } from '../../../shared/browser/stored-setting.ts';
import { type Column, type DataKind, dataOf } from './data-kinds.ts';
import styles from './data.module.css';

type Hidden = Partial<Record<DataKind, string[]>>;

/** Columns hidden in this browser, by kind. */
const hiddenColumns = storedSetting<Hidden>('hidden-columns', {}, (stored) =>
  typeof stored === 'object' && stored !== null && Object.values(stored).every(Array.isArray) ? stored : {},
);

/** The visible columns of a table; the name is always visible. */
export function useShownColumns(kind: DataKind): Column[] {
  const hidden = hiddenColumns.use()[kind] ?? [];
  return dataOf[kind].columns.filter((column) => column === 'name' || !hidden.includes(column));
}

export function ColumnChoice({ kind }: { kind: DataKind }) {
  const { t } = useTranslation('data');
  const shown = useShownColumns(kind);
  const columns = dataOf[kind].columns.filter((column) => column !== 'name');
  const show = (column: Column, isShown: boolean) => {
    const hidden = columns.filter((one) => (one === column ? !isShown : !shown.includes(one)));
    hiddenColumns.change({ ...hiddenColumns.get(), [kind]: hidden });
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
