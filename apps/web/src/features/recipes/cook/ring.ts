const beeps = 6;

/** Rings with sound and vibration. */
export function ring(): void {
  navigator.vibrate?.([300, 150, 300, 150, 300]);
  if (!('AudioContext' in globalThis)) return;
  const audio = new AudioContext();
  for (let beep = 0; beep < beeps; beep++) playBeep(audio, audio.currentTime + beep * 0.45);
  setTimeout(() => void audio.close(), beeps * 450 + 500);
}

function playBeep(audio: AudioContext, startTime: number): void {
  const oscillator = new OscillatorNode(audio, { frequency: 880 });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0.25, startTime);
  gain.gain.exponentialRampToValueAtTime(0.001, startTime + 0.3);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(startTime);
  oscillator.stop(startTime + 0.32);
}

interface Rung {
  uuid: string;
  name: string;
  label: string;
}

/** Shows a notification where the device allows it, also while the page is in the background. */
export async function notifyOfRing({ uuid, name, label }: Rung): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const options = { body: label, tag: uuid, requireInteraction: true };
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration) await registration.showNotification(name, options);
}

/** Asks for the permission to notify, once, when the first timer starts. @param onGranted subscribes to pushed ones */
export async function askToNotify(onGranted: () => Promise<void>): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'default') return;
  if ((await Notification.requestPermission()) === 'granted') await onGranted().catch(() => undefined);
}
