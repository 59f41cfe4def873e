declare global {
  interface Window {
    /** Buttons clicked before hydration, each once since people click again if nothing happens. */
    earlyClicks?: Set<HTMLElement>;
  }
}

/** Replays clicks from before hydration. */
export function replayEarlyClicks(): void {
  const buttons = window.earlyClicks;
  delete window.earlyClicks;
  // React hydrates a clicked part first, but not within an effect
  setTimeout(() => buttons?.forEach((button) => button.isConnected && button.click()));
}
