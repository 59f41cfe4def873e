import { useEffect, useState } from 'react';

/** Only some browsers have a share sheet, which the server cannot know. */
export function useCanShare(): boolean {
  const [can, setCan] = useState(false);
  useEffect(() => setCan(typeof navigator.share === 'function'), []);
  return can;
}

/** Whoever closes the sheet has changed their mind. */
export const sendWithSheet = (data: ShareData) => navigator.share(data).catch(() => undefined);
