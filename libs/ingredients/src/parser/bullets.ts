/** Signs, and the boxes of lists that are ticked off: "- [ ] milk". */
const bullets = /^(?:[\s•▢▪◦●☐☑□■✓✔*·‣►▸▶➤➢❖✦♥♡☆★◎○-]|\[[ xX]?\](?=\s))*(?=\S)/u;

/** Where the text of a line begins, behind what only lists it. */
export const skipBullets = (line: string): number => bullets.exec(line)?.[0].length ?? 0;
