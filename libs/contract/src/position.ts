/** Maximum position in the contract. */
const HIGHEST = 1_000_000;

/** Returns the position after the last row; rows beyond the maximum share it. */
export const positionBehind = (last: number, highest = HIGHEST): number => Math.min(last + 1, highest);
