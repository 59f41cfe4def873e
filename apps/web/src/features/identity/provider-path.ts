/** Where the browser goes to sign in with the provider, and then to a page. */
export const providerPath = (target: string): string => `/api/auth/oauth?redirect=${encodeURIComponent(target)}`;
