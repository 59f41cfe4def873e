const stepWord =
  '(?:step|schritt|stap|étape|etape|paso|passo|passaggio|steg|trin|trinn|vaihe|krok|pas|lépés|adım|шаг|крок|βήμα|korak|žingsnis|solis|bước|الخطوة|שלב|手順|步骤|步驟|단계)';
const stepLabel = new RegExp(
  String.raw`^${stepWord}\s*#?\s*(\d+)(?:\s*(?:\/|of|von|de|di|van|av|af|z|ze|из|din)\s*\d+)?\s*[.:)|\-–—]?\s*`,
  'iu',
);
/** A number that stands alone, or before a capital letter or a letter of a script without case. */
const bareNumber = /^(\d{1,2})\s*[.):–、．）ºª°-]*\s*(?:$|(?=["“„«']?[\p{Lu}\p{Lo}]))/u;
/** Circled numbers of East Asian pages. */
const circled = /^[①-⑳]/;
const circledNumbers = [...'①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳'];
const leadingNumber =
  /^(?:\(?\d{1,2}\s*[.)、．）/]\s*(?=\D|$)|\d{1,2}[ºª°][.):-]?\s*(?=\p{Lu})|\d{1,2}\s*[:]\s+(?=\p{Lu})|\d{1,2}\s*[-–—]\s+(?=\p{Lu})|[|•▢▪◦●☐□*·–—-]+\s+|(?:[\u{1f300}-\u{1faff}✅☑➡](?:[\u{1f3fb}-\u{1f3ff}]|\uFE0F|\u200D)*)+\s+|[①-⑳]\s*|\d{1,2}(?=\p{Lu}\p{Ll})|\d{1,2}\s+(?=[\u3040-\u30ff\u4e00-\u9fff]))/u;

/** Removes the number, bullet or "Step 3:" at the beginning of a step. */
export function stripStepNumber(text: string): string {
  const plain = text.trim();
  const label = stepLabel.exec(plain);
  if (label) return plain.slice(label[0].length).trim();
  return plain.replace(leadingNumber, '').trim();
}

/** Adds missing spaces between sentences: "Boil the leeks.Drain them." */
export function spaceSentences(text: string): string {
  return text.replace(/(\p{Ll}{3}[.!?])(?=\p{Lu}\p{Ll}+\s)/gu, '$1 ');
}

/** Step number at the beginning of a line, and the text behind it. */
export interface StepNumber {
  number: number;
  text: string;
  /** True for a number with a word, such as "Step 3". */
  hasLabel: boolean;
}

export function parseStepNumber(line: string): StepNumber | null {
  const label = stepLabel.exec(line);
  const sign = circled.exec(line)?.[0];
  if (sign) return { number: circledNumbers.indexOf(sign) + 1, text: line.slice(1).trim(), hasLabel: false };
  const match = label ?? bareNumber.exec(line);
  if (!match) return null;
  return { number: Number(match[1]), text: line.slice(match[0].length).trim(), hasLabel: !!label };
}

/** Splits lines with several numbered steps: "1. Peel. 2. Cook." The numbers must count up from one. */
export function splitNumberedSteps(lines: string[]): string[] {
  return lines.flatMap((line) => splitLine(line));
}

/** Trims spaces and commas at the end. A regular expression would take quadratic time. */
function trimSpacesAndCommas(text: string): string {
  let { length } = text;
  while (length && /[\s,]/.test(text.charAt(length - 1))) length--;
  return text.slice(0, length);
}

/** "1." behind a space or a stop, "Step 1 -" behind a stop, and "①". */
const numberInLine = new RegExp(
  String.raw`(?:^|[\s,.;。！？；])(\d{1,2})\s?[.)/、．）]\s?(?=\p{L})|(?:^|(?<=[.!?。]\s?))${stepWord}\s*#?\s*(\d{1,2})\s*[.:)|–—-]\s*(?=\p{L})|([①-⑳])`,
  'giu',
);
const separatorBefore = /^[\s,.;。！？；]/;

function splitLine(line: string): string[] {
  const starts: number[] = [];
  for (const match of line.matchAll(numberInLine)) {
    const [written, plain, labelled, sign] = match;
    const number = sign ? circledNumbers.indexOf(sign) + 1 : Number(plain ?? labelled);
    if (number === starts.length + 1) starts.push(match.index + (separatorBefore.test(written) ? 1 : 0));
  }
  if (starts.length < 2) return [line];
  const steps = starts.map((start, i) => trimSpacesAndCommas(line.slice(start, starts[i + 1])));
  return [line.slice(0, starts[0]).trim(), ...steps].filter(Boolean);
}
