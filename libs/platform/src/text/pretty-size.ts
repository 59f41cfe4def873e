const UNITS = ['KB', 'MB', 'GB', 'TB'];

/** Formats bytes for display, such as `1.25 GB`; a KB has 1024 bytes. */
export function prettySize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  let value = bytes / 1024;
  let unit = 0;
  while (value >= 1024 && unit < UNITS.length - 1) {
    value /= 1024;
    unit++;
  }
  return `${Number(value.toFixed(2))} ${UNITS[unit]}`;
}
