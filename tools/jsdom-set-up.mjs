// What jsdom does not have, since nothing is laid out.
const nothing = () => undefined;

class ResizeObserver {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}

// what has a box counts as visible, and only that can take the focus
Object.assign(HTMLElement.prototype, { scrollIntoView: nothing, getClientRects: () => [{}] });
Object.assign(globalThis, {
  ResizeObserver,
  matchMedia: (media) => Object.assign(new EventTarget(), { media, matches: false }),
  scrollTo: nothing,
  CSS: { escape: (text) => text.replace(/[^\w-]/g, '\\$&') },
});
