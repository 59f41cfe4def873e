/** Drops the bullet or tick box before an ingredient, doubled brackets and the empty decimals of "500.0 g". */
export function cleanIngredient(line: string): string {
  const bare = line
    .replace(/^(?:[•▢▪◦●☐□✓✔*·‣►▸▶–—]+|-(?=\s|\p{L})|\[\s?\])\s*/u, '')
    .replace(/^(\d+)[.,]0+(?=\s|\p{L}|$)/u, '$1')
    .trim();
  return bare.includes('((') && bare.includes('))') ? bare.replaceAll('((', '(').replaceAll('))', ')') : bare;
}

/** Lists that some pages carry twice, one after the other, are kept once. */
export function withoutRepetition<T extends { text: string }>(lines: T[]): T[] {
  const half = lines.length / 2;
  const twice =
    half >= 2 && Number.isInteger(half) && lines.slice(0, half).every(({ text }, i) => text === lines[half + i]!.text);
  return twice ? lines.slice(0, half) : lines;
}
