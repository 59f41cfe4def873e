/** The clauses or sentences of a text. */
export interface TextParts {
  /** The start of the part around a place of the text. */
  startAt: (at: number) => number;
  textAt: (at: number) => string;
}

/** @param ends what stands between two parts, with the flag `g` */
export function textParts(text: string, ends: RegExp): TextParts {
  const borders = [...text.matchAll(ends)].map(({ index, 0: found }) => ({ end: index, next: index + found.length }));
  /** Number of borders before a place. */
  const indexAt = (at: number) => {
    let [low, high] = [0, borders.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((borders[middle]?.next ?? Infinity) <= at) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const startAt = (at: number) => borders[indexAt(at) - 1]?.next ?? 0;
  return { startAt, textAt: (at) => text.slice(startAt(at), borders[indexAt(at)]?.end) };
}
