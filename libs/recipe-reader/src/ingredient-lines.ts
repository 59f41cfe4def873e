/** Drops the bullet or tick box before an ingredient. */
export function stripBullet(line: string): string {
  return line
    .replace(/^(?:[•▢▪◦●☐□✓✔*·‣►▸▶–—]+|-(?=\s|\p{L})|\[\s?\])\s*/u, '')
    .replaceAll('((', '(')
    .replaceAll('))', ')')
    .trim();
}
