import { passwordScore, strengthOf } from './password-strength.ts';

describe('password strength', () => {
  it('is nothing for short and for obvious passwords', () => {
    for (const password of ['a1B', 'password123!', 'Qwerty!!99', 'myAdmin2000'])
      expect(passwordScore(password)).toBe(0);
  });

  it('grows with variety and little with repetition', () => {
    expect(passwordScore('aaaaaaaa')).toBeLessThan(passwordScore('abcdefgh'));
    expect(passwordScore('abcdefgh')).toBeLessThan(passwordScore('abcdEFG1!'));
    expect(passwordScore('correct horse Battery 9 staple!')).toBe(100);
  });

  it('has four names', () => {
    expect([0, 50, 80, 100].map(strengthOf)).toEqual(['weak', 'good', 'strong', 'veryStrong']);
  });
});
