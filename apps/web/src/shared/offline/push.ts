import type { TureenClient } from '#client';
import { tabStorage } from '../browser/browser-storage.ts';

/** Subscriptions end when somebody else signs in, so that one page in a session renews them. */
const DONE = 'push-subscribed';

/** True for a device that shows notifications of closed pages. */
const canPush = () => 'Notification' in globalThis && 'PushManager' in globalThis && 'serviceWorker' in navigator;

/** Tells the server where to push notifications for this browser, if they are allowed. Never asks for the permission. */
export async function subscribeToPush(client: TureenClient): Promise<void> {
  if (!canPush() || Notification.permission !== 'granted' || tabStorage.get(DONE)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  const { data } = await client.GET('/users/self/push');
  const { endpoint, keys } = (await subscriptionFor(registration.pushManager, data.publicKey)).toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return;
  await client.PUT('/users/self/push', { body: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } } });
  tabStorage.set(DONE, true);
}

/** Subscribes with the key of the server; a subscription with another key is ended. */
async function subscriptionFor(manager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const former = await manager.getSubscription();
    if (!former) throw error;
    await former.unsubscribe();
    return manager.subscribe(options);
  }
}

/** Ends the subscription of the former person; the server forgets it at the next push. */
export async function unsubscribeFromPush(registration: ServiceWorkerRegistration): Promise<void> {
  tabStorage.remove(DONE);
  const subscription = await registration.pushManager?.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
}
