import { useTranslation } from 'react-i18next';
import { roundWeighed } from '#baking';
import { numberText } from '#locales';

/** Writes a weight in grams or kilograms, as scales show it. */
export function useWeightText(): (grams: number, isFine?: boolean) => string {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return (grams, isFine) => {
    const isLarge = grams >= 10_000;
    const value = isLarge ? grams / 1000 : roundWeighed(grams, isFine);
    const unit = isLarge ? 'kilogram' : 'gram';
    return numberText(value, language, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 2 });
  };
}
