/**
 * The words of a language that ingredient lines are made of. `units` has a line for each canonical unit, `numbers` one for each
 * value, each with its ways of writing: singular, plural, cases, abbreviations. Dots after abbreviations need not be written.
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
  /** How large a thing is: "große". Before a unit it belongs to that. */
  sizes?: string;
  /** Words between two ends of a range, besides dashes: "to". */
  to: string;
  /** Words that begin a remark on preparation or use: "for the sauce", "to taste". */
  remarks: string;
  /** Words that make up a remark where they alone end a line or what is before a comma: "fein gehackt", "in dünne Scheiben". */
  endings?: string;
  /** Words that put an alternative after a food: "or". */
  or: string;
  /** Words for degrees of temperature, behind their number. */
  degrees: string;
  /** Words between a whole number and a fraction: "1 and 1/2". */
  and: string;
  /** Words that make it half more, behind a number or its unit: "and a half". */
  half?: string;
  /** Words before a food of which nobody measures how much it is: "a little", "etwas", "nach Belieben". */
  little: string;
  /** Words for a part of a food before its amount: "Saft" of "Saft einer Zitrone". */
  taken?: string;
  /** Phrases that belong to the name before them, whatever that looks like: "do pečiva" of "prášek do pečiva", "garni" of "bouquet garni". */
  inName?: string;
  /** No language of articles: a measure without a number is one of it ("стакан молока"). */
  withoutArticle?: true;
}
