import { negotiateLocale } from './negotiate-locale.ts';

const offered = ['zh-TW', 'zh-CN', 'pt-PT', 'pt-BR', 'no-NO', 'fr-FR', 'fr-CA', 'es-ES', 'en-US', 'en-GB', 'de-DE'];

describe('negotiateLocale', () => {
  it.each([
    ['de-DE', 'de-DE'],
    ['DE-de', 'de-DE'],
    ['de-AT,de;q=0.9', 'de-DE'],
    ['xx, fr;q=0.8, de;q=0.9', 'de-DE'],
    ['pt', 'pt-BR'],
    ['pt-AO', 'pt-PT'],
    ['zh-Hant-HK', 'zh-TW'],
    ['nb-NO', 'no-NO'],
    ['es-MX', 'es-ES'],
    ['fr-CH', 'fr-FR'],
    ['en', 'en-US'],
    ['en-AU', 'en-GB'],
    ['*', 'en-US'],
    ['', 'en-US'],
    ['de;q=0', 'en-US'],
    ['not a tag, de', 'de-DE'],
    ['{}', 'en-US'],
    [undefined, 'en-US'],
    [null, 'en-US'],
  ])('understands %s as %s', (header, expected) => {
    expect(negotiateLocale(header, offered)).toBe(expected);
  });
});
