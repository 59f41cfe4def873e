import { randomBytes } from 'node:crypto';
import { transliterate } from 'transliteration';

const dashed = (text: string, others: RegExp) =>
  text
    .toLowerCase()
    .replace(others, '-')
    .replace(/^-+|-+$/g, '');

/**
 * The part of an address that stands for a name: ASCII where the name can be transliterated, else its own letters, and
 * for a name without any letter or digit (`???`) something random. Never empty.
 */
export function slugify(name: string): string {
  const joined = name
    .normalize('NFKC')
    .replace(/['’`´]/g, '')
    .slice(0, 500);
  const slug = dashed(transliterate(joined), /[^a-z0-9]+/g) || dashed(joined, /[^\p{L}\p{N}]+/gu);
  return slug.slice(0, 200).replace(/-+$/, '') || randomBytes(4).toString('hex');
}
