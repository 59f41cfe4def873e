/** Time that a message can be read in the region, by a screen reader that comes to it later. */
const shownMs = 10_000;

export const announcerId = 'announcements';

/** Says a message to screen readers, once and without showing it. */
export function announce(text: string): void {
  const region = document.getElementById(announcerId);
  if (!region) return;
  const message = document.createElement('p');
  message.textContent = text;
  region.append(message);
  setTimeout(() => message.remove(), shownMs);
}
