/** Longer lines are text. */
const MAX_BAR = 300;

/** Returns the title of a bar such as "---Sauce---", "MMMMM----Sauce----" or "==== Sauce ===="; null for other lines. */
export function parseSectionBar(line: string): string | null {
  if (line.length > MAX_BAR) return null;
  const [, words] = /^\s*(?:M{5})?[-=]{3,}\s*([^-=\s](?:.*?[^-=\s])?)\s*(?:[-=]{2,}|$)\s*$/.exec(line) ?? [];
  return words?.trim() ?? null;
}

const UNITS = new Map(
  Object.entries({
    t: 'tsp',
    ts: 'tsp',
    tb: 'tbsp',
    T: 'tbsp',
    c: 'cup',
    C: 'cup',
    oz: 'oz',
    lb: 'lb',
    fl: 'fl oz',
    pt: 'pint',
    qt: 'quart',
    ga: 'gallon',
    ml: 'ml',
    cb: 'cm3',
    cl: 'cl',
    dl: 'dl',
    l: 'l',
    mg: 'mg',
    cg: 'cg',
    dg: 'dg',
    g: 'g',
    kg: 'kg',
    pn: 'pinch',
    dr: 'drop',
    ds: 'dash',
    cn: 'can',
    pk: 'package',
    ct: 'carton',
    sl: 'slice',
    bn: 'bunch',
    ea: '',
    x: '',
    sm: 'small',
    md: 'medium',
    lg: 'large',
  }),
);

/** Converts an ingredient in columns of amount, unit and food to a line; a semicolon of the format becomes a comma. */
export function parseColumnLine(line: string): string {
  const [, amount = '', unit = '', food = ''] =
    /^\s*((?:\d[\d\s./-]*)?)\s*((?:[a-zA-Z]{1,2}(?=\s))?)\s*(.*\S)\s*$/.exec(line) ?? [];
  // two letters are a unit only in the unit column
  const isInColumn = /^[ \d./-]{7,8} ?[a-zA-Z]/.test(line);
  return [amount.trim().replace(/\s+/g, ' '), (isInColumn ? UNITS.get(unit) : undefined) ?? unit, food]
    .filter(Boolean)
    .join(' ')
    .replace(/\s*;\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/,$/, '')
    .trim();
}

/** Joins wrapped lines to paragraphs, which are separated by empty lines or rules. */
export function joinWrappedLines(lines: string[]): string[] {
  const found: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    const text = line.trim();
    if (!text || /^[-=_*\s]{5,}$/.test(text)) isOpen = false;
    else if (isOpen) found[found.length - 1] += ` ${text}`;
    else found.push(text);
    isOpen = text !== '' && !/^[-=_*\s]{5,}$/.test(text);
  }
  return found.map((text) => text.replace(/\s+/g, ' '));
}
