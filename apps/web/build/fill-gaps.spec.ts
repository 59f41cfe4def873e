import { fillGaps } from './fill-gaps.ts';

it('takes missing texts from the source, also nested ones, and keeps the translated ones', () => {
  const source = { save: 'Save', dialog: { title: 'Title', close: 'Close' }, empty: { text: 'Nothing' } };
  expect(fillGaps({ save: 'Sichern', dialog: { title: 'Titel' } }, source)).toEqual({
    save: 'Sichern',
    dialog: { title: 'Titel', close: 'Close' },
    empty: { text: 'Nothing' },
  });
});

it('does not mix plural forms of two languages', () => {
  const source = { days_one: '{{count}} day', days_other: '{{count}} days', hours_one: 'hour', hours_other: 'hours' };
  expect(fillGaps({ days_other: '{{count}} 日' }, source)).toEqual({
    days_other: '{{count}} 日',
    hours_one: 'hour',
    hours_other: 'hours',
  });
});
