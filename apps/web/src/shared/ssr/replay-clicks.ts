declare global {
  interface Window {
    /** Buttons that were pressed before the page could react, each once: whoever sees nothing happen presses again. */
    earlyPresses?: Set<HTMLElement>;
  }
}

/** Does what was asked for before the scripts of the page were there: a tick in the shop on a slow network is not lost. */
export function replayEarlyPresses(): void {
  const buttons = window.earlyPresses;
  delete window.earlyPresses;
  // React makes a part of the page react first that is pressed, but not in the middle of an effect
  setTimeout(() => buttons?.forEach((button) => button.isConnected && button.click()));
}
