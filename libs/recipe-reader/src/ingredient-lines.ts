import { firstOf, zip } from '#contract/objects';
import { cjkCharacter } from './page/text.ts';

/** Removes a bullet or check box, doubled brackets, and the "Â" of a wrong encoding. */
export function cleanIngredient(line: string): string {
  const bare = line
    .replace(
      /^(?!\*{2,3}\p{L}[^*]*\*{2})(?:[•▢▪◦●☐□✓✔*·‣►▸▶–—]+|(?:[\u{1f300}-\u{1faff}✅☑➡](?:[\u{1f3fb}-\u{1f3ff}]|\uFE0F|\u200D)*\s*)+|-(?=\s|\p{L})|\[\s?\])\s*/u,
      '',
    )
    .replace(/Â(?=[\u00A0-\u00BF])/g, '')
    .trim();
  return bare.includes('((') && bare.includes('))') ? bare.replaceAll('((', '(').replaceAll('))', ')') : bare;
}

/** Removes the second copy of a doubled list. A repeated long line is kept only where a new section needs it. */
export function removeRepetition<T extends { text: string; title?: string }>(lines: T[]): T[] {
  const half = lines.length / 2;
  const twice =
    half >= 2 && Number.isInteger(half) && lines.slice(0, half).every(({ text }, i) => text === lines[half + i]?.text);
  if (twice) return lines.slice(0, half);
  const [seen, titles] = [new Set<string>(), new Set<string>()];
  return groupSections(lines).flatMap((section) => {
    const { title = '' } = firstOf(section);
    const known = new Set(section.map(({ text }) => text).filter((text) => seen.has(text)));
    const isOther = !!title && !titles.has(title);
    const own = new Set<string>();
    titles.add(title);
    return section.filter(({ text }, i) => {
      const isCopy = own.has(text) || (known.has(text) && !(isOther && (i === 0 || known.size < section.length)));
      own.add(text);
      seen.add(text);
      return text.length < minCopiedLength || !isCopy;
    });
  });
}

function groupSections<T extends { title?: string }>(lines: T[]): T[][] {
  const sections: T[][] = [];
  let section: T[] | undefined;
  for (const line of lines) {
    if (section && !line.title) section.push(line);
    else sections.push((section = [line]));
  }
  return sections;
}

/** Removes the second copy of a list, which some pages have for narrow screens. */
export function removeSecondCopy<T extends { text: string }>(lines: T[]): T[] {
  const key = ({ text }: T) => text.toLowerCase();
  const seen = new Set<string>();
  const start = lines.findIndex((line) => seen.has(key(line)) || !seen.add(key(line)));
  const copies = start < 3 ? [] : lines.slice(start).filter((line) => seen.has(key(line)));
  const least = Math.max(3, start / 2, (lines.length - start) * 0.8);
  return copies.length >= least ? lines.slice(0, start) : lines;
}

const minCopiedLength = 60;

const purposePattern =
  /^(?:for|to(?! taste)|für|zum|zur|pour|per|para|voor|til|till|dla|na|для|за|a la|à)\s+(?:the\s+|die\s+|den\s+|das\s+|la\s+|le\s+|les\s+|l['’]|el\s+|los\s+|las\s+|il\s+|de\s+|het\s+|o\s+)?[\p{L}\s&'’-]{3,40}$/iu;

export function hasAmount(text: string): boolean {
  return /[\p{Nd}½⅓⅔¼¾⅛]/u.test(text);
}

export function startsWithAmount(text: string): boolean {
  return /^[\p{Nd}½⅓⅔¼¾⅛]/u.test(text);
}

/** Headings between marks: "**Filling**", "--- Crust ---", "=== Sauce ===", "[Dressing]", "~ Glaze ~". */
const markedHeading =
  /^(?:\*{2,3}[^*\d][^*]*\*{2,3}:?|(?:-{2,}|={2,}|~+|_{2,})\s?\p{L}[^\d]*?\s?(?:-{2,}|={2,}|~+|_{2,})|\[\p{L}[^\]\d]*\])$/u;

/** "Part 1: Dough", "Teil 2 – Creme". */
const numberedPart =
  /^(?:part|teil|partie|parte|deel|del|osa|część|část|časť|rész|partea|часть|частина|част|μέρος|bölüm|dio)\s\d{1,2}(?:\s?[:.–—-]\s?\p{L}[^\d]*)?$/iu;
const headingNumber = /^\d{1,2}[.)]\s?(?=\p{L})/u;

/** True if a line among ingredients is a section heading: "Sauce:", "2. For the dough", "## Glaze", "Part 1: Dough". */
export function isSectionLine(text: string): boolean {
  if (text.length > 60) return false;
  if (markedHeading.test(text) || numberedPart.test(text)) return true;
  if (headingNumber.test(text)) {
    const heading = text.replace(headingNumber, '');
    return isPurpose(heading.replace(/:$/, '')) || (heading.endsWith(':') && !hasAmount(heading));
  }
  if (hasAmount(text.replace(/\s*\([^()]*\)\s*:$/, ':'))) return false;
  if (/:$|\p{L}\s[-–—]$|^#+\s|^[☆★◆■●【〈＜]/u.test(text)) return true;
  return isPurpose(text);
}

/** True for "For the dough", "Pour la crème". */
export const isPurpose = (text: string): boolean => purposePattern.test(text) && text.split(/\s+/).length <= 6;

/** Removes marks and a trailing link from a heading: "Sauce [more]". */
export function sectionTitle(text: string): string {
  const marked =
    markedHeading.test(text) && !text.startsWith('[') ? text.replace(/^[*=~_\s-]+|[*=~_\s:-]+$/g, '') : text;
  return marked
    .replace(headingNumber, '')
    .replace(/\s*\[[^\]]*\]\s*$/, '')
    .replace(/^[#☆★◆■●\s]+|[\s:]+$|\s[-–—]$/gu, '');
}

/** True for a few words in capitals without an amount: "CREAM TOPPING". */
const isInCapitals = (text: string): boolean => /^\p{Lu}{3,}(?:[\s&'’-]+\p{Lu}+){0,4}$/u.test(text);

/** Turns headings into titles of the following line; a last heading without a following line is an ingredient. */
export function splitSections<T extends { text: string; title?: string }>(lines: T[]): T[] {
  const result: T[] = [];
  let heading: T | null = null;
  const areCapitalsRare = lines.filter(({ text }) => isInCapitals(text)).length * 3 <= lines.length;
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1]?.text ?? '';
    if (isSectionLine(line.text) || (areCapitalsRare && isInCapitals(line.text) && startsWithAmount(next)))
      heading = line;
    else {
      result.push(heading ? { ...line, title: sectionTitle(heading.text.replace(/^\[(.*)\]$/, '$1')) } : line);
      heading = null;
    }
  }
  return heading && /^[^:#]+$/.test(heading.text) ? [...result, heading] : result;
}

/** Keeps one copy of a list, and of each section, that is repeated for other servings or units. */
export function removeVariants<T extends { text: string; title?: string }>(lines: T[]): T[] {
  const foods = lines.map(({ text }) => foodWords(text));
  const whole = findPeriod(foods, 3);
  if (whole && areVariants(lines, whole)) return lines.slice(0, whole);
  const starts = lines.flatMap(({ title }, i) => (title || !i ? [i] : []));
  if (starts.length < 2 || starts.length > maxSections) return lines;
  const sections = starts.map((start, i) => foods.slice(start, starts[i + 1]));
  const once = sections.map((section) => findPeriod(section, 1));
  const [first = 0, ...others] = zip(sections, once).map(([{ length }, period]) => length / (period || Infinity));
  const isRepeated = first > 0 && others.every((count) => count === first);
  return isRepeated ? zip(starts, once).flatMap(([start, period]) => lines.slice(start, start + period)) : lines;
}

/** True if the titles behind the first copy repeat its titles, or name units or servings. Others begin a part with the same foods. */
function areVariants(lines: { title?: string }[], length: number): boolean {
  const known = new Set(lines.slice(0, length).map(({ title }) => title));
  return lines.slice(length).every(({ title }) => !title || known.has(title) || variantTitle.test(title));
}

const maxSections = 20;

/** Titles of the same list in other units or for other servings. */
const variantTitle =
  /\d|metri|imperial|\bus\b|\buk\b|customary|cups?|grams?|gramm|ounces|unit|measure|portion|person|serving|small|large|klein|groß|petit|grand/i;

/** Returns the shortest length (at least `least`) of a part that the list repeats; 0 if there is none. */
function findPeriod(foods: string[], least: number): number {
  for (let length = least; length <= foods.length / 2; length++) if (repeats(foods, length)) return length;
  return 0;
}

/** Returns the long words, which may name a food, since units are short; all words if there is no long one. */
function foodWords(text: string): string {
  const words = text
    .replace(/[\d½⅓⅔¼¾⅛.,/]+/g, '')
    .split(/\s+/)
    .map((word) => word.replace(/(?<=\p{L}{2})s$/u, ''));
  const long = words.filter((word) => word.length > 3);
  return (long.length && !cjkCharacter.test(text) ? long : words.filter(Boolean)).join(' ').toLowerCase();
}

/** True if two lists have the same foods, in any amounts. */
export function haveSameFoods(one: { text: string }[], other: { text: string }[]): boolean {
  return (
    one.length === other.length &&
    repeats(
      [...one, ...other].map(({ text }) => foodWords(text)),
      one.length,
    )
  );
}

/** True if a list consists of parts of this length with the same foods. */
function repeats(foods: string[], length: number): boolean {
  if (foods.length % length || !isSameFood(foods[0], foods[length])) return false;
  return foods.filter((food, i) => isSameFood(food, foods[i % length])).length >= foods.length * 0.7;
}

/** True if two lines name the same food; one may have a unit before it: "cups flour", "flour". */
function isSameFood(one: string | undefined, other: string | undefined): boolean {
  return one === other || (!!one && !!other && (one.endsWith(` ${other}`) || other.endsWith(` ${one}`)));
}
