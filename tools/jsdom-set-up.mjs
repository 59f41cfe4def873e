// What jsdom does not have: nothing is laid out, and the dialogs that are open are those with the attribute.
function open() {
  this.open = true;
}
function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
}
const nothing = () => undefined;

class ResizeObserver {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}

Object.assign(HTMLDialogElement.prototype, { show: open, showModal: open, close });
Object.assign(HTMLElement.prototype, { showPopover: nothing, hidePopover: nothing, scrollIntoView: nothing });
Object.assign(globalThis, {
  ResizeObserver,
  matchMedia: (media) => Object.assign(new EventTarget(), { media, matches: false }),
  scrollTo: nothing,
});
