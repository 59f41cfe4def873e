/** Cropped part of a picture, as shares of its width and height. */
export interface Crop {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const wholePicture: Crop = { left: 0, top: 0, right: 1, bottom: 1 };

export const corners = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const;
export type Corner = (typeof corners)[number];

/** Minimum length of a side. */
const least = 0.05;
const between = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value));

export const isWhole = ({ left, top, right, bottom }: Crop): boolean =>
  left <= 0 && top <= 0 && right >= 1 && bottom >= 1;

/** Moves a corner within the limits. */
export function movedCorner(crop: Crop, corner: Corner, x: number, y: number): Crop {
  const { left, top, right, bottom } = crop;
  const side = corner.endsWith('Left')
    ? { left: between(left + x, 0, right - least) }
    : { right: between(right + x, left + least, 1) };
  const end = corner.startsWith('top')
    ? { top: between(top + y, 0, bottom - least) }
    : { bottom: between(bottom + y, top + least, 1) };
  return { ...crop, ...side, ...end };
}

/** The crop after a clockwise quarter turn. */
export const turnedCrop = ({ left, top, right, bottom }: Crop): Crop => ({
  left: 1 - bottom,
  top: left,
  right: 1 - top,
  bottom: right,
});
