/** A line with the model's confidence and whether its reading was right. */
export interface Judged {
  sure: number;
  right: boolean;
}

const groups = 12;

/** Maps confidence to the share of right readings: isotonic regression on groups of equal size. */
export function calibrate(judged: Judged[]): [number, number][] {
  const sorted = [...judged].sort((a, b) => a.sure - b.sure);
  const size = Math.max(1, Math.floor(sorted.length / groups));
  const pools = Array.from({ length: Math.ceil(sorted.length / size) }, (_, i) =>
    pool(sorted.slice(i * size, (i + 1) * size)),
  );
  for (let i = 1; i < pools.length;) {
    if (pools[i]!.right / pools[i]!.count >= pools[i - 1]!.right / pools[i - 1]!.count) i++;
    else {
      pools.splice(i - 1, 2, merge(pools[i - 1]!, pools[i]!));
      i = Math.max(1, i - 1);
    }
  }
  return pools.map(({ sure, right, count }) => [round(sure / count), round(right / count)]);
}

interface Pool {
  sure: number;
  right: number;
  count: number;
}

function pool(judged: Judged[]): Pool {
  return {
    sure: judged.reduce((sum, { sure }) => sum + sure, 0),
    right: judged.filter(({ right }) => right).length,
    count: judged.length,
  };
}

function merge(a: Pool, b: Pool): Pool {
  return { sure: a.sure + b.sure, right: a.right + b.right, count: a.count + b.count };
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
