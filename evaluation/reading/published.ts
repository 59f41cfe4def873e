/** A line as a publisher splits it, whether by fields of a recipe plugin or by cells of a page. */
export interface PublishedLine {
  source: string;
  language: string | undefined;
  sentence: string;
  quantity: string;
  unit: string;
  name: string;
  notes: string;
}

/** {source, lang, sentence, quantity, unit, name, notes}, or {source, lang, sentence, segments, classes} with the cells in order. */
export type StoredLine = { source: string; lang?: string; sentence: string } & (
  { quantity: string; unit: string; name: string; notes: string } | { segments: string[]; classes: string[] }
);

const amount = /^[\d½⅓⅔¼¾⅛⅜⅝⅞](?:[\d\s½⅓⅔¼¾⅛⅜⅝⅞.,/⁄–-]*[\d½⅓⅔¼¾⅛⅜⅝⅞])?(?:\s+to\s+[\d\s½⅓⅔¼¾⅛⅜⅝⅞./⁄]+)?/;

/** Returns null if the publisher has not split the line, or if it has no amount. */
export function published(line: StoredLine): PublishedLine | null {
  const fields = 'segments' in line ? fieldsOf(line.segments, line.classes) : line;
  if (!fields) return null;
  const { quantity, unit, name, notes } = fields;
  const isSplit = quantity.trim() ? amount.exec(quantity.trim())?.[0] === quantity.trim() : !/\d|½|¼|¾/.test(name);
  if (!isSplit || /^\d/.test(unit)) return null;
  return { source: line.source, language: line.lang, sentence: line.sentence, quantity, unit, name, notes };
}

/** The cell that begins with a number has the amount and perhaps the unit; brackets and text after a comma are notes. */
function fieldsOf(segments: string[], classes: string[]) {
  const cells = segments
    .map((text, i) => ({
      text: text.trim(),
      isNote: /note|post-/i.test(classes[i] ?? '') || /^[,(]/.test(text.trim()),
    }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const at = cells.findIndex(({ text }) => amount.test(text));
  if (at < 0 || cells.length < 2) return null;
  const quantity = amount.exec(cells[at]!.text)![0];
  const unit = cells[at]!.text.slice(quantity.length).trim();
  const join = (list: typeof cells) => list.map(({ text }) => text).join(' ');
  if (at > 0)
    return { quantity, unit, name: join(cells.slice(0, at)).replace(/\s*:$/, ''), notes: join(cells.slice(at + 1)) };
  const hasUnitCell = !unit && cells.length > 2 && !cells[1]!.isNote && !cells[2]!.isNote;
  const [first, ...rest] = cells.slice(hasUnitCell ? 2 : 1);
  return { quantity, unit: hasUnitCell ? cells[1]!.text : unit, name: first!.text, notes: join(rest) };
}
