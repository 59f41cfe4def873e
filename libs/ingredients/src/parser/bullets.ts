/** List marks, including check boxes: "- [ ] milk". */
const bullets = /^(?:[\s•▢▪◦●☐☑□■✓✔*·‣►▸▶➤➢❖✦♥♡☆★◎○-]|\[[ xX]?\](?=\s))*(?=\S)/u;

/** @returns the position after list marks */
export const skipBullets = (line: string): number => bullets.exec(line)?.[0].length ?? 0;
