/** The highest that the contract lets anybody send. */
const HIGHEST = 1_000_000;

/** The position behind the last row; those that come behind the highest one share it. */
export const positionBehind = (last: number, highest = HIGHEST): number => Math.min(last + 1, highest);
