import type { TFunction } from 'i18next';
import { instantOf, timeText, mainTimeText } from './time-text.ts';

const words: Record<string, Record<string, string>> = {
  en: { 'time.days': 'd', 'time.hours': 'h', 'time.minutes': 'min' },
  de: { 'time.days': 'Tg.', 'time.hours': 'Std.', 'time.minutes': 'Min.' },
};
const translated = (locale: string) =>
  ((key: string, { value }: { value: number }) => `${value} ${words[locale]![key]}`) as unknown as TFunction;
const say = (locale: string, minutes: number | null, text = '1 Hour 50 Minutes') =>
  timeText(translated(locale), { text, minutes });

it.each([
  ['en', 110, '1 h 50 min'],
  ['de', 110, '1 Std. 50 Min.'],
  ['de', 45, '45 Min.'],
  ['en', 1500, '1 d 1 h'],
])('%s: %d minutes are %s', (locale, minutes, text) => expect(say(locale, minutes)).toBe(text));

it('keeps the words of the author where they say more than a time', () => {
  expect(say('de', null, 'about an hour')).toBe('about an hour');
  const times = {
    totalTime: null,
    totalTimeMinutes: null,
    performTime: '1 hour',
    performTimeMinutes: 60,
    prepTime: '5',
    prepTimeMinutes: 5,
  };
  expect(mainTimeText(translated('en'), times)).toBe('1 h 5 min');
  expect(mainTimeText(translated('en'), { ...times, prepTime: 'overnight', prepTimeMinutes: null })).toBe('1 h');
});

it('reads a time without a zone as UTC', () => {
  expect(instantOf('2026-05-01T18:30:00.123456').toISOString()).toBe('2026-05-01T18:30:00.123Z');
  expect(instantOf('2026-05-01T18:30:00+02:00').toISOString()).toBe('2026-05-01T16:30:00.000Z');
});
