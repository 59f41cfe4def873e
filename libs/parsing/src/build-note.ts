import { unitFacts } from '#ingredients';
import type { ParsedIngredient } from '#ingredients/parser';

/** Returns the note of a line: its remark, and amounts beyond the first, as they are written and in their order in the line. */
export function buildNote(line: string, parsed: ParsedIngredient): string {
  const { note, amounts, spans } = parsed;
  if (!amounts.length) return note;
  const food = spans.food[0]?.[0] ?? line.length;
  const further = amounts.map(({ span: [start, end] }) => ({ start: includePlus(line, start), end, isAmount: true }));
  const remarks = spans.note.map(([start, end]) => ({ start, end, isAmount: false }));
  const rest = amounts.find((amount) => isSmallerUnitOfSameAmount(line, parsed, amount));
  let text = '';
  let last: (typeof further)[number] | undefined;
  for (const piece of [...further, ...remarks].sort((a, b) => a.start - b.start)) {
    const gap = last && line.slice(last.end, piece.start).trim();
    // text between amount and food belongs to the food: "85 g/3 oz chilled butter"
    const isApart = last?.isAmount && !piece.isAmount && last.end <= food;
    if (gap !== undefined) text += gap === '/' ? '/' : gap || isApart ? ', ' : ' ';
    text += (rest?.span[0] === piece.start ? '+ ' : '') + line.slice(piece.start, piece.end).trim();
    last = piece;
  }
  return text.replace(/\s+/g, ' ');
}

/** "1 cup plus 2 tbsp": without its sign, the second amount would be taken for the first in other units. */
const includePlus = (line: string, start: number) => line.slice(0, start).replace(adding, '').length;
const adding = /(?:\+|(?<!\p{L})(?:plus|and|und|et|y|e|og|och|en|i|и))\s*$/iu;

/** The "2 oz" of "1 lb 2 oz". */
function isSmallerUnitOfSameAmount(
  line: string,
  { unit, spans }: ParsedIngredient,
  further: ParsedIngredient['amounts'][number],
): boolean {
  const [main, rest] = [unit, further.unit].map((one) => unitFacts.get(one?.id ?? ''));
  const isSmaller = main?.factor && rest?.factor && main.dimension === rest.dimension && rest.factor < main.factor;
  if (!isSmaller || !spans.unit || further.span[0] < spans.unit[1]) return false;
  return /^\s*$/.test(line.slice(spans.unit[1], further.span[0]).replace(/^\./, ''));
}
