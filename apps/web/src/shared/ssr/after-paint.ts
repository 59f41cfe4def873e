/** Runs work after the next paint, or when the page is left before. */
export function afterPaint(work: () => void): void {
  if (document.visibilityState === 'hidden') return work();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    removeEventListener('pagehide', run);
    work();
  };
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  addEventListener('pagehide', run);
}
