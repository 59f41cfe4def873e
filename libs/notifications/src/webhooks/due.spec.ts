import { dueDay, lastDueDay, localTime, utcTime } from './due.ts';

const BERLIN = 'Europe/Berlin';
const at = (text: string) => new Date(text);

describe('a webhook is due', () => {
  it('once a day after its time', () => {
    const webhook = { time: '07:00', calledFor: '2026-07-01' };
    expect(dueDay(BERLIN, webhook, at('2026-07-02T04:59:00Z'))).toBeNull();
    expect(dueDay(BERLIN, webhook, at('2026-07-02T05:00:00Z'))).toBe('2026-07-02');
    expect(dueDay(BERLIN, { ...webhook, calledFor: '2026-07-02' }, at('2026-07-02T05:05:00Z'))).toBeNull();
  });

  it('for the day before if midnight passed since its time', () => {
    expect(dueDay(BERLIN, { time: '23:58', calledFor: '2026-07-01' }, at('2026-07-02T22:01:00Z'))).toBe('2026-07-02');
    expect(dueDay('UTC', { time: '00:00', calledFor: '2026-07-01' }, at('2026-07-02T00:00:00Z'))).toBe('2026-07-02');
  });

  it('later the same day if the server was down at its time', () => {
    const webhook = { time: '07:00', calledFor: '2026-06-20' };
    expect(dueDay(BERLIN, webhook, at('2026-07-02T15:00:00Z'))).toBe('2026-07-02');
    expect(dueDay(BERLIN, webhook, at('2026-07-02T20:00:00Z'))).toBeNull();
  });

  it('an hour later at a skipped hour, and once at a repeated hour', () => {
    expect(lastDueDay(BERLIN, '02:30', at('2026-03-29T01:29:00Z'))).toBe('2026-03-28');
    expect(lastDueDay(BERLIN, '02:30', at('2026-03-29T01:30:00Z'))).toBe('2026-03-29');
    expect(dueDay(BERLIN, { time: '02:30', calledFor: '2026-10-25' }, at('2026-10-25T01:40:00Z'))).toBeNull();
  });
});

it('converts times of the group to UTC in summer and winter', () => {
  expect(localTime(BERLIN, '05:00:00', at('2026-07-02T12:00:00Z'))).toBe('07:00');
  expect(localTime(BERLIN, '05:00', at('2026-12-02T12:00:00Z'))).toBe('06:00');
  expect(localTime(BERLIN, '2026-01-01T05:00:00+0200', at('2026-12-02T12:00:00Z'))).toBe('04:00');
  expect(utcTime(BERLIN, '07:00', at('2026-07-02T12:00:00Z'))).toBe('05:00:00');
  expect(utcTime(BERLIN, '07:00', at('2026-12-02T12:00:00Z'))).toBe('06:00:00');
});
