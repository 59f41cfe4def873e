import { parseExactMinutes } from './duration.ts';
import { formatDuration, parseIsoMinutes, readDuration, parseWrittenMinutes } from './duration.ts';

const inAllLanguages = `
30 minutes = 30 | 1 hour = 60 | 1 hr 15 min = 75 | 1h 15m = 75 | 1½ hours = 90 | 1 1/2 hours = 90 | 2.5 hrs = 150
45 mins. = 45 | about 20 minutes = 20 | 20–25 minutes = 25 | 1 to 1 1/2 hours = 90 | 2 hours plus chilling = 120
overnight = null | 1 hour and 10 minutes = 70 | 3 days = 4320 | 90 = 90 | 30 Minuten = 30 | 1 Stunde = 60
1 Std. 30 Min. = 90 | 1 1/2 Std. = 90 | ca. 45 Min = 45 | anderthalb Stunden = 90 | 2 Stunden 15 Minuten = 135
eine halbe Stunde = 30 | 30 min. = 30 | 1 heure = 60 | 1 h 30 = 90 | 1h30 min = 90 | 45 mn = 45
une heure et demie = 90 | 20 à 25 minutes = 25 | 1 ora e 30 minuti = 90 | un'ora = 60 | 1 ora e mezza = 90 | 1 ora e 1/2 = 90 | 1 heure 1/2 = 90
30 minuti circa = 30 | mezz'ora = 30 | 1 hora y 30 minutos = 90 | 1 hora y media = 90 | media hora = 30
45 min aprox. = 45 | 2 horas = 120 | 1 hora e 15 minutos = 75 | 1 hora e meia = 90 | 40 minutos = 40 | 1 uur = 60
1,5 uur = 90 | anderhalf uur = 90 | 30 minuten = 30 | 1 uur en 20 minuten = 80 | een half uur = 30 | 1 timme = 60
1 tim 30 min = 90 | 1½ timme = 90 | en halvtimme = 30 | 30 minuter = 30 | 1 time = 60 | 1 time og 20 min = 80
1½ time = 90 | en halv time = 30 | 45 minutter = 45 | 1 tunti = 60 | 1 h 30 min = 90 | puoli tuntia = 30
30 minuuttia = 30 | 1 godzina = 60 | 1,5 godz. = 90 | półtorej godziny = 90 | 30 minut = 30
2 godziny 15 minut = 135 | pół godziny = 30 | 1 hodina = 60 | 1 hod. 20 min. = 80 | půl hodiny = 30
1,5 hodiny = 90 | 45 minut = 45 | 1 hodina 30 minút = 90 | pol hodiny = 30 | 1 óra = 60 | 1 óra 20 perc = 80
másfél óra = 90 | fél óra = 30 | 45 perc = 45 | 1 oră = 60 | 1 oră și 30 minute = 90 | o jumătate de oră = 30
45 de minute = 45 | 1 sat = 60 | 1 sat i 15 min = 75 | pola sata = 30 | 45 minuta = 45 | 1 ura = 60
1 ura in 20 minut = 80 | pol ure = 30 | 1 час = 60 | 1 час 30 минут = 90 | 1 ч 20 мин = 80 | полтора часа = 90
полчаса = 30 | 45 мин. = 45 | 2 часа = 120 | 1 година = 60 | 1 год 20 хв = 80 | півгодини = 30 | 40 хвилин = 40
1 час и 20 минути = 80 | половин час = 30 | 45 минути = 45 | 1 сат и 15 мин = 75 | 1 ώρα = 60
1 ώρα και 20 λεπτά = 80 | μισή ώρα = 30 | 1,5 ώρα = 90 | 45 λεπτά = 45 | 1 saat = 60 | 1 saat 20 dakika = 80
yarım saat = 30 | 1,5 saat = 90 | 45 dk = 45 | 1 שעה = 60 | שעה וחצי = 90 | חצי שעה = 30 | 45 דקות = 45
שעתיים = 120 | 1 ساعة = 60 | ساعة ونصف = 90 | نصف ساعة = 30 | 45 دقيقة = 45 | ساعتان = 120 | 30分 = 30 | 1時間 = 60
1時間30分 = 90 | 約20分 = 20 | 1時間半 = 90 | 30分钟 = 30 | 1小时 = 60 | 1个半小时 = 90 | 1小时30分钟 = 90 | 半小时 = 30 | 一小时 = 60
30分鐘 = 30 | 1小時 = 60 | 半個小時 = 30 | 30분 = 30 | 1시간 = 60 | 1시간 30분 = 90 | 1시간 반 = 90 | 반시간 = 30 | 30 phút = 30
1 giờ = 60 | 1 tiếng 30 phút = 90 | 1 giờ rưỡi = 90 | nửa tiếng = 30 | 1 val. = 60 | 1 val. 20 min. = 80
pusvalandis = 30 | 1 stunda = 60 | 1 stunda 20 minūtes = 80 | pusstunda = 30 | 1 hora i 20 minuts = 80
mitja hora = 30 | 1 hora e 20 minutos = 80 | 1 uur 20 minute = 80 | 'n halfuur = 30`
  .trim()
  .split(/ \| |\n/)
  .map((pair) => pair.split(' = '));

describe('durations', () => {
  it.each([
    ['PT0S', 'none'],
    ['PT90M', '1 Hour 30 Minutes'],
    ['PT2H30M', '2 Hours 30 Minutes'],
    ['PT1H', '1 Hour'],
    ['P1DT2H', '1 day 2 Hours'],
  ])('%s is shown as %s', (iso, text) => expect(formatDuration(parseIsoMinutes(iso)!)).toBe(text));

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
  ])('%s', (text, minutes) => expect(parseIsoMinutes(text)).toBe(minutes));

  it.each([
    ['1 hr 20 mins', 80],
    ['1,5 Stunden', 90],
    ['1h30', 90],
    ['1 ora e 30', 90],
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
  ])('%s', (text, minutes) => expect(parseWrittenMinutes(text)).toBe(minutes));

  it.each(inAllLanguages)('%s is %s minutes', (text, minutes) => {
    expect(parseWrittenMinutes(text)).toBe(minutes === 'null' ? null : Number(minutes));
  });

  it('keeps texts that people wrote', () => {
    expect(readDuration('45 min')).toEqual({ text: '45 min', minutes: 45 });
    expect(readDuration('overnight')).toEqual({ text: 'overnight', minutes: null });
    expect(readDuration('PT0M')).toBeNull();
    expect(readDuration(30)).toEqual({ text: '30 Minutes', minutes: 30 });
  });
});

const written = [
  1, 2, 3, 5, 11, 12, 21, 45, 60, 61, 62, 71, 75, 90, 110, 120, 121, 125, 180, 300, 660, 1440, 1500, 2880, 2881, 4320,
  15_840,
];
const languages = `af ar bg ca cs da de el en es fi fr gl he hr hu it ja ko lt lv nl no pl pt ro ru sk sl sr sv tr uk vi
  zh-Hans zh-Hant`;

/** As `Intl` writes them, and with it the imports. */
function inWords(minutes: number, language: string): string {
  const parts = { day: Math.floor(minutes / 1440), hour: Math.floor((minutes % 1440) / 60), minute: minutes % 60 };
  const words = Object.entries(parts).map(
    ([unit, value]) =>
      value && value.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'long', numberingSystem: 'latn' }),
  );
  return words.filter(Boolean).join(' ');
}

describe('the minutes that a text says', () => {
  it.each(languages.split(/\s+/))('are those that were written in the language %s', (language) => {
    const texts = written.map((minutes) => inWords(minutes, language));
    const said = texts.map((text) => [text, parseExactMinutes(text)]);
    expect(said).toEqual(texts.map((text, index) => [text, written[index]]));
  });

  it.each([
    ['1 Hour 50 Minutes', 110],
    ['45 Minuten', 45],
    ['1 Stunde 20 Minuten', 80],
    ['1h30', 90],
    ['2 timmar', 120],
    ['30 دقيقة', 30],
    ['45分', 45],
    ['PT0D1H0M', 60],
    ['PT1H30M', 90],
    ['90', 90],
    ['1 1/2 hours', 90],
    ['٣٠ دقيقة', 30],
    ['٢٤ ساعة', 1440],
    ['ساعة و 20 دقيقة', 80],
    ['שעה ו-20 דקות', 80],
  ])('%s: %d', (text, minutes) => expect(parseExactMinutes(text)).toBe(minutes));

  it.each([
    '',
    'overnight',
    'about an hour',
    'ca. 45 Minuten',
    '30-40 min',
    '30 to 40 minutes',
    '1 hour plus chilling',
    'none',
    '0',
    'PT0S',
  ])('%s says none', (text) => expect(parseExactMinutes(text)).toBeNull());
});
