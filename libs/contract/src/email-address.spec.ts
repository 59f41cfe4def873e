import { isEmailAddress } from './email-address.ts';

describe('a mail address', () => {
  it.each([
    'ada@example.org',
    'müller@example.org',
    'user@bücher.example',
    '山田@例え.jp',
    'δοκιμή@παράδειγμα.gr',
    'a.b+ü@x.org',
  ])('may be %s', (address) => expect(isEmailAddress(address)).toBe(true));

  it.each([
    'müller',
    'müller@',
    '@bücher.example',
    'a b@bücher.example',
    'ü@bücher..example',
    'ü\r\nBcc: x@y.org@é.org',
    'ü@é.org/x',
    'ü<x@é.org',
    'ü\u202e@é.org',
  ])('may not be %j', (address) => expect(isEmailAddress(address)).toBe(false));
});
