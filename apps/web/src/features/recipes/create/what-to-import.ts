import { addressesIn, addressOf, onlyAddressIn } from './addresses.ts';

/** A pasted text, by the way it is imported. */
export type Pasted =
  { kind: 'address'; address: string } | { kind: 'addresses'; addresses: string[] } | { kind: 'text'; text: string };

/** Words beside addresses up to this length are a greeting of a share sheet, not a recipe. */
const longestRemark = 120;
const isMarkup = (text: string) => /^\s*[<{[]/.test(text);

/** @returns the kind of a text; undefined for a few words that are neither an address nor a recipe */
export function pastedIn(text: string): Pasted | undefined {
  if (isMarkup(text)) return { kind: 'text', text };
  const addresses = addressesIn(text);
  const rest = addresses.reduce((left, one) => left.replaceAll(one, ''), text).trim();
  const isRemark =
    rest.length <= longestRemark * Math.max(1, addresses.length) && rest.split('\n').length <= addresses.length + 2;
  const address = addressOf(onlyAddressIn(text) ?? text);
  if (address && isRemark) return { kind: 'address', address };
  if (addresses.length > 1 && isRemark) return { kind: 'addresses', addresses };
  return rest.includes('\n') ? { kind: 'text', text } : undefined;
}
