import fullFormats from 'ajv-formats/dist/formats.js';

const { email } = fullFormats.fullFormats as { email: RegExp };
const LETTERS = /[\p{L}\p{M}\p{N}]/gu;

/** Accepts mail addresses also with letters outside ASCII, in the name (RFC 6531) and in the domain (RFC 5890). */
export function isEmailAddress(text: string): boolean {
  if (!/\P{ASCII}/u.test(text)) return email.test(text);
  const at = text.lastIndexOf('@');
  const host = asciiHostOf(text.slice(at + 1));
  return host !== undefined && email.test(`${text.slice(0, at).replace(LETTERS, 'a')}@${host}`);
}

function asciiHostOf(domain: string): string | undefined {
  const address = `http://${domain}`;
  return /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && URL.canParse(address) ? new URL(address).hostname : undefined;
}
