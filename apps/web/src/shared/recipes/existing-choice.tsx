import { Copy, RotateCcw } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import type { paths } from '#contract/generated/wire-types';
import { Button, SelectField } from '#ui';
import styles from './existing-choice.module.css';

type BulkImport = paths['/recipes/create-url/bulk']['post']['requestBody']['content']['application/json'];

/** Choice for recipes that the group has already. */
export type WhenExisting = NonNullable<BulkImport['imports'][number]['existing']>;

const choices = ['skip', 'replace', 'keep'] as const satisfies WhenExisting[];

interface ExistingSelectProps {
  value: WhenExisting;
  onChange: (value: WhenExisting) => void;
  /** Address or name of the only recipe that the field is about. */
  of?: string | undefined;
}

/** Field to choose before an import. */
export function ExistingSelect({ value, onChange, of }: ExistingSelectProps) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={of} className={styles.field}>
      <SelectField
        label={t('existing.label')}
        hint={value === 'replace' ? t('existing.hint') : undefined}
        value={value}
        onChange={onChange}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {t(`existing.${choice}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

interface ExistingActionsProps {
  onChoose: (choice: WhenExisting) => void;
  isBusy?: boolean;
  /** Name of the recipe, or how many there are. */
  of: string;
}

/** Buttons to import recipes after all that an import has skipped. */
export function ExistingActions({ onChoose, isBusy = false, of }: ExistingActionsProps) {
  const { t } = useTranslation();
  return (
    <span role="group" aria-label={of} className={styles.actions}>
      <Button size="small" icon={<RotateCcw />} disabled={isBusy} onClick={() => onChoose('replace')}>
        {t('existing.replace')}
      </Button>
      <Button size="small" icon={<Copy />} disabled={isBusy} onClick={() => onChoose('keep')}>
        {t('existing.keep')}
      </Button>
    </span>
  );
}
