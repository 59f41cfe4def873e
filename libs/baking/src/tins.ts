/** Inside measures of a tin, in centimetres. */
export type Tin = { height?: number | undefined } & (
  | { shape: 'round'; diameter: number }
  | { shape: 'square'; side: number }
  | { shape: 'rectangle'; length: number; width: number }
);

export function areaOf(tin: Tin): number {
  switch (tin.shape) {
    case 'round':
      return (Math.PI * tin.diameter ** 2) / 4;
    case 'square':
      return tin.side ** 2;
    case 'rectangle':
      return tin.length * tin.width;
  }
}

/** Scale from one tin to another at the same height, or at their own heights if both are known. */
export function scaleOfTins(from: Tin, to: Tin): number {
  const isSame = !from.height || !to.height;
  return (areaOf(to) / areaOf(from)) * (isSame ? 1 : (to.height ?? 1) / (from.height ?? 1));
}

/** Difference of the scale from which a tin is noticed in the oven. */
const noticed = 0.05;

/** Effect of another tin on baking. Times are never computed from the scale. */
export function bakingHint(from: Tin, to: Tin): 'same' | 'longer' | 'shorter' {
  const isHigher = from.height && to.height ? to.height / from.height : 1;
  const ratio = (areaOf(to) / areaOf(from)) * isHigher ** 2;
  return Math.abs(ratio - 1) < noticed ? 'same' : ratio > 1 ? 'longer' : 'shorter';
}
