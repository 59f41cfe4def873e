import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formulaOf, sectionsOf } from '#baking';
import { Dialog, SelectField, Switch } from '#ui';
import { useSessionState } from '../../../shared/browser/use-session-state.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import styles from './bench.module.css';
import { FormulaFacts } from './formula-facts.tsx';
import type { Roles } from './formula-lines.ts';
import { FormulaTable } from './formula-table.tsx';
import { useBenchRecipe } from './use-bench-recipe.ts';

interface FormulaDialogProps {
  recipe: Recipe;
  onClose: () => void;
}

/** Shows the recipe in baker’s percentages, at the scale of the page. Roles are guessed and can be changed for the visit. */
export function FormulaDialog({ recipe, onClose }: FormulaDialogProps) {
  const { t, ready } = useTranslation('bench');
  const [roles, setRoles] = useSessionState<Roles>(`roles:${recipe.id}`, noRoles);
  const { lines } = useBenchRecipe(recipe, roles);
  const sections = useMemo(() => sectionsOf(lines), [lines]);
  const [chosen, setSection] = useState<string>();
  const [countsStarters, setCountsStarters] = useState(false);
  const section = chosen ?? sections[0] ?? '';
  const formula = useMemo(() => formulaOf(lines, { section, countsStarters }), [lines, section, countsStarters]);
  if (!ready) return null;
  const hasStarter = formula.rows.some(({ line }) => line.role === 'starter' || line.composition?.flour);
  return (
    <Dialog title={t('formula.title')} width={640} onClose={onClose}>
      <div className={styles.fields}>
        {sections.length > 1 && (
          <SelectField label={t('formula.section')} value={section} onChange={setSection}>
            {sections.map((one) => (
              <option key={one} value={one}>
                {one || recipe.name}
              </option>
            ))}
          </SelectField>
        )}
        {hasStarter && (
          <Switch checked={countsStarters} onChange={setCountsStarters} hint={t('formula.startersHint')}>
            {t('formula.starters')}
          </Switch>
        )}
        <FormulaTable formula={formula} onRole={(id, role) => setRoles({ ...roles, [id]: role })} />
        <FormulaFacts formula={formula} />
      </div>
    </Dialog>
  );
}

const noRoles: Roles = {};
