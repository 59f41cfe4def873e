/** Values for the `{placeholders}` in the examples of the contract. Names that are not listed are ids. */
const VALUES = new Map<string, unknown>(
  Object.entries({
    new: '7',
    ...Object.fromEntries(
      [
        'recipe',
        'importedRecipe',
        'changedRecipe',
        'publicRecipe',
        'recipeFromPage',
        'recipeWithLine',
        'recipeWithPhoto',
        'exportedRecipe',
      ].map((name) => [name, 'pea-soup']),
    ),
    categorySlug: 'soups',
    tagSlug: 'quick',
    toolSlug: 'blender',
    publicGroup: 'our-kitchen',
    recipePage: 'https://example.com/pea-soup',
    pictureUrl: 'https://example.com/pea-soup.jpg',
    picture: 'picture.jpg',
    pictureOfThatText: '0f6a1c0e9b7d4a52b3c4d5e6f7a8b9c0.webp',
    photoOfThatRecipe: 'photo.webp',
    assetOfThatRecipe: 'recipe-card.pdf',
    recipeArchive: 'recipes.zip',
    recipeZip: 'recipe.zip',
    backupFile: 'backup.zip',
    backup: 'tureen_20261102T031500.zip',
    backupCopy: 'tureen_20261102T031500.zip',
    otherBackup: 'tureen_20261102T031500.zip',
    closedBackup: 'tureen_20261102T031500.zip.age',
    correctedLine: '1 knob ginger',
    apiToken: 3,
    serverTask: 7,
    failedTask: 7,
    userEmail: 'grace@example.com',
    firstCode: '123456',
    challengeCode: '123456',
    passwordWithTwoFactor: 'correct horse',
    newPasskey: { id: 'AbCdEfGh', rawId: 'AbCdEfGh', type: 'public-key', response: {}, clientExtensionResults: {} },
    passkeyAnswer: { id: 'AbCdEfGh', rawId: 'AbCdEfGh', type: 'public-key', response: {}, clientExtensionResults: {} },
    mealplan: '4b0f8f6e-6a3d-4f0e-9b1a-2d5c7e9f1a3b',
  }),
);

/** FNV-1a, spread over the digits of an id: the same name always gets the same id. */
function exampleId(name: string): string {
  let hash = 0x811c9dc5;
  const digits = Array.from({ length: 32 }, (_, index) => {
    for (const letter of `${name}${index}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
    return (hash >>> 12).toString(16).at(-1);
  }).join('');
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

/** Replaces the placeholders of an example. */
export function fillExample(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fillExample);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fillExample(entry)]));
  if (typeof value !== 'string') return value;
  const whole = /^\{(\w+)\}$/.exec(value)?.[1];
  if (whole) return valueOf(whole);
  return value.replace(/\{(\w+)\}/g, (_, name: string) => String(valueOf(name)));
}

const valueOf = (name: string) => VALUES.get(name) ?? exampleId(name);
