import { toAsciiDigits } from '#ingredients';
import { halfHourSuffix, spelledMinutes, spelledTimePattern, spelledTimeHint } from './spelled-times.ts';

/** A time as text, and in minutes if the text is understood. */
export interface RecipeDuration {
  text: string;
  minutes: number | null;
}

const isoDuration =
  /^[-+]?P(?:([\d.,]+)Y)?(?:([\d.,]+)M)?(?:([\d.,]+)W)?(?:([\d.,]+)D)?(?:T(?:([\d.,]+)H)?(?:([\d.,]+)(?:M|$))?(?:([\d.,]+)S)?)?$/i;

const minutesPerUnit = { year: 525_600, month: 43_200, week: 10_080, day: 1440, hour: 60, minute: 1, second: 1 / 60 };
const maxMonths = 4;
type TimeUnit = keyof typeof minutesPerUnit;

/** Parses an ISO 8601 duration including frequent mistakes; null if the text is not a duration. */
export function parseIsoMinutes(text: string): number | null {
  // frequent mistakes: spaces, a missing T, minutes above 59, fractions of seconds
  const written = text
    .replace(/\s+/g, '')
    .replace(/^T(?=\d)/i, 'PT')
    .replace(/^P(?=[\d.,]+[HS])/i, 'PT')
    .replace(/^PT([\d.,]+D)/i, 'P$1T');
  const match = isoDuration.exec(written);
  if (!match || !/\d/.test(written)) return null;
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((part) => Number((part ?? '0').replace(',', '.')));
  const total =
    years * minutesPerUnit.year +
    weeks * minutesPerUnit.week +
    days * minutesPerUnit.day +
    hours * 60 +
    minutes +
    seconds / 60;
  // "P30M" lacks its T and means 30 minutes, not months
  const isMinutes = !total && months > maxMonths;
  return Number.isFinite(total) ? total + months * (isMinutes ? 1 : minutesPerUnit.month) : null;
}

const unitWords: [TimeUnit, RegExp][] = [
  ['second', /^(?:s|sec|secs|sek|seg|second\w*|sekund\w*|segundo\w*|секунд\p{L}*|秒|초)$/u],
  [
    'minute',
    /^(?:['′]|m|mi|mn|min|mins|mns|minut\p{L}*|minút\p{L}*|minuut\p{L}*|minuch\w*|mint|perc\p{L}*|dk|dakika\p{L}*|minūt\p{L}*|minūš\p{L}*|minuč\p{L}*|λεπτ\p{L}*|λ|мин\p{L}*|хв\p{L}*|phút|דקות|דקה|דק|دقيقة|دقائق|دقيقه|دقیقه|分|分钟|分鐘|分间|分間|분)$/u,
  ],
  [
    'hour',
    /^(?:h|u|ó|t|hr|hrs|std|stdn|hour\w*|hs|uur|uren|uurtje|uurtjes|ure|heure\w*|hora\w*|hore\w*|ora|or[ăe]|stunde\w*|stund\p{L}*|timme\p{L}*|timm\w*|tim|time|timer|timar|tunti\p{L}*|tuntia|óra|órán|godz\p{L}*|godin\p{L}*|hod\p{L}*|sat|sata|sati|ur|ura|uri|saat|sa|ώρ\p{L}*|ч|час|часа|часов|години|година|год\p{L}*|сат\p{L}*|giờ|tiếng|שעה|שעות|ساعة|ساعات|ساعه|小时|小時|時間|시간|val|valand\p{L}*|stundas?|st)$/u,
  ],
  [
    'day',
    /^(?:d|day\w*|tag\w*|jour\w*|d[ií]as?|dies|giorn\w*|dag\p{L}*|dage|dagar|dae|dygn\p{L}*|døgn\p{L}*|dní|den|dny|dni|dnů|deň|dzień|dan|dana|dnev\p{L}*|nap|napig?|päivä\p{L}*|gün|дн\p{L}*|день|ден|дан\p{L}*|μέρ\p{L}*|ημέρ\p{L}*|zi|zile?|diena\p{L}*|dien[ouų]\p{L}*|日|天|일|ngày|ימים|יום|يوم|يومًا|أيام)$/u,
  ],
  ['week', /^(?:week\w*|woche\w*|semaine\w*|semana\w*|settiman\w*|weken|uger?|veck\p{L}*|viikko\p{L}*|недел\p{L}*)$/u],
];

const amount = String.raw`\d+\s?[½¼¾⅓⅔]|[½¼¾⅓⅔]|\d+\s+\d/\d|\d/\d|\d+(?:[.,]\d+)?`;
/** Patterns for "1:20", for "1h20" and "1 hr 20", and for a number or range with a word that may be a unit. */
const numericPatterns = [
  String.raw`(?<![\d.,:/])(?<clockHours>\d{1,2}):(?<clock>[0-5]\d)(?::\d\d)?(?:\s?(?:h|hrs?|uur|std)(?!\p{L}))?(?![\d:])`,
  String.raw`(?<![\d.,:/])(?<hours>\d{1,2})\s?(?:h|u|hrs?|std|or[ae] e|horas? [ey])\.?\s?(?<minutes>[0-5]?\d)(?!\d|[.,:/]\d|\p{L}|\s?[½¼¾]|\s(?:m|mi|mn|mins?|minut\p{L}*|sec\p{L}*)(?!\p{L})|\s?(?:-|–|to)\s?\d)`,
  String.raw`(?<low>${amount})(?:\s*(?:-|–|—|to|bis|à|a|til|till|do|до)\s*(?<high>${amount}))?[\s-]*(?:de\s)?(?:个|個)?(?<half>半)?(?<word>[分秒日天][间間钟鐘]?|小[时時]|時間|시간|[분초일]|\p{L}[\p{L}\p{M}]*|['′](?!['′\p{L}\d]))\.?`,
];
const timePart = new RegExp(numericPatterns.join('|'), 'giu');
/** Includes times without digits. Slow, so used only if `spelledTimeHint` matches. */
const anyTime = new RegExp(
  [...numericPatterns, String.raw`(?<!\p{L}|\d\s?)(?<spelt>${spelledTimePattern})(?!\p{L})`].join('|'),
  'giu',
);
/** Words between the hours and the minutes of one time. */
const joiningWord = /^[\s,]*(?:and|und|et|og|och|en|y|e|i|a|in|un|ir|ja|és|și|si|и|і|та|ve|και|ו-?|و|&)?\s*$/i;
/** Words between the ends of a range in which each end has a unit. */
const rangeWord = /^\s*(?:-|–|—|to|bis|à|a|tot|til|till|do|до|až|ate|até|fino a|hasta)\s*$/i;
const fractionGlyphs = new Map<string, number>(
  Object.entries({ '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }),
);

export interface WrittenTime {
  start: number;
  end: number;
  minutes: number;
}

/** Parses a time in any language of the product: "1 hr 20 mins", "1,5 Stunden", "90". */
export function parseWrittenMinutes(text: string): number | null {
  if (/^\s*\d+\s*$/.test(text)) return Number(text);
  // counts only the first alternative of "8 hours on low or 4 hours on high"
  const [first = ''] = text.split(/\s(?:or|oder|ou|of|eller|lub|o|или)\s|(?<!\d)\//i);
  const times = findTimes(first);
  return times.length ? times.reduce((sum, { minutes }) => sum + minutes, 0) : null;
}

/** Finds all times in a text. Hours and following minutes are one time; a range counts as its longer end. */
export function findTimes(written: string): WrittenTime[] {
  const times: (WrittenTime & { unit: number })[] = [];
  const text = toAsciiDigits(written);
  const pattern = spelledTimeHint.test(text) ? anyTime : timePart;
  // most texts have no time, and search() is several times faster than matchAll()
  if (text.search(pattern) < 0) return times;
  for (const match of text.matchAll(pattern)) {
    const part = parseTimeMatch(match.groups ?? {});
    if (!part) continue;
    const start = match.index;
    let end = start + match[0].length;
    const more = part.unit === minutesPerUnit.hour ? halfHourSuffix.exec(text.slice(end)) : null;
    if (more) {
      end += more[0].length;
      part.minutes += minutesPerUnit.hour / 2;
    }
    const before = times.at(-1);
    if (before && part.unit < before.unit && joiningWord.test(text.slice(before.end, start)))
      Object.assign(before, { end, minutes: before.minutes + part.minutes, unit: part.unit });
    else if (before && part.minutes > before.minutes && rangeWord.test(text.slice(before.end, start)))
      Object.assign(before, { end, ...part });
    else times.push({ start, end, ...part });
  }
  return times;
}

function parseTimeMatch(written: Record<string, string | undefined>) {
  const hours = written.clockHours ?? written.hours;
  if (hours) return { minutes: Number(hours) * 60 + Number(written.clock ?? written.minutes), unit: 1 };
  if (written.spelt) {
    const minutes = spelledMinutes(written.spelt);
    const units = [minutesPerUnit.day, minutesPerUnit.hour, minutesPerUnit.minute];
    return { minutes, unit: units.find((unit) => minutes % unit === 0) ?? minutesPerUnit.minute };
  }
  const { low = '', high = low, half, word = '' } = written;
  // the lower case of the Turkish İ is an i and a combining dot
  const name = word.toLowerCase().replace('\u0307', '');
  const unit = unitWords.find(([, pattern]) => pattern.test(name))?.[0];
  const count = parseWrittenNumber(high) + (half ? 0.5 : 0);
  return unit ? { minutes: count * minutesPerUnit[unit], unit: minutesPerUnit[unit] } : null;
}

function parseWrittenNumber(text: string): number {
  const parts = text.match(/\d+\/\d+|\d+(?:[.,]\d+)?|[½¼¾⅓⅔]/g) ?? [];
  return parts.reduce((sum, part) => sum + (fractionGlyphs.get(part) ?? parseFractionOrDecimal(part)), 0);
}

function parseFractionOrDecimal(part: string): number {
  const [numerator, denominator] = part.split('/');
  return denominator ? Number(numerator) / Number(denominator) : Number(part.replace(',', '.'));
}

const range = /\d\s*(?:[-–—~]|to|bis|à|a|til|till|do|до)\s*\d/iu;
const maxMinutes = 1_000_000;

/** Returns the minutes of a text that is exactly one time; null for ranges, "about an hour", and other texts. */
export function parseExactMinutes(text: string): number | null {
  const exact = parseIsoMinutes(text.trim()) ?? (/^\s*\d{1,4}\s*$/.test(text) ? Number(text) : null);
  const [time, ...others] = exact === null ? findTimes(text) : [];
  const isAlone = (one: WrittenTime) =>
    !others.length && !/[\p{L}\d]/u.test(text.slice(0, one.start) + text.slice(one.end)) && !range.test(text);
  const minutes = Math.round(exact ?? (time && isAlone(time) ? time.minutes : 0));
  return minutes > 0 && minutes < maxMinutes ? minutes : null;
}

/** Formats minutes as "1 Hour 30 Minutes", "2 days" or "none". */
export function formatDuration(minutes: number): string {
  let seconds = Math.round(minutes * 60);
  const parts: string[] = [];
  for (const [name, size] of [
    ['day', 86_400],
    ['Hour', 3600],
    ['Minute', 60],
    ['Second', 1],
  ] as const) {
    const count = Math.floor(seconds / size);
    seconds -= count * size;
    if (count) parts.push(`${count} ${name}${count === 1 ? '' : 's'}`);
  }
  return parts.join(' ') || 'none';
}

/** Longer texts are not parsed, because some patterns are slow on them. */
const maxTextLength = 1000;

/** A range counts as its longer end; undefined if the times are not in order. */
export function durationRange(least: RecipeDuration, most: RecipeDuration): RecipeDuration | undefined {
  return least.minutes && most.minutes && least.minutes < most.minutes
    ? { text: `${least.text} – ${most.text}`, minutes: most.minutes }
    : undefined;
}

/** Two ISO 8601 durations: "PT20M/PT30M", "PT20M-PT30M". */
const isoRange = /^(P[\dTHMDWS.,]+)\s*(?:[/~–—-]{1,2}|to)\s*(P[\dTHMDWS.,]+)$/i;

/** Reads a time from structured data or page text; null for no time. Keeps a text that is not understood, with null minutes. */
export function readDuration(value: unknown): RecipeDuration | null {
  if (typeof value === 'number') return value > 0 ? { text: formatDuration(value), minutes: Math.round(value) } : null;
  // "PTHM" is a template without numbers
  if (
    typeof value !== 'string' ||
    value.length > maxTextLength ||
    !value.trim() ||
    /^\s*PT?(?:[DHMS]|NaN|null|undefined)*\s*$/i.test(value)
  )
    return null;
  const exact = parseIsoMinutes(value.trim());
  if (exact !== null) return exact > 0 ? { text: formatDuration(exact), minutes: Math.round(exact) } : null;
  const text = value.replace(/\s+/g, ' ').trim();
  const [, first, second] = isoRange.exec(text) ?? [];
  const [least, most] = [readDuration(first), readDuration(second)];
  if (least && most) return durationRange(least, most) ?? least;
  const minutes = parseWrittenMinutes(text);
  if (minutes === null) return /\d|\p{L}{3}/u.test(text) && text.length <= 80 ? { text, minutes: null } : null;
  if (minutes <= 0) return null;
  return { text: /\p{L}/u.test(text) ? text : formatDuration(minutes), minutes: Math.round(minutes) };
}
