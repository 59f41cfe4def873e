import { addressesIn, addressOf, firstAddress, onlyAddressIn } from './addresses.ts';

describe('addresses in a text', () => {
  it('are found amid other words, each once', () => {
    const text = 'Look: https://a.example/pie, and (http://b.example/x?y=1). Again https://a.example/pie';
    expect(addressesIn(text)).toEqual(['https://a.example/pie', 'http://b.example/x?y=1']);
  });

  it('may come in any field of a share sheet', () => {
    expect(firstAddress([undefined, 'Pie https://a.example/pie', 'Pie'])).toBe('https://a.example/pie');
    expect(firstAddress([undefined, 'Pie'])).toBeUndefined();
  });

  it.each([
    ['https://a.example/pie', 'https://a.example/pie'],
    [' a.example/pie?x=1 ', 'https://a.example/pie?x=1'],
    ['www.käse.example', 'https://www.käse.example'],
    ['pie', undefined],
    ['a.example and b.example', undefined],
    ['https://a.example/x https://b.example/y', undefined],
    ['javascript:alert(1)', undefined],
    ['ada@example.com', undefined],
  ])('%s is %s', (text, address) => expect(addressOf(text)).toBe(address));

  it('are taken out of a text that has just one', () => {
    expect(onlyAddressIn('Look: https://a.example/pie!')).toBe('https://a.example/pie!');
    expect(onlyAddressIn('https://a.example/pie https://b.example/pie')).toBeUndefined();
    expect(onlyAddressIn('<a href="https://a.example/pie">pie</a>')).toBeUndefined();
  });
});
