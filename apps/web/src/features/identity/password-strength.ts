const forbidden = ['password', 'mealie', 'tureen', 'admin', 'qwerty', 'login'];
const classes = [/\d/, /[a-z]/, /[A-Z]/, /[^A-Za-z0-9]/];

export type Strength = 'weak' | 'good' | 'strong' | 'veryStrong';

/** 0 to 100: varied characters count most, repetitions ever less, each further class of characters adds ten. */
export function passwordScore(password: string): number {
  if (password.length < 6 || forbidden.some((word) => password.toLowerCase().includes(word))) return 0;
  const seen = new Map<string, number>();
  let score = 0;
  for (const letter of password) {
    const count = (seen.get(letter) ?? 0) + 1;
    seen.set(letter, count);
    score += 5 / count;
  }
  const kinds = classes.filter((kind) => kind.test(password)).length;
  return Math.min(100, Math.trunc(score + (kinds - 1) * 10));
}

export function strengthOf(score: number): Strength {
  if (score < 50) return 'weak';
  if (score < 80) return 'good';
  return score < 100 ? 'strong' : 'veryStrong';
}
