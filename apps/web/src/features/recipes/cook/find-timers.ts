export interface FoundTimer {
  /** The words of the text, such as "20 to 25 minutes". */
  label: string;
  /** Seconds, the lower end of a range. */
  seconds: number;
}

const units: [RegExp, number][] = [
  [/^(?:s|sec|secs|sek|seg|second\p{L}*|sekund\p{L}*|segundo\p{L}*|ث|ثانية|ثوان|ثواني)$/iu, 1],
  [/^(?:m|min|mins|mn|minut\p{L}*|minuut|د|دقيقة|دقائق|دقيقتان|دقيقتين)$/iu, 60],
  [/^(?:h|hr|hrs|hours?|std|stunden?|heures?|horas?|or[ae]|uur|uren|timm?ar?|timme|ساعة|ساعات|ساعتان|ساعتين)$/i, 3600],
];

const number = String.raw`(?:\d+(?:[.,]\d+)?(?:\s*[½¼¾])?|[½¼¾])`;
const range = String.raw`(?:\s*(?:-|–|—|to|bis|à|إلى|or|oder|ou)\s*${number})?`;
const unit = String.raw`\s*-?\s*([\p{L}]+)\.?`;
const pattern = new RegExp(String.raw`(?<![\d\p{L}])(${number})${range}${unit}`, 'giu');
const halves: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** Finds times to wait for in a step. "1 hour 30 minutes" is one time. */
export function findTimers(text: string): FoundTimer[] {
  const timers: (FoundTimer & { start: number; end: number; size: number })[] = [];
  for (const match of text.matchAll(pattern)) {
    const [, value = '', unit = ''] = match;
    const size = sizeOf(unit);
    if (!size) continue;
    const seconds = Math.round(valueOf(value) * size);
    const end = match.index + match[0].length;
    const previous = timers.at(-1);
    if (previous && previous.size > size && /^(?:\s|,|and|und|et|و)*$/iu.test(text.slice(previous.end, match.index))) {
      Object.assign(previous, {
        seconds: previous.seconds + seconds,
        end,
        size,
        label: text.slice(previous.start, end),
      });
    } else {
      timers.push({ label: match[0], seconds, start: match.index, end, size });
    }
  }
  return timers
    .filter(({ seconds }) => seconds > 0)
    .map(({ label, seconds }) => ({ label: label.replace(/\.$/, '').trim(), seconds }));
}

const sizeOf = (word: string): number | undefined => units.find(([names]) => names.test(word))?.[1];

function valueOf(text: string): number {
  const half = halves[text.slice(-1)] ?? 0;
  const whole = parseFloat(text.replace(',', '.'));
  return (Number.isNaN(whole) ? 0 : whole) + half;
}
