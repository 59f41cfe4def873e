import type { Span } from './parsed.ts';
import { densePieces, never, pieceWords, type DensePieces, type PieceWords } from './piece-words.ts';

interface PiecePatterns {
  each: RegExp;
  per: RegExp;
  perBefore: RegExp;
  rate: RegExp;
  rateBefore: RegExp;
  atOnce: RegExp;
  every: RegExp;
  everyBefore: RegExp;
  of: RegExp;
  counted: RegExp;
  apiece: RegExp;
  /** The text behind the amount of a thing, which names no food. */
  end: RegExp;
  count: RegExp;
}

const word = String.raw`[^\s\d.,;:()]+`;
const compiled = new Map<string, PiecePatterns>();

function compile(own: PieceWords): PiecePatterns {
  const begin = String.raw`(?<![\p{L}\p{M}])`;
  const border = String.raw`(?![\p{L}\p{M}])`;
  const any = (list = never) => `${begin}(?:${list})`;
  const about = String.raw`(?:(?:${own.about})\s*)?`;
  const elided = String.raw`(?:(?<=['’])|${border})`;
  const ofCounted = [own.of, own.ofCounted, own.apiece].filter(Boolean).join('|');
  const end = own.food
    ? String.raw`^(?!\s*(?:${own.food})${elided})`
    : own.next
      ? String.raw`^\s*(?:$|[.,;:)!?]|(?:${own.next})${border})`
      : String.raw`^(?!\s+\p{Lu})`;
  const pattern = (source: string, flags = 'iu') => new RegExp(source, flags);
  return {
    each: pattern(String.raw`^[\s,]*${any(own.each)}${border}`),
    per: pattern(String.raw`^(?:\s+${word}){0,5}?\s+(?:${own.per})\s+\p{L}`),
    perBefore: pattern(
      String.raw`(?:^|[.,;:(]\s*)${any(own.per)}\s+\p{L}[^\s.;:()]*(?:\s+[^\s.;:()]+){0,3}?\s+${about}$`,
    ),
    rate: pattern(String.raw`^(?:\s+${word}){0,3}?\s+(?:${own.per}|auf|per)\s+\d`),
    rateBefore: pattern(String.raw`\d[^.;:()]{0,40}\s(?:per|pro|je|auf|par|ogni)\s*$`),
    atOnce: pattern(String.raw`^(?:\s+${word}){0,4}?\s+(?:${own.atOnce ?? never})${border}`),
    every: pattern(
      String.raw`^(?:\s+[^\s.,;:()]+){1,6}?\s+(?:${own.every})${border}(?!\s+(?:addition|time|Mal|fois|volta|vez|other))`,
    ),
    everyBefore: pattern(String.raw`(?:^|[.,;:(]\s*|\s)(?:${own.every})(?:\s+${word}){0,3}\s+${about}$`),
    of: pattern(String.raw`(?<!${begin}(?:${own.whole})\s+)(?<=\p{L}\s+)(?:${own.of})\s*${about}$`),
    counted: pattern(String.raw`(?<![\d.,/])\d+(?:\s+${word}){1,3}\s+(?:${ofCounted})\s*${about}$`),
    apiece: pattern(String.raw`${any(own.apiece)}\s+${about}$`),
    end: pattern(end, own.food || own.next ? 'iu' : 'u'),
    count: pattern(
      String.raw`(?<![\d.,/]|(?<!\p{L})[–-])(\d+)(?:\s+${word}){1,4}?\s*[(,]?\s*(?:(?:${ofCounted})\s*)?${about}$`,
    ),
  };
}

/** Maximum length of the text around an amount that is looked at; bounds the time for long texts. */
const maxContext = 120;
const clauseStart = /[;:!?\n]|\.(?=\s+\p{Lu})/gu;

/**
 * Tells whether an amount of a running text is meant for one of several pieces, so that it stays when the recipe grows. `count` is the
 * place of the number of pieces, which grows: the "12" of "12 pieces (about 65 g each)".
 */
export function perPiece(
  text: string,
  { span, quantityMax }: { span: Span; quantityMax: number | null },
  language: string,
): { count: Span | null } | null {
  const dense = densePieces.get(language);
  if (dense) return perDensePiece(text, span, dense);
  const own = pieceWords.get(language);
  if (!own) return null;
  const patterns = compiled.get(language) ?? compile(own);
  compiled.set(language, patterns);
  const earliest = Math.max(0, span[0] - maxContext);
  const from = [...text.slice(earliest, span[0]).matchAll(clauseStart)].at(-1);
  const start = earliest + (from ? from.index + from[0].length : 0);
  const head = text.slice(start, span[0]);
  const tail = text.slice(span[1], span[1] + maxContext).split(/[;:!?\n]|\.(?=\s+\p{Lu}|\s*$)/u)[0] ?? '';
  const isEach = patterns.each.test(tail) || patterns.apiece.test(head);
  const isOfThings =
    quantityMax === null && patterns.end.test(tail) && (patterns.of.test(head) || patterns.counted.test(head));
  if (isEach || isOfThings) {
    const match = patterns.everyBefore.test(head.replace(/\d.*$/s, '')) ? null : patterns.count.exec(head);
    const at = match && start + match.index;
    return { count: match && at !== null ? [at, at + (match[1]?.length ?? 0)] : null };
  }
  const isRate =
    patterns.per.test(tail) ||
    patterns.perBefore.test(head) ||
    patterns.rate.test(tail) ||
    (patterns.rateBefore.test(head) && /^\s*\p{L}/u.test(tail)) ||
    patterns.atOnce.test(tail) ||
    patterns.every.test(tail) ||
    patterns.everyBefore.test(head);
  return isRate ? { count: null } : null;
}

function perDensePiece(
  text: string,
  [start, end]: Span,
  { head, tail, count }: DensePieces,
): { count: Span | null } | null {
  const from = Math.max(0, start - maxContext);
  const before = text.slice(from, start);
  if (!head.test(before) && !tail.test(text.slice(end, end + maxContext))) return null;
  const match = count.exec(before.replace(head, ''));
  return { count: match && [from + match.index, from + match.index + (match[1]?.length ?? 0)] };
}
