import { durationText, isoMinutes, readDuration, writtenMinutes } from './duration.ts';

describe('durations', () => {
  it.each([
    ['PT0S', 'none'],
    ['PT90M', '1 Hour 30 Minutes'],
    ['PT2H30M', '2 Hours 30 Minutes'],
    ['PT1H', '1 Hour'],
    ['P1DT2H', '1 day 2 Hours'],
  ])('%s is shown as %s', (iso, text) => expect(durationText(isoMinutes(iso)!)).toBe(text));

  it.each([
    ['P0Y0M0DT0H35M0.000S', 35],
    ['PT1H30', 90],
    ['P30M', 30],
    ['P1M', 43_200],
    ['PT900S', 15],
    ['P1H', 60],
    ['PT 45 M', 45],
    ['about an hour', null],
    ['P', null],
  ])('%s', (text, minutes) => expect(isoMinutes(text)).toBe(minutes));

  it.each([
    ['1 hr 20 mins', 80],
    ['1,5 Stunden', 90],
    ['1h30', 90],
    ['1:15', 75],
    ['1 ½ hours', 90],
    ['45 min', 45],
    ['30 to 40 minutes', 40],
    ['30 mins to 1 hour', 60],
    ['1 Stunde bis 90 Minuten', 90],
    ['2 timer', 120],
    ['1 godz. 10 min', 70],
    ['20分', 20],
    ['90', 90],
    ['8 hours on low or 4 hours on high', 480],
    ['overnight', null],
  ])('%s', (text, minutes) => expect(writtenMinutes(text)).toBe(minutes));

  it('keeps texts that people wrote', () => {
    expect(readDuration('45 min')).toEqual({ text: '45 min', minutes: 45 });
    expect(readDuration('overnight')).toEqual({ text: 'overnight', minutes: null });
    expect(readDuration('PT0M')).toBeNull();
    expect(readDuration(30)).toEqual({ text: '30 Minutes', minutes: 30 });
  });
});
