import { createContext } from 'react';

/** What inline styles must carry under the page's content security policy. */
export const StyleNonce = createContext<string | undefined>(undefined);
