import { isWebAddress } from '../../../app/use-rules.ts';

const address = /https?:\/\/[^\s<>"']+/gi;

/** All web addresses in a text, in order, each once. */
export function addressesIn(text: string): string[] {
  const found = text.match(address) ?? [];
  return [...new Set(found.map((one) => one.replace(/[),.;]+$/, '')))].filter(isWebAddress);
}

export function firstAddress(texts: unknown[]): string | undefined {
  return texts.flatMap((text) => (typeof text === 'string' ? addressesIn(text) : []))[0];
}
