import { useTranslation } from 'react-i18next';
import { type Formula, type FormulaRow, type Grams, isWeighedFinely, type LineRole, lineRoles } from '#baking';
import { numberText } from '#locales';
import { useReading } from '../../../shared/units-and-scaling/reading.tsx';
import styles from './bench.module.css';
import { useWeightText } from './use-weight-text.ts';

interface FormulaTableProps {
  formula: Formula;
  onRole: (id: string, role: LineRole) => void;
}

export function FormulaTable({ formula, onRole }: FormulaTableProps) {
  const { t } = useTranslation('bench');
  const percent = usePercentText();
  const { scale } = useReading();
  const weight = useWeightText();
  const sum = formula.rows.reduce((all, row) => all + (row.percent?.low ?? 0), 0);
  return (
    <table className={styles.formula}>
      <thead>
        <tr>
          <th scope="col">{t('ingredient')}</th>
          <th scope="col" className={styles.number}>
            {t('formula.weight')}
          </th>
          <th scope="col" className={styles.number}>
            {t('formula.percent')}
          </th>
        </tr>
      </thead>
      <tbody>
        {formula.rows.map((row) => (
          <Row key={row.line.id} row={row} onRole={(role) => onRole(row.line.id, role)} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('formula.total')}</th>
          <td className={styles.number}>{weight(formula.total * scale)}</td>
          <td className={styles.number}>{formula.base > 0 && percent({ low: sum, high: sum })}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Row({ row: { line, percent }, onRole }: { row: FormulaRow; onRole: (role: LineRole) => void }) {
  const { t } = useTranslation('bench');
  const { scale } = useReading();
  const weight = useWeightText();
  const text = usePercentText();
  const isFine = isWeighedFinely(line.name);
  const grams = line.grams && [...new Set([line.grams.low, line.grams.high])];
  return (
    <tr>
      <th scope="row">
        <bdi>{line.name}</bdi>
        <select
          className={styles.role}
          aria-label={t('formula.roleOf', { name: line.name })}
          value={line.role}
          onChange={({ currentTarget }) => {
            const role = lineRoles.find((one) => one === currentTarget.value);
            if (role) onRole(role);
          }}
        >
          {lineRoles.map((role) => (
            <option key={role} value={role}>
              {t(`formula.roles.${role}`)}
            </option>
          ))}
        </select>
      </th>
      <td className={styles.number}>
        {line.isApproximate && '≈\u00a0'}
        {grams ? grams.map((one) => weight(one * scale, isFine)).join('–') : t('formula.noWeight')}
      </td>
      <td className={styles.number}>{percent && text(percent)}</td>
    </tr>
  );
}

/** Writes a percentage or a range of them. */
export function usePercentText(): (percent: Grams) => string {
  const { i18n } = useTranslation();
  const write = (value: number) =>
    numberText(value / 100, i18n.language, { style: 'percent', maximumFractionDigits: value < 10 ? 2 : 1 });
  return ({ low, high }) => [...new Set([write(low), write(high)])].join('–');
}
