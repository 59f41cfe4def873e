import { locales, negotiateLocale, translate } from './messages.ts';

describe('messages', () => {
  it('translates to the requested language', () => {
    expect(translate('de-DE', 'errors.notFound')).toBe('Nicht gefunden.');
    expect(translate('fr-FR', 'fetch.failed', { host: 'example.org' })).toBe('example.org n’a pas pu être joint.');
  });

  it('falls back to English, then to the key', () => {
    expect(translate('tlh-KX', 'errors.notFound')).toBe('Not found.');
    expect(translate('../../x', 'errors.notFound')).toBe('Not found.');
    expect(translate('en-US', 'A ready text: with signs. Kept')).toBe('A ready text: with signs. Kept');
  });

  it('negotiates among all offered languages', () => {
    expect(negotiateLocale('nb-NO, de;q=0.5')).toBe('no-NO');
    expect(negotiateLocale('xx')).toBe('en-US');
  });

  it('offers 39 languages, two of them right-to-left', () => {
    expect(locales).toHaveLength(39);
    expect(locales.filter(({ direction }) => direction === 'rtl').map(({ code }) => code)).toEqual(['he-IL', 'ar-SA']);
  });
});
