import { useEffect, useState } from 'react';
import { lazyOnIdle } from '../lazy/lazy-on-idle.tsx';
import { persistently } from '../lazy/persistently.ts';
import { whenIdle } from '../lazy/when-idle.ts';
import { needToasts, toastsAreNeeded } from './toast.ts';

const load = () => persistently(() => import('./toast-region.tsx'));

const ToastRegion = lazyOnIdle(() => load().then((parts) => parts.ToastRegion));
// a task of its own: it takes a phone about a tenth of a second, and so does what is shown with it
whenIdle(async () => (await load()).partsSystem());
whenIdle(needToasts);

/** Stands once in the page, where messages are shown as soon as there are any. */
export function Toaster() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => void toastsAreNeeded.then(() => setNeeded(true)), []);
  return isNeeded && <ToastRegion />;
}
