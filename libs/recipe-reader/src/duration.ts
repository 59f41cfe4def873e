/** A time as people read it, and in minutes where it could be understood. */
export interface RecipeDuration {
  text: string;
  minutes: number | null;
}

const iso =
  /^[-+]?P(?:([\d.,]+)Y)?(?:([\d.,]+)M)?(?:([\d.,]+)W)?(?:([\d.,]+)D)?(?:T(?:([\d.,]+)H)?(?:([\d.,]+)(?:M|$))?(?:([\d.,]+)S)?)?$/i;

const minutesOf = { year: 525_600, month: 43_200, week: 10_080, day: 1440, hour: 60, minute: 1, second: 1 / 60 };
type TimeUnit = keyof typeof minutesOf;

/** Reads an ISO-8601 duration as recipe pages write it; null when the text is none. */
export function isoMinutes(text: string): number | null {
  // "PT1H30M0S" and its frequent misspellings: spaces, a missing T, minutes above 59, seconds with a fraction.
  const written = text.replace(/\s+/g, '').replace(/^P(?=[\d.,]+[HS])/i, 'PT');
  const match = iso.exec(written);
  if (!match || !/\d/.test(written)) return null;
  const [years, months, weeks, days, hours, minutes, seconds] = match
    .slice(1)
    .map((part) => Number((part ?? '0').replace(',', '.')));
  const total =
    years! * minutesOf.year + weeks! * minutesOf.week + days! * minutesOf.day + hours! * 60 + minutes! + seconds! / 60;
  return Number.isFinite(total) ? total + months! * minutesOf.month : null;
}

const unitWords: [TimeUnit, RegExp][] = [
  ['second', /^(?:s|sec|secs|sek|seg|second\w*|sekund\w*|segundo\w*|секунд\w*|秒|초)$/u],
  [
    'minute',
    /^(?:m|mi|mn|min|mins|mns|minuut|minuten|minut\p{L}*|minuta\p{L}*|minuut\p{L}*|minuch\w*|minuti\w*|minuto\w*|minuutti\p{L}*|perc\p{L}*|dk|dakika\p{L}*|λεπτ\p{L}*|мин\p{L}*|хв\p{L}*|хвилин\p{L}*|phút|דקות|דקה|דק|دقيقة|دقائق|分|分钟|分鐘|分間|분)$/u,
  ],
  [
    'hour',
    /^(?:h|u|ó|t|hr|hrs|std|std|hour\w*|hs|uur|uren|uurtje|heure\w*|hora\w*|ora|ore|or[ăae]|or[ae]|stunde\w*|stund\w*|timme\w*|timm\w*|tim|time|timer|timar|tunti\p{L}*|tuntia|óra|órán|godz\p{L}*|hod\p{L}*|sat\p{L}*|ur\p{L}*|saat|sa|ώρ\p{L}*|час\p{L}*|год\p{L}*|giờ|tiếng|שעה|שעות|ساعة|ساعات|小时|小時|時間|시간|val\p{L}*|stund\p{L}*)$/u,
  ],
  [
    'day',
    /^(?:d|day\w*|tag\w*|jour\w*|d[ií]a\w*|giorn\w*|dag\p{L}*|dní|den|dni|dzień|nap|päivä\p{L}*|gün|дн\p{L}*|день|日|天|일|ngày)$/u,
  ],
  ['week', /^(?:week\w*|woche\w*|semaine\w*|semana\w*|settiman\w*|weken|uger?|veck\p{L}*|viikko\p{L}*)$/u],
];

const amount = String.raw`\d+\s?[½¼¾⅓⅔]|[½¼¾⅓⅔]|\d+\s+\d/\d|\d/\d|\d+(?:[.,]\d+)?`;
const timePart = new RegExp(String.raw`(${amount})(?:\s*(?:-|–|—|to|bis|à|a)\s*(${amount}))?\s*(\p{L}+)\.?`, 'giu');
const glyphs: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 };

/** Reads a time that was written for people, in the languages of the product: "1 hr 20 mins", "1,5 Stunden", "90". */
export function writtenMinutes(text: string): number | null {
  const lower = text.toLowerCase();
  const clock = /^\s*(\d{1,2}):([0-5]\d)(?::\d\d)?\s*(?:h|hrs?|uur|std\.?)?\s*$/.exec(lower);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const compact = /^\s*(\d+)\s*[hu]\s*(\d{1,2})\s*$/.exec(lower);
  if (compact) return Number(compact[1]) * 60 + Number(compact[2]);
  return sumOfParts(lower) ?? (/^\s*\d+\s*$/.test(lower) ? Number(lower) : null);
}

function sumOfParts(text: string): number | null {
  let total: number | null = null;
  // "8 hours on low or 4 hours on high" is one of two times.
  const [first = ''] = text.split(/\s(?:or|oder|ou|of|eller|lub|o|или)\s|\//);
  for (const [, low, high, word] of first.matchAll(timePart)) {
    const unit = unitWords.find(([, pattern]) => pattern.test(word!))?.[0];
    if (unit) total = (total ?? 0) + writtenNumber(high ?? low!) * minutesOf[unit];
  }
  return total;
}

function writtenNumber(text: string): number {
  const parts = text.match(/\d+\/\d+|\d+(?:[.,]\d+)?|[½¼¾⅓⅔]/g) ?? [];
  return parts.reduce((sum, part) => sum + (glyphs[part] ?? plain(part)), 0);
}

function plain(part: string): number {
  const [numerator, denominator] = part.split('/');
  return denominator ? Number(numerator) / Number(denominator) : Number(part.replace(',', '.'));
}

/** `1 Hour 30 Minutes`, `2 days`; no time at all is `none`. */
export function durationText(minutes: number): string {
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

/** A time from structured data or from the page: null for no time at all, the text itself where it is not understood. */
export function readDuration(value: unknown): RecipeDuration | null {
  if (typeof value === 'number') return value > 0 ? { text: durationText(value), minutes: Math.round(value) } : null;
  if (typeof value !== 'string' || !value.trim()) return null;
  const exact = isoMinutes(value.trim());
  if (exact !== null) return exact > 0 ? { text: durationText(exact), minutes: Math.round(exact) } : null;
  const text = value.replace(/\s+/g, ' ').trim();
  const minutes = writtenMinutes(text);
  if (minutes === null) return /\d|\p{L}{3}/u.test(text) && text.length <= 80 ? { text, minutes: null } : null;
  if (minutes <= 0) return null;
  return { text: /\p{L}/u.test(text) ? text : durationText(minutes), minutes: Math.round(minutes) };
}
