import bowser from 'bowser';

const LONGEST = 500;

/** What people call a device: its browser and its system, from the User-Agent header; empty where that says nothing. */
export function deviceName(userAgent = ''): string {
  if (!userAgent) return '';
  const { browser, os } = bowser.parse(userAgent.slice(0, LONGEST));
  return [browser.name, os.name].filter(Boolean).join(' · ');
}
