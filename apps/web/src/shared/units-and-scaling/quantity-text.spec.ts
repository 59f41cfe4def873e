import { quantityProblem, quantityText, readQuantities } from './quantity-text.ts';

describe('the field for an amount', () => {
  it.each([
    ['', null, null],
    ['2', 2, null],
    ['2-3', 2, 3],
    ['1½-2', 1.5, 2],
  ])('"%s" is shown and read', (text, quantity, quantityMax) => {
    expect(quantityText({ quantity, quantityMax })).toBe(text);
    expect(readQuantities(text)).toEqual({ quantity, quantityMax });
    expect(quantityProblem(text)).toBeUndefined();
  });

  it('takes fractions, spaces, dashes and digits of other scripts', () => {
    for (const text of ['1 1/2 - 2', '1½–2', '1,5 bis 2', '١٫٥-٢'])
      expect(readQuantities(text)).toEqual({ quantity: 1.5, quantityMax: 2 });
    expect(readQuantities('2-2')).toEqual({ quantity: 2, quantityMax: null });
  });

  it('has the separators of the reader, and no fractions of grams', () => {
    const gram = { quantity: 62.5, quantityMax: null, unit: { fraction: false } };
    expect(quantityText(gram, 'de')).toBe('62,5');
    expect(quantityText({ ...gram, quantity: 0.5, unit: null }, 'de')).toBe('½');
  });

  it('says what is wrong', () => {
    expect(quantityProblem('3-2')).toBe('notAscending');
    expect(quantityProblem('abc')).toBe('notAnAmount');
    expect(quantityProblem('2-')).toBe('notAnAmount');
  });
});
