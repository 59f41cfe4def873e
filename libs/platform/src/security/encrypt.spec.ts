import { encrypt, decrypt } from './encrypt.ts';

const SECRET = 'a'.repeat(20) + 'bcdefghijklmnopq';
const for_ = { purpose: 'totp', owner: 'ada' };

it('decrypts only with the same key, owner and purpose', () => {
  const sealed = encrypt(SECRET, for_, 'JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(encrypt(SECRET, for_, 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
  expect(decrypt(SECRET, for_, sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(decrypt(`${SECRET}x`, for_, sealed)).toBeUndefined();
  expect(decrypt(SECRET, { ...for_, owner: 'bo' }, sealed)).toBeUndefined();
  expect(decrypt(SECRET, { ...for_, purpose: 'other' }, sealed)).toBeUndefined();
});

it.each(['', 'v1', 'v1...', 'v2.a.b.c', 'v1.AAAA.AAAA.AAAA'])('refuses %s', (text) => {
  expect(decrypt(SECRET, for_, text)).toBeUndefined();
});

it('refuses a changed text', () => {
  const [version, nonce, content, tag] = encrypt(SECRET, for_, 'JBSWY3DPEHPK3PXP').split('.');
  const changed = `${content!.startsWith('A') ? 'B' : 'A'}${content!.slice(1)}`;
  expect(decrypt(SECRET, for_, [version, nonce, changed, tag].join('.'))).toBeUndefined();
});
