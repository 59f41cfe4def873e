import { gzipSync } from 'node:zlib';
import { isCapturedPage, readCapturedPage } from './captured-page.ts';

const hashOf = (text: string) => `page=${gzipSync(text).toString('base64url')}`;

it('unpacks address, title and document', async () => {
  const hash = hashOf('https://letters.example/soup\nLetter soup – é\n<h1>Soup</h1>\n<p>2 leeks</p>');
  expect(isCapturedPage(hash)).toBe(true);
  expect(isCapturedPage('step-2')).toBe(false);
  await expect(readCapturedPage(hash)).resolves.toEqual({
    url: 'https://letters.example/soup',
    title: 'Letter soup – é',
    html: '<h1>Soup</h1>\n<p>2 leeks</p>',
  });
});

it('refuses damaged pages, other addresses and small hashes that unpack to too much', async () => {
  await expect(readCapturedPage(hashOf('https://a.example/\nA\nB').slice(0, -8))).rejects.toThrow();
  await expect(readCapturedPage('page=%')).rejects.toThrow();
  await expect(readCapturedPage(hashOf('javascript:alert(1)\nA\nB'))).rejects.toThrow('web address');
  const bomb = hashOf(`https://a.example/\nA\n${' '.repeat(20_000_000)}`);
  expect(bomb.length).toBeLessThan(100_000);
  await expect(readCapturedPage(bomb)).rejects.toThrow('too large');
});
