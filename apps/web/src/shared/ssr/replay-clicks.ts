declare global {
  interface Window {
    /** Buttons clicked before hydration, each once since people click again if nothing happens. */
    earlyPresses?: Set<HTMLElement>;
  }
}

/** Replays clicks from before hydration. */
export function replayEarlyPresses(): void {
  const buttons = window.earlyPresses;
  delete window.earlyPresses;
  // React hydrates a clicked part first, but not within an effect
  setTimeout(() => buttons?.forEach((button) => button.isConnected && button.click()));
}
