import { configure } from '@testing-library/dom';

// tells of what never comes, not of a machine that is busy
configure({ asyncUtilTimeout: 10_000 });

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
  PointerEvent: class PointerEvent extends MouseEvent {},
  matchMedia: (media) => Object.assign(new EventTarget(), { media, matches: false }),
  scrollTo: nothing,
  CSS: { escape: (text) => text.replace(/[^\w-]/g, '\\$&') },
});
