interface RecipePicture {
  id: string;
  /** Fingerprint of the picture: 64 bits as hexadecimal digits. */
  picture?: string | null;
}

/** Fingerprints of one photo in different sizes and qualities differ in at most this many bits. */
const MAX_DIFFERING_BITS = 3;
/** Fingerprints that differ in three bits have at least one of four parts of 4 digits in common. */
const PART_DIGITS = 4;
/** A picture that more recipes share is a placeholder. */
const MAX_BUCKET = 20;

/** Finds pairs of recipes that show the same photo, in time linear in the number of recipes. */
export function findSimilarPictures(recipes: RecipePicture[]): [string, string][] {
  const pictured = recipes.filter((one): one is { id: string; picture: string } => !!one.picture);
  const common = new Set(
    [...Map.groupBy(pictured, ({ picture }) => picture)]
      .filter(([, { length }]) => length > MAX_BUCKET)
      .map(([picture]) => picture),
  );
  const parts = pictured
    .filter(({ picture }) => !common.has(picture))
    .flatMap((recipe) => partsOf(recipe.picture).map((part) => ({ part, recipe })));
  const pairs = new Map<string, [string, string]>();
  for (const same of Map.groupBy(parts, ({ part }) => part).values()) {
    const bucket = same.map(({ recipe }) => recipe);
    if (bucket.length > MAX_BUCKET * 5) continue;
    for (const [at, one] of bucket.entries())
      for (const other of bucket.slice(at + 1))
        if (countDifferingBits(one.picture, other.picture) <= MAX_DIFFERING_BITS)
          pairs.set(`${one.id} ${other.id}`, [one.id, other.id]);
  }
  return [...pairs.values()];
}

const partsOf = (picture: string): string[] =>
  Array.from(
    { length: picture.length / PART_DIGITS },
    (_, at) => `${at} ${picture.slice(at * PART_DIGITS, (at + 1) * PART_DIGITS)}`,
  );

function countDifferingBits(one: string, other: string): number {
  let differing = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let bits = 0;
  for (; differing; differing &= differing - 1n) bits++;
  return bits;
}
