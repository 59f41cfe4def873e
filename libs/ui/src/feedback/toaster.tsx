import { useEffect, useState } from 'react';
import { lazyOnIdle } from '../lazy/lazy-on-idle.tsx';
import { whenIdle } from '../lazy/when-idle.ts';
import { loadToastRegion, needToasts, toastsAreNeeded } from './toast.ts';

const ToastRegion = lazyOnIdle(() => loadToastRegion().then((parts) => parts.ToastRegion));
whenIdle(needToasts);

/** Stands once in the page, where messages are shown as soon as there are any. */
export function Toaster() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => void toastsAreNeeded.then(() => setNeeded(true)), []);
  return isNeeded && <ToastRegion />;
}
