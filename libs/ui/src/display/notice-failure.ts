/** Detects pictures that failed before hydration, which fire no event. */
export function noticeFailure(image: HTMLImageElement | null, onFailure: () => void): void {
  if (image?.complete && image.naturalWidth === 0) onFailure();
}
