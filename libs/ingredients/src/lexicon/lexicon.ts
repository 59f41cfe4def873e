/**
 * The words of a language that ingredient lines are made of. `units` has a line for each canonical unit, `numbers` one for each
 * value, each with its ways of writing: singular, plural, cases, abbreviations. Dots after abbreviations need not be written.
 */
export interface Lexicon {
  language: string;
  units: string;
  numbers: string;
  /** Words between unit and food that belong to neither: "of", "de", "d'". A final apostrophe needs no space after it. */
  of: string;
  /** Words before an amount that make it approximate: "about". */
  about: string;
  /** Words between two ends of a range, besides dashes: "to". */
  to: string;
  /** Words that begin a remark on preparation or use: "for the sauce", "to taste". */
  remarks: string;
  /** Words that make up a remark where they alone end a line or what is before a comma: "fein gehackt", "in dünne Scheiben". */
  endings?: string;
  /** Words that put an alternative after a food: "or". */
  or: string;
}
