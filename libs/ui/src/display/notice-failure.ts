/** A picture that failed before hydration fires no event any more. */
export function noticeFailure(image: HTMLImageElement | null, onFailure: () => void): void {
  if (image?.complete && image.naturalWidth === 0) onFailure();
}
