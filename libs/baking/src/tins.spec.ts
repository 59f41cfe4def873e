import { findTin, textInTin } from './tin-texts.ts';
import { bakingHint, scaleOfTins, type Tin } from './tins.ts';

const round = (diameter: number, height?: number): Tin => ({ shape: 'round', diameter, height });
const shown = (value: number) => Math.round(value * 100) / 100;

function inTin(text: string, from: Tin, to: Tin, language = 'en'): string {
  const edits = textInTin(text, { from, to }, { language });
  return edits.reduceRight((all, edit) => all.slice(0, edit.start) + edit.text + all.slice(edit.end), text);
}

describe('another tin', () => {
  it('scales by its area, at the same height', () => {
    expect(shown(scaleOfTins(round(24), round(26)))).toBe(1.17);
    expect(shown(scaleOfTins(round(20), { shape: 'square', side: 20 }))).toBe(1.27);
    expect(shown(scaleOfTins(round(26), { shape: 'rectangle', length: 30, width: 20 }))).toBe(1.13);
  });

  it('counts the heights if both are known', () => {
    expect(shown(scaleOfTins(round(20, 5), round(20, 7.5)))).toBe(1.5);
    expect(shown(scaleOfTins(round(20), round(20, 7.5)))).toBe(1);
  });

  it('says in which direction baking changes, without a computed time', () => {
    expect(bakingHint(round(24), round(26))).toBe('longer');
    expect(bakingHint(round(24), round(24))).toBe('same');
    expect(bakingHint(round(24), round(18))).toBe('shorter');
  });

  it('is found in yields and steps', () => {
    expect(findTin('1 round of 24 cm', { language: 'en', isYield: true })).toEqual(round(24));
    expect(findTin('1 Torte (26 cm)', { language: 'de', isYield: true })).toEqual(round(26));
    expect(findTin('Pour into a greased 24 cm springform tin.', { language: 'en' })).toEqual(round(24));
    expect(findTin('Eine Springform (Ø 26 cm) fetten.', { language: 'de' })).toEqual(round(26));
    expect(findTin('Line a 20 x 30 cm tin.', { language: 'en' })).toMatchObject({
      shape: 'rectangle',
      length: 30,
      width: 20,
    });
    expect(findTin('Roll out to 30 cm and fold.', { language: 'en' })).toBeUndefined();
    expect(findTin('Cut into 2 cm dice and put into the pan.', { language: 'en' })).toBeUndefined();
  });

  it('takes the place of the former one in the steps, in their units', () => {
    expect(inTin('Pour into a 24 cm tin and cut 5 cm wide strips.', round(24), round(26))).toBe(
      'Pour into a 26 cm tin and cut 5 cm wide strips.',
    );
    expect(inTin('Grease a 9-inch springform pan.', round(23), round(26))).toBe('Grease a 10.25-inch springform pan.');
    expect(inTin('Pour into a 24 cm tin.', round(24), { shape: 'square', side: 22 })).toBe(
      'Pour into a 22 × 22 cm tin.',
    );
    expect(inTin('In eine Springform (24 cm) füllen.', round(24), round(26), 'de')).toBe(
      'In eine Springform (26 cm) füllen.',
    );
  });
});
