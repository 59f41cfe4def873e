import bowser from 'bowser';

const MAX_LENGTH = 500;

/** Returns the browser and system from the User-Agent header; empty if unknown. */
export function deviceName(userAgent = ''): string {
  if (!userAgent) return '';
  const { browser, os } = bowser.parse(userAgent.slice(0, MAX_LENGTH));
  return [browser.name, os.name].filter(Boolean).join(' · ');
}
