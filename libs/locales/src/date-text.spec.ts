import { dateRangeText, dateText } from './date-text.ts';

const noon = new Date('2026-03-01T12:00:00Z');

it('writes a moment in the language and time zone of the reader', () => {
  const options = { dateStyle: 'medium', timeStyle: 'short' } as const;
  expect(dateText(noon, 'en-US', { ...options, timeZone: 'UTC' })).toBe('Mar 1, 2026, 12:00 PM');
  expect(dateText(noon, 'en-US', { ...options, timeZone: 'Asia/Tokyo' })).toBe('Mar 1, 2026, 9:00 PM');
  expect(dateText(noon, 'de-DE', { ...options, timeZone: 'America/New_York' })).toBe('01.03.2026, 07:00');
});

it('writes the same spaces on every platform', () => {
  const options = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  expect(dateRangeText([noon, new Date('2026-03-07T12:00:00Z')], 'en-US', options)).toBe('Mar 1 – 7');
  expect(dateText(noon, 'en-US', { timeStyle: 'short', timeZone: 'UTC' })).not.toMatch(/[\u2009\u202f]/);
});
