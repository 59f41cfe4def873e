/** A function to minimize: returns its value and writes the gradient. */
export type Objective = (point: Float64Array, gradient: Float64Array) => number;

export interface Penalties {
  l1: number;
  l2: number;
}

const memory = 6;

/**
 * Orthant-wise limited-memory quasi-Newton (Andrew and Gao, 2007): minimises objective + l1 |x| + l2 x^2 / 2, which makes most
 * weights exactly zero.
 */
export function minimise(
  objective: Objective,
  size: number,
  { l1, l2 }: Penalties,
  iterations: number,
  report: (iteration: number, value: number) => void,
): Float64Array {
  let point = new Float64Array(size);
  let gradient = new Float64Array(size);
  const smooth = (x: Float64Array, g: Float64Array) => {
    g.fill(0);
    let value = objective(x, g);
    for (let i = 0; i < size; i++) {
      value += 0.5 * l2 * x[i]! * x[i]!;
      g[i]! += l2 * x[i]!;
    }
    return value;
  };
  const penalty = (x: Float64Array) => l1 * x.reduce((sum, value) => sum + Math.abs(value), 0);
  let value = smooth(point, gradient) + penalty(point);
  const history: { s: Float64Array; y: Float64Array; rho: number }[] = [];
  for (let iteration = 1; iteration <= iterations; iteration++) {
    const pseudo = pseudoGradient(point, gradient, l1);
    const direction = twoLoop(pseudo, history);
    for (let i = 0; i < size; i++) if (direction[i]! * pseudo[i]! >= 0) direction[i] = 0;
    const slope = dot(direction, pseudo);
    if (slope > -1e-9) break;
    const next = lineSearch(
      { point, pseudo, direction, value, slope },
      smooth,
      penalty,
      iteration === 1 ? 1 / Math.sqrt(dot(pseudo, pseudo)) : 1,
    );
    if (!next) break;
    remember(history, point, next.point, gradient, next.gradient);
    const gain = (value - next.value) / Math.max(1, Math.abs(next.value));
    [point, gradient, value] = [next.point, next.gradient, next.value];
    report(iteration, value);
    if (gain < 1e-6 && iteration > 30) break;
  }
  return point;
}

function pseudoGradient(point: Float64Array, gradient: Float64Array, l1: number): Float64Array {
  return gradient.map((g, i) => {
    const x = point[i]!;
    if (x !== 0) return g + (x > 0 ? l1 : -l1);
    if (g + l1 < 0) return g + l1;
    return g - l1 > 0 ? g - l1 : 0;
  });
}

function twoLoop(pseudo: Float64Array, history: { s: Float64Array; y: Float64Array; rho: number }[]): Float64Array {
  const direction = pseudo.map((value) => -value);
  const alphas: number[] = [];
  for (const { s, y, rho } of [...history].reverse()) {
    const alpha = rho * dot(s, direction);
    alphas.unshift(alpha);
    add(direction, y, -alpha);
  }
  const last = history.at(-1);
  if (last) {
    const scale = 1 / (last.rho * dot(last.y, last.y));
    for (let i = 0; i < direction.length; i++) direction[i]! *= scale;
  }
  history.forEach(({ s, y, rho }, i) => add(direction, s, alphas[i]! - rho * dot(y, direction)));
  return direction;
}

interface SearchStart {
  point: Float64Array;
  pseudo: Float64Array;
  direction: Float64Array;
  value: number;
  slope: number;
}

function lineSearch(
  { point, pseudo, direction, value }: SearchStart,
  smooth: Objective,
  penalty: (x: Float64Array) => number,
  first: number,
) {
  const gradient = new Float64Array(point.length);
  for (let step = first, tries = 0; tries < 20; tries++, step /= 2) {
    const next = point.map((x, i) => withinOrthant(x, pseudo[i]!, x + step * direction[i]!));
    const nextValue = smooth(next, gradient) + penalty(next);
    const expected = next.reduce((sum, x, i) => sum + (x - point[i]!) * pseudo[i]!, 0);
    if (nextValue <= value + 1e-4 * expected) return { point: next, gradient, value: nextValue };
  }
  return null;
}

/** A weight may not change its sign within one step. */
function withinOrthant(before: number, pseudo: number, after: number): number {
  const sign = before !== 0 ? Math.sign(before) : -Math.sign(pseudo);
  return Math.sign(after) === sign ? after : 0;
}

function remember(
  history: { s: Float64Array; y: Float64Array; rho: number }[],
  before: Float64Array,
  after: Float64Array,
  gradientBefore: Float64Array,
  gradientAfter: Float64Array,
): void {
  const s = after.map((value, i) => value - before[i]!);
  const y = gradientAfter.map((value, i) => value - gradientBefore[i]!);
  const product = dot(s, y);
  if (product <= 1e-10) return;
  history.push({ s, y, rho: 1 / product });
  if (history.length > memory) history.shift();
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

function add(target: Float64Array, values: Float64Array, factor: number): void {
  for (let i = 0; i < target.length; i++) target[i]! += factor * values[i]!;
}
