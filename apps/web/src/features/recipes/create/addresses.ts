import { isWebAddress } from '../../../shared/forms/web-address.ts';

const address = /https?:\/\/[^\s<>"']+/gi;

/** All web addresses in a text, in order, each once. */
export function addressesIn(text: string): string[] {
  const matches = text.match(address) ?? [];
  return [...new Set(matches.map((one) => one.replace(/[),.;]+$/, '')))].filter(isWebAddress);
}

export function firstAddress(texts: unknown[]): string | undefined {
  return texts.flatMap((text) => (typeof text === 'string' ? addressesIn(text) : []))[0];
}

/** The web address of a text with exactly one; undefined for HTML and for texts with no or several addresses. */
export function onlyAddressIn(text: string): string | undefined {
  const [first, ...others] = addressesIn(text);
  return others.length > 0 || /<[a-z!]/i.test(text) ? undefined : first;
}

/** Parses a web address as browsers do, with or without a scheme; undefined for anything else. */
export function addressOf(text: string): string | undefined {
  const address = text.trim();
  if (isWebAddress(address)) return addressesIn(address).length > 1 ? undefined : address;
  const isBare = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u.test(address);
  return isBare && isWebAddress(`https://${address}`) ? `https://${address}` : undefined;
}
