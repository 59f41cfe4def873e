/** Range of a part in the line: offsets of its first character and after its last. */
export type Span = [start: number, end: number];

export interface ParsedUnit {
  /** Canonical id (see `unitFacts` and the lexicons); null for a word that is used like a unit. */
  id: string | null;
  /** As written. */
  text: string;
}

/** Amount besides the main one: the "5 oz" of "150 g / 5 oz", the "400 g" of "2 x 400 g tins". */
export interface FurtherAmount {
  quantity: number;
  quantityMax: number | null;
  unit: ParsedUnit | null;
  span: Span;
}

export interface PartConfidence {
  quantity: number;
  unit: number;
  food: number;
  note: number;
  /** Probability that quantity, unit and food are all right. */
  overall: number;
}

export interface ParsedIngredient {
  quantity: number | null;
  /** The upper end of a range. */
  quantityMax: number | null;
  unit: ParsedUnit | null;
  food: string;
  /** Preparation, purpose and remarks. */
  note: string;
  amounts: FurtherAmount[];
  /** True for an amount that is no number: "a few leaves". A unit without any amount means one of it. */
  isVague?: true;
  confidence: PartConfidence;
  spans: { quantity?: Span; unit?: Span; food: Span[]; note: Span[] };
  language: string;
}
