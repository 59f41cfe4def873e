/** Attempts to one receiver that run at a time in a process. */
export const SLOTS = 4;
/** A receiver that takes longer gets one slot only, so that many slow receivers do not fill the queue. In milliseconds. */
export const SLOW_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;
const MAX_IDLE = 1_000;

interface Receiver {
  running: number;
  /** Duration of the last attempt. */
  lastMs: number;
  /** Time to which the last delivery without a slot was postponed. */
  postponedTo: number;
}

/** Limits the attempts that run for one receiver, so that a slow receiver does not hold up others. */
export class ReceiverSlots {
  private readonly receivers = new Map<string, Receiver>();

  /** Takes a slot and returns 0, or returns the pause in milliseconds after which to ask again. */
  take(id: string, now: number): number {
    const receiver = this.receiverOf(id);
    const slots = receiver.lastMs > SLOW_MS ? 1 : SLOTS;
    if (receiver.running < slots) {
      receiver.running += 1;
      return 0;
    }
    // deliveries come back one after the other, at the rate at which slots become free
    const spacing = Math.max(10, receiver.lastMs / slots);
    receiver.postponedTo = Math.max(now, receiver.postponedTo) + spacing;
    const longest = LONGEST_PAUSE_MS * (1 - Math.random() / 2);
    if (receiver.postponedTo - now <= longest) return receiver.postponedTo - now;
    receiver.postponedTo = now + LONGEST_PAUSE_MS;
    return longest;
  }

  release(id: string, durationMs: number): void {
    const receiver = this.receiverOf(id);
    receiver.running -= 1;
    receiver.lastMs = durationMs;
    if (this.receivers.size > MAX_IDLE && receiver.running === 0) this.receivers.delete(id);
  }

  private receiverOf(id: string): Receiver {
    const receiver = this.receivers.get(id) ?? { running: 0, lastMs: 0, postponedTo: 0 };
    this.receivers.set(id, receiver);
    return receiver;
  }
}
