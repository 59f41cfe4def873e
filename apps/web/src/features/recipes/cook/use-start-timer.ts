import { useApi } from '../../../shared/api/use-api.ts';
import { subscribeToPush } from '../../../shared/offline/push.ts';
import { askToNotify } from './ring.ts';
import { type NewTimer, startTimer } from './timer-store.ts';

/** Starts a timer; the first one asks whether the device may notify of its ring. */
export function useStartTimer(): (timer: NewTimer) => void {
  const { client } = useApi();
  return (timer) => {
    void askToNotify(() => subscribeToPush(client));
    startTimer(timer);
  };
}
