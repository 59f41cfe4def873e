/** True for what the page that reads pictures takes. */
export const isPicture = ({ type, name }: File): boolean =>
  type.startsWith('image/') || type === 'application/pdf' || /\.hei[cf]$/i.test(name);

let waiting: File[] = [];

/** Hands files that were dropped on another way to import to the page that reads pictures. */
export function handOverPictures(files: File[]): void {
  waiting = files;
}

/** Returns the files once. */
export function takeDroppedPictures(): File[] {
  const taken = waiting;
  waiting = [];
  return taken;
}
