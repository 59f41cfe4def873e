import iconv from 'iconv-lite';
import { decodePage, maxPageBytes } from './decode.ts';

const html = (charset: string, text = 'Crème brûlée à l’œuf') =>
  `<html><head><meta charset="${charset}"></head><body>${text}</body></html>`;

describe('decodePage', () => {
  it.each([
    ['the page', iconv.encode(html('iso-8859-1'), 'windows-1252'), undefined],
    ['the header', iconv.encode(html('x'), 'windows-1252'), 'text/html; charset=ISO-8859-1'],
    ['a wrong header', Buffer.from(html('utf-8')), 'text/html; charset=iso-8859-1'],
    ['a wrong page', iconv.encode(html('utf-8'), 'windows-1252'), undefined],
    ['nothing', iconv.encode('<p>Crème brûlée à l’œuf', 'windows-1252'), undefined],
    ['a byte order mark', iconv.encode(html('utf-8'), 'utf-16le', { addBOM: true }), 'text/html; charset=utf-8'],
  ])('believes %s only as far as the bytes bear it out', (_, bytes, contentType) => {
    expect(decodePage(bytes, contentType)).toContain('Crème brûlée à l’œuf');
  });

  it.each([
    ['shift_jis', '材料と作り方'],
    ['euc-kr', '재료와 만드는 법'],
    ['windows-1251', 'Рецепт супа'],
    ['big5', '材料與做法'],
  ])('knows %s', (charset, text) => {
    expect(decodePage(iconv.encode(html(charset, text), charset))).toContain(text);
  });

  it('cuts pages that are too long', () => {
    expect(decodePage(new Uint8Array(maxPageBytes + 10).fill(97))).toHaveLength(maxPageBytes);
  });
});
