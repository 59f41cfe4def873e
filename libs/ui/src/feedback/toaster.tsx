import { useEffect, useState } from 'react';
import { lazyOnIdle } from '../lazy/lazy-on-idle.tsx';
import { whenIdle } from '../lazy/when-idle.ts';
import { loadToastRegion, needToasts, toastsAreNeeded } from './toast.ts';

const ToastRegion = lazyOnIdle(() => loadToastRegion().then((parts) => parts.ToastRegion));
whenIdle(needToasts);

/** Place of toasts, once in the page. */
export function Toaster() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => void toastsAreNeeded.then(() => setNeeded(true)), []);
  return isNeeded && <ToastRegion />;
}
