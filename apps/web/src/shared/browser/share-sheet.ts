import { useEffect, useState } from 'react';

/** Returns true if the browser has a share sheet; false on the server and until hydration. */
export function useCanShare(): boolean {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);
  return canShare;
}

/** Opens the share sheet. Ignores rejections, because dismissing the sheet is no error. */
export const openShareSheet = (data: ShareData) => navigator.share(data).catch(() => undefined);
