import { addressesIn, firstAddress } from './addresses.ts';

describe('addresses in a text', () => {
  it('are found amid other words, each once', () => {
    const text = 'Look: https://a.example/pie, and (http://b.example/x?y=1). Again https://a.example/pie';
    expect(addressesIn(text)).toEqual(['https://a.example/pie', 'http://b.example/x?y=1']);
  });

  it('may come in any field of a share sheet', () => {
    expect(firstAddress([undefined, 'Pie https://a.example/pie', 'Pie'])).toBe('https://a.example/pie');
    expect(firstAddress([undefined, 'Pie'])).toBeUndefined();
  });
});
