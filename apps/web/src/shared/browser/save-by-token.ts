import { withBase } from './base-path.ts';

/** Lets the browser save the file that a token was made for. */
export function saveByToken(token: string | undefined): void {
  if (!token) return;
  const link = document.createElement('a');
  link.href = withBase(`/api/utils/download?token=${encodeURIComponent(token)}`);
  link.download = '';
  link.click();
}
