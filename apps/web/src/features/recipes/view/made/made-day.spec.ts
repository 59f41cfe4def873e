import { jest } from '@jest/globals';
import { dayOf } from './made-day.ts';

afterEach(() => jest.restoreAllMocks());

it.each([
  ['Berlin shortly after midnight', -120, '2026-06-10T22:30:00Z', '2026-06-11'],
  ['Los Angeles in the evening', 420, '2026-06-11T03:00:00Z', '2026-06-10'],
])('the day in %s is the day of the reader', (_, offset, moment, day) => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
  expect(dayOf(new Date(moment))).toBe(day);
});
