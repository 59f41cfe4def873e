/** Opens a channel to the other tabs; undefined where a browser has none, or forbids it together with cookies. */
export function channelToOtherTabs(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
