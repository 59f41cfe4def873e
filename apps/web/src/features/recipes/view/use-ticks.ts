import { useSessionState } from '../../../shared/browser/use-session-state.ts';

/** What has been ticked off, by position. */
export function useTicks(key: string) {
  const [ticked, setTicked] = useSessionState<number[]>(key, []);
  const toggle = (index: number) =>
    setTicked(ticked.includes(index) ? ticked.filter((one) => one !== index) : [...ticked, index]);
  return {
    isTicked: (index: number) => ticked.includes(index),
    count: ticked.length,
    toggle,
    clear: () => setTicked([]),
  };
}
