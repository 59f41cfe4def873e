import { useSessionState } from '../../../shared/browser/use-session-state.ts';

/** Checked positions, kept for the session. */
export function useCheckedPositions(key: string) {
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
