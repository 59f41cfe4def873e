import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numberText } from '#locales';
import { Button, Dialog, SelectField } from '#ui';
import type { Ingredient, Recipe } from '../../../shared/recipes/recipe-query.ts';
import { useReading } from '../../../shared/units-and-scaling/reading.tsx';
import type { ScaleMeasure } from '../../../shared/units-and-scaling/scale-measure.ts';
import styles from './bench.module.css';
import { LineFields } from './line-fields.tsx';
import { PiecesFields } from './pieces-fields.tsx';
import { TinFields } from './tin-fields.tsx';
import { useBenchRecipe } from './use-bench-recipe.ts';
import { useWeightText } from './use-weight-text.ts';
import { WeightFields } from './weight-fields.tsx';

const kinds = ['line', 'pieces', 'weight', 'tin'] as const;

/** The scale that the fields ask for, and what it was set by. */
export interface Wanted {
  scale: number;
  measure: ScaleMeasure;
}

interface MeasureDialogProps {
  recipe: Recipe;
  /** Line whose amount was pressed. */
  line?: Ingredient;
  onClose: () => void;
}

/** Asks what there is, such as four eggs or a tin of 26 cm, and scales the recipe to it. The stored recipe stays. */
export function MeasureDialog({ recipe, line, onClose }: MeasureDialogProps) {
  const { t, ready } = useTranslation('bench');
  const { onScale } = useReading();
  const bench = useBenchRecipe(recipe);
  const [kind, setKind] = useState<(typeof kinds)[number]>(line ? 'line' : 'pieces');
  const [wanted, setWanted] = useState<Wanted>();
  const [isRefused, setRefused] = useState(false);
  if (!ready) return null;
  const change = (next: Wanted | undefined) => {
    setWanted(next);
    setRefused(false);
  };
  const apply = () => {
    if (!wanted) return setRefused(true);
    onScale(wanted.scale, wanted.measure);
    onClose();
  };
  const fields = { recipe, bench, isRefused, onChange: change };
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      onSubmit={apply}
      footer={
        <Button type="submit" kind="primary">
          {t('apply')}
        </Button>
      }
    >
      <div className={styles.fields}>
        <SelectField
          label={t('by')}
          value={kind}
          onChange={(next) => {
            setKind(next);
            change(undefined);
          }}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {t(`kinds.${one}`)}
            </option>
          ))}
        </SelectField>
        {kind === 'line' && <LineFields {...fields} line={line} />}
        {kind === 'pieces' && <PiecesFields {...fields} />}
        {kind === 'weight' && <WeightFields {...fields} />}
        {kind === 'tin' && <TinFields {...fields} />}
        <Preview wanted={wanted} bench={bench} />
      </div>
    </Dialog>
  );
}

export type BenchFieldsProps = {
  recipe: Recipe;
  bench: ReturnType<typeof useBenchRecipe>;
  /** True if the fields were submitted without a scale. */
  isRefused: boolean;
  onChange: (wanted: Wanted | undefined) => void;
};

function Preview({ wanted, bench }: { wanted: Wanted | undefined; bench: BenchFieldsProps['bench'] }) {
  const { t, i18n } = useTranslation('bench');
  const weight = useWeightText();
  const grown = bench.lines.filter(({ isFixed }) => !isFixed);
  const grams = grown.reduce((sum, line) => sum + (line.grams?.low ?? 0), 0);
  const times = wanted && numberText(wanted.scale, i18n.language, { maximumFractionDigits: 3 });
  return (
    <p className={styles.preview} aria-live="polite">
      {wanted && (grams ? t('preview', { times, weight: weight(grams * wanted.scale) }) : t('times', { times }))}
    </p>
  );
}
