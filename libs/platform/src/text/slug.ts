import { randomBytes } from 'node:crypto';
import { transliterate } from 'transliteration';

const dashed = (text: string, others: RegExp) =>
  text
    .toLowerCase()
    .replace(others, '-')
    .replace(/^-+|-+$/g, '');

/**
 * Returns a URL segment for a name: ASCII if it can be transliterated, otherwise its own letters, and random characters for a name
 * without letters and digits (`???`). Never empty.
 */
export function slugify(name: string): string {
  const joined = name
    .normalize('NFKC')
    .replace(/['’`´]/g, '')
    .slice(0, 500);
  const slug = dashed(transliterate(joined), /[^a-z0-9]+/g) || dashed(joined, /[^\p{L}\p{N}]+/gu);
  return slug.slice(0, 200).replace(/-+$/, '') || randomBytes(4).toString('hex');
}
