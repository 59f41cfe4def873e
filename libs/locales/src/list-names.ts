import { listText } from './list-text.ts';

const rightToLeftLetter = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * Lists names for a screen. If letters of the list run from right to left, each name is isolated (FSI, PDI), so that the
 * names keep their order.
 *
 * @param locale BCP 47
 */
export function listNames(names: readonly string[], locale: string): string {
  const text = listText(names, locale);
  if (names.length < 2 || !rightToLeftLetter.test(text)) return text;
  return listText(
    names.map((name) => `\u2068${name}\u2069`),
    locale,
  );
}
