import {
  connectTimers,
  type KitchenTimer,
  pauseTimer,
  receiveTimers,
  startTimer,
  stopTimer,
  storedTimers,
} from './timer-store.ts';

const lamb = { recipeId: null, name: 'Lamb', label: '20 minutes', step: 2, seconds: 1200, secondsMax: null };

/** A server that can be out of reach. */
function server() {
  const state = { isReachable: true, timers: new Map<string, KitchenTimer>() };
  const reach = async (work: () => void) => {
    if (!state.isReachable) throw new Error('No connection.');
    work();
  };
  return {
    sender: {
      set: (timer: KitchenTimer) => reach(() => state.timers.set(timer.uuid, timer)),
      stop: (uuid: string) => reach(() => state.timers.delete(uuid)),
      refresh: async () => undefined,
    },
    state,
  };
}

const names = () => storedTimers().timers.map(({ name }) => name);
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the timers of a device', () => {
  it('are sent when there is a connection, and stay until then', async () => {
    const { sender, state } = server();
    state.isReachable = false;
    const disconnect = connectTimers('ada', sender);
    startTimer(lamb);
    await settle();
    receiveTimers([]);
    expect(names()).toEqual(['Lamb']);
    state.isReachable = true;
    dispatchEvent(new Event('online'));
    await settle();
    expect([...state.timers.values()]).toMatchObject([{ name: 'Lamb', seconds: 1200 }]);
    // once sent, the list of the server counts: another device has stopped the timer
    receiveTimers([]);
    expect(names()).toEqual([]);
    disconnect();
  });

  it('that were stopped without a connection do not come back', async () => {
    const { sender, state } = server();
    const disconnect = connectTimers('ada', sender);
    startTimer(lamb);
    await settle();
    const [sent] = state.timers.values();
    state.isReachable = false;
    stopTimer(sent?.uuid ?? '');
    await settle();
    receiveTimers(sent ? [sent] : []);
    expect(names()).toEqual([]);
    state.isReachable = true;
    dispatchEvent(new Event('online'));
    await settle();
    expect(state.timers.size).toBe(0);
    disconnect();
  });

  it('keep the seconds that are left while they are paused', async () => {
    const { sender, state } = server();
    const disconnect = connectTimers('ada', sender);
    startTimer(lamb);
    const [{ uuid = '' } = {}] = storedTimers().timers;
    pauseTimer(uuid);
    await settle();
    expect(state.timers.get(uuid)).toMatchObject({ endsAt: null, left: 1200 });
    stopTimer(uuid);
    await settle();
    disconnect();
  });

  it('are not shown to the next person', () => {
    startTimer(lamb);
    connectTimers('ben', server().sender)();
    expect(names()).toEqual([]);
  });
});
