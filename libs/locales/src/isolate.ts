/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/;
const rightToLeftLetter = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const leftToRightLetter = /(?![\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}])\p{L}/u;

/** Isolates a name in the other direction of writing (FSI, PDI), so that adjacent punctuation stays in place. */
export function isolate(value: string, locale: string): string {
  const other = RIGHT_TO_LEFT.test(locale) ? leftToRightLetter : rightToLeftLetter;
  return other.test(value) ? `\u2068${value}\u2069` : value;
}
