/** @returns the Chromium to use: CHROMIUM_PATH, else the one from npm on Linux, else undefined for Playwright's own. */
export async function chromiumPath(): Promise<string | undefined> {
  if (process.env['CHROMIUM_PATH']) return process.env['CHROMIUM_PATH'];
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
