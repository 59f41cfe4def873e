/** Units that the engine misreads after an amount: "100 q", "50 mI". */
const UNITS = new Map([
  ['q', 'g'],
  ['kq', 'kg'],
  ['mq', 'mg'],
  ['mI', 'ml'],
  ['mı', 'ml'],
  ['m1', 'ml'],
  ['cI', 'cl'],
  ['dI', 'dl'],
  ['I', 'l'],
  ['Ib', 'lb'],
  ['Ibs', 'lbs'],
  ['bs', 'lbs'],
  ['Ibs.', 'lbs.'],
  ['Ib.', 'lb.'],
]);
const AFTER_AMOUNT = /(?<=[\d¼-¾⅐-⅞] ?)(kq|mq|q|m[Iı1]|cI|dI|Ibs?\.?|bs|I)(?=[ ,;)]|$)/gu;

/** Corrects unambiguous misreadings. */
export function correctMisreadings(text: string): string {
  return text
    .replace(/(?<=\d ?)º/g, '°')
    .replace(/(?<=\d)\.(?=(?:m?g|kg|[mcd]?l|EL|TL)(?: |$))/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(AFTER_AMOUNT, (unit) => UNITS.get(unit) ?? unit)
    .trim();
}
