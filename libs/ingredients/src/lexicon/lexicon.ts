/**
 * The words of ingredient lines in a language. `units` has a line per canonical unit and `numbers` one per value ("1/3"), each with all spellings:
 * singular, plural, cases, abbreviations. Dots after abbreviations are optional.
 */
export interface Lexicon {
  language: string;
  units: string;
  /** A number that ends with "+" is written together with its unit: "пол+" of "полстакана". */
  numbers: string;
  /** Words between unit and food that belong to neither: "of", "de", "d'". A final apostrophe needs no space after it. */
  of: string;
  /** Words before an amount that make it approximate: "about". */
  about: string;
  /** Sizes of things: "große". Before a unit, a size belongs to the unit. */
  sizes?: string;
  /** Abbreviations that are sizes before a container or something that is counted, else units: "1 gr. Dose", "2 kl. Zwiebeln". */
  sizeMarks?: string;
  /** Foods that are counted, as a pattern. */
  countable?: string;
  /** Words between the ends of a range, besides dashes: "to". */
  to: string;
  /** Words that begin a remark on preparation or use: "for the sauce", "to taste". */
  remarks: string;
  /** Words that end a purpose before its food: "için" of "kızartmak için yağ". */
  purposeEnds?: string;
  /** Words that are a remark if nothing else precedes a comma or the end of the line: "fein gehackt", "in dünne Scheiben". */
  closingRemarks?: string;
  /** Names of foods that end with a word of preparation: "viande hachée". */
  products?: string;
  /** Words that put an alternative after a food: "or". */
  or: string;
  /** Words for degrees of temperature after their number. */
  degrees: string;
  /** Words between a whole number and a fraction: "1 and 1/2". */
  and: string;
  /** Words before a range whose ends `and` joins: "between". */
  between?: string;
  /** Parts behind their number, a line per value: "Viertel" of "drei Viertel". */
  parts?: string;
  /** Words after a number or its unit that add a half: "and a half". */
  half?: string;
  /** Words before a food that stand for an unmeasured amount: "a little", "etwas", "nach Belieben". */
  vagueAmounts: string;
  /** Words for a part of a food before its amount: "Saft" of "Saft einer Zitrone". */
  foodParts?: string;
  /** Phrases that belong to the name before them, although they look like units or remarks: "do pečiva" of "prášek do pečiva". */
  nameSuffixes?: string;
  /** True if the language has no articles, so that a measure without a number means one ("стакан молока"). */
  hasNoArticles?: true;
}
