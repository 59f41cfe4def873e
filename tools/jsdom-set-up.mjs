// Functions that jsdom lacks because it does no layout.
const nothing = () => undefined;

class ResizeObserver {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}

// an element counts as visible, and can be focused, only if it has a box
Object.assign(HTMLElement.prototype, { scrollIntoView: nothing, getClientRects: () => [{}] });
Object.assign(globalThis, {
  ResizeObserver,
  matchMedia: (media) => Object.assign(new EventTarget(), { media, matches: false }),
  scrollTo: nothing,
  CSS: { escape: (text) => text.replace(/[^\w-]/g, '\\$&') },
});
