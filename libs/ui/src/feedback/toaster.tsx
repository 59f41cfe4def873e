import { useEffect, useState } from 'react';
import { lazyOnIdle } from '../lazy/lazy-on-idle.tsx';
import { persistently } from '../lazy/persistently.ts';
import { whenIdle } from '../lazy/when-idle.ts';
import { needToasts, toastsAreNeeded } from './toast.ts';

const ToastRegion = lazyOnIdle(() =>
  persistently(() => import('./toast-region.tsx')).then((parts) => parts.ToastRegion),
);
whenIdle(needToasts);

/** Stands once in the page, where messages are shown as soon as there are any. */
export function Toaster() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => void toastsAreNeeded.then(() => setNeeded(true)), []);
  return isNeeded && <ToastRegion />;
}
