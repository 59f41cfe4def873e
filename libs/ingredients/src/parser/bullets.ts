/** Signs, and the boxes of lists that are ticked off: "- [ ] milk". */
const bullets = /^(?:[\s•▢▪◦●☐☑□■✓✔*·‣►▸▶➤➢❖✦♥♡☆★◎○-]|\[[ xX]?\](?=\s))*(?=\S)/u;

/** @returns the position after bullets and numbers of a list */
export const skipBullets = (line: string): number => bullets.exec(line)?.[0].length ?? 0;
