import { useEffect, useState } from 'react';

/** Not known on the server, since only some browsers have a share sheet. */
export function useCanShare(): boolean {
  const [can, setCan] = useState(false);
  useEffect(() => setCan(typeof navigator.share === 'function'), []);
  return can;
}

/** A dismissed share sheet rejects; that is no error. */
export const sendWithSheet = (data: ShareData) => navigator.share(data).catch(() => undefined);
