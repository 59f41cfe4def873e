/** True on touch screens and on the server. A keyboard on the screen covers what is below the field in focus. */
export const hasOnScreenKeyboard = () => globalThis.matchMedia?.('(pointer: coarse)').matches ?? true;
