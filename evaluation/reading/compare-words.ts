/**
 * Compares recipes with what their authors wrote: imports pages ({id, url, html} a line) into a product of its own and
 * counts lost, added and changed words, in the API and in pages of four languages. Needs a build.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedWords, displayIngredient, type DisplayIngredient } from '#ingredients';
import { startProduct, stop } from '../../tools/bench/product/running-product.ts';
import { jsonLines } from './json-lines.ts';

interface PageLine {
  id: string;
  url: string;
  html: string;
}
interface Line extends DisplayIngredient {
  display: string;
  originalText: string | null;
}

const locales = ['en-US', 'de-DE', 'fr-FR', 'ar-SA'];
const folder = mkdtempSync(join(tmpdir(), 'words-'));
const product = await startProduct(folder);
const send = async (method: string, path: string, body?: object, token?: string) => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(`${product.origin}/api${path}`, {
    method,
    headers,
    body: body ? JSON.stringify(body) : undefined,
  });
  return { ok: response.ok, body: (await response.json()) as unknown };
};

const counts = { pages: 0, notRead: 0, lines: 0, changedLines: 0, changedWords: 0, unsplit: 0 };

function compare(id: string, line: Line): void {
  const written = line.originalText ?? line.display;
  const shown = [line.display, ...locales.map((locale) => displayIngredient(line, { locale }).text)];
  const changed = shown.flatMap((text) => changedWords(written, text));
  counts.lines++;
  if (!line.food) counts.unsplit++;
  if (!changed.length) return;
  counts.changedLines++;
  counts.changedWords += changed.length;
  process.stdout.write(`${JSON.stringify({ id, written, shown: [...new Set(shown)], changed })}\n`);
}

try {
  const account = { username: 'ada', email: 'ada@example.com', fullName: 'Ada', password: 'correct horse' };
  await send('POST', '/app/setup', { ...account, group: 'Home' });
  const form = new URLSearchParams({ username: account.username, password: account.password });
  const signedIn = await fetch(`${product.origin}/api/auth/token`, { method: 'POST', body: form });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  for await (const { id, url, html } of jsonLines<PageLine>()) {
    counts.pages++;
    const page = html.replaceAll(/<(?:img|meta|source)\b[^>]*>/gi, (tag) =>
      /og:image|<img|<source/i.test(tag) ? '' : tag,
    );
    const imported = await send('POST', '/recipes/create/html-or-json', { data: page, url }, token);
    if (!imported.ok) {
      counts.notRead++;
      continue;
    }
    const { body } = await send('GET', `/recipes/${String(imported.body)}`, undefined, token);
    for (const line of (body as { recipeIngredient: Line[] }).recipeIngredient) compare(id, line);
  }
  process.stderr.write(`${JSON.stringify(counts)}\n`);
} finally {
  await stop(product);
  rmSync(folder, { recursive: true, force: true });
}
