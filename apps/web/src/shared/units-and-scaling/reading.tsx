import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { displayIngredient } from '#ingredients';
import { useSessionState } from '../browser/use-session-state.ts';
import type { Recipe } from '../recipes/recipe-query.ts';
import type { Measures, measuresOf } from './measures.ts';
import type { ScaleMeasure } from './scale-measure.ts';
import { ownUnits, unitSystem, type UnitSystem } from './unit-systems.ts';

/** The reader's scale and units, with the texts of the recipe in them. */
export interface Reading extends Measures {
  scale: number;
  /** The amount that the scale was set by, if it was not the number of servings. */
  measure: ScaleMeasure | null;
  onScale: (scale: number, measure?: ScaleMeasure) => void;
  system: UnitSystem;
  /** Language of the recipe's texts for the attribute `lang`. */
  lang: string | undefined;
}

const ReadingContext = createContext<Reading | undefined>(undefined);

export function useReading(): Reading {
  const reading = use(ReadingContext);
  if (!reading) throw new Error('A recipe is read within a ReadingProvider');
  return reading;
}

interface ReadingProviderProps {
  recipe: Recipe;
  /** Takes the place of the reader's choice. */
  scale?: number;
  children: ReactNode;
}

/** Shows the recipe as written unless it is scaled or converted; the lexicons are loaded then. */
export function ReadingProvider({ recipe, scale: given, children }: ReadingProviderProps) {
  const { t, i18n } = useTranslation('recipe');
  const locale = i18n.language;
  const [chosen, setScale] = useSessionState(`scale:${recipe.id}`, 1);
  const [chosenMeasure, setMeasure] = useSessionState<ScaleMeasure | null>(`measure:${recipe.id}`, null);
  const scale = given ?? chosen;
  const measure = given === undefined ? chosenMeasure : null;
  const onScale = useCallback(
    (to: number, by?: ScaleMeasure) => {
      setScale(to);
      setMeasure(by ?? null);
    },
    [setScale, setMeasure],
  );
  const tins = measure?.kind === 'tin' ? measure : undefined;
  const system = unitSystem.use();
  const isOwnUnits = ownUnits.use();
  const convert = useMeasures(scale !== 1 || tins !== undefined || system !== 'written' || isOwnUnits);
  const reading = useMemo(() => {
    const about = (amount: string) => t('units.inRecipe', { amount });
    const measures = convert
      ? convert(recipe, { scale, system, locale, isOwnUnits, tins }, about)
      : asWritten(scale, locale);
    return { ...measures, scale, measure, onScale, system, lang: recipe.language ?? undefined };
  }, [convert, recipe, scale, measure, tins, onScale, system, isOwnUnits, locale, t]);
  return <ReadingContext value={reading}>{children}</ReadingContext>;
}

const asWritten = (scale: number, locale: string): Measures => ({
  line: (line) => displayIngredient(line, { scale, locale }),
  step: (html) => html,
  note: (html) => html,
});

let loaded: typeof measuresOf | undefined;

/** Loads the conversion of units; if that fails, the recipe is shown as it is written. */
function useMeasures(isNeeded: boolean): typeof measuresOf | undefined {
  const [measures, setMeasures] = useState(() => loaded);
  useEffect(() => {
    if (!isNeeded || measures) return;
    const load = async () => {
      ({ measuresOf: loaded } = await import('./measures.ts'));
      setMeasures(() => loaded);
    };
    load().catch(() => undefined);
  }, [isNeeded, measures]);
  return isNeeded ? measures : undefined;
}
