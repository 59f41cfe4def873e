import { withBase } from '../../shared/browser/base-path.ts';
/** @returns the address that signs in with the provider and then opens a page */
export const providerPath = (target: string): string =>
  withBase(`/api/auth/oauth?redirect=${encodeURIComponent(target)}`);
