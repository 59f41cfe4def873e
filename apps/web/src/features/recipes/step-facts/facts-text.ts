import type { StepFacts, StepPlace, StepWait } from '#ingredients';
import type { TFunction } from 'i18next';
import { numberText } from '#locales';
import { timeText } from '../../../shared/recipes/time-text.ts';

interface Texts {
  t: TFunction<'cook'>;
  common: TFunction;
  locale: string;
}

/** Says the facts of a step in short parts: "10 min of work", "oven, 180 °C, 35–40 min". */
export function factsText(facts: StepFacts, texts: Texts): string[] {
  const { t } = texts;
  const { handsMinutes, waits, keepsMinutes, lastMoment, dayBefore, pieces, pieceGrams } = facts;
  const time = minutesText(texts);
  return [
    handsMinutes ? t('facts.work', { time: time(handsMinutes) }) : '',
    ...waits.map((wait) => waitText(wait, texts)),
    keepsMinutes ? t('facts.keeps', { time: time(keepsMinutes) }) : '',
    pieces && pieceGrams ? t('facts.pieces', { count: pieces, weight: weightText(pieceGrams, texts.locale) }) : '',
    dayBefore ? t('facts.dayBefore') : '',
    lastMoment ? t('facts.lastMoment') : '',
  ].filter(Boolean);
}

export const minutesText =
  ({ common }: Pick<Texts, 'common'>) =>
  (minutes: number): string =>
    timeText(common, { text: null, minutes });

export const placeText = (place: StepPlace | null, t: TFunction<'cook'>): string =>
  t(`facts.places.${place ?? 'none'}`);

function waitText({ place, minutes, minutesMax, temperature }: StepWait, { t, common, locale }: Texts): string {
  const time = minutesText({ common });
  const length = minutes === null ? '' : minutesMax ? `${time(minutes)} – ${time(minutesMax)}` : time(minutes);
  const heat = temperature === null ? '' : heatText(temperature, locale);
  return [placeText(place, t), heat, length].filter(Boolean).join(' ');
}

export const heatText = (celsius: number, locale: string): string =>
  numberText(celsius, locale, { style: 'unit', unit: 'celsius' });

const weightText = (grams: number, locale: string): string =>
  numberText(grams, locale, { style: 'unit', unit: 'gram' });
