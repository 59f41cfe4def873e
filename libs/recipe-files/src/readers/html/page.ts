import { isWebAddress } from '#contract/web-address';
import { readRecipe } from '#recipe-reader';
import { importedRecipe } from '../../imported-recipe.ts';
import type { Format } from '../../format.ts';
import { detectUtf16 } from '../../files/text.ts';
import { attribute, parseHtml, findElements } from '../../xml.ts';

const PLACEHOLDER_URL = 'https://localhost.invalid/';

/** Saved web pages, and HTML exports with markup. */
export const page: Format = {
  name: 'html',
  matches: ({ head }) => /<(?:!doctype html|html|body|div|head)[\s>]/i.test(head),
  async *read(file) {
    const { recipe } = readRecipe(detectUtf16(file.bytes) ? file.text : file.bytes, { url: PLACEHOLDER_URL });
    if (!recipe || (!recipe.ingredients.length && !recipe.instructions.length)) return;
    const isLocal = (address: string) => address.startsWith(PLACEHOLDER_URL);
    const own = findElements(parseHtml(file.tameText), (element) => element.name === 'img').map((image) =>
      attribute(image, 'src'),
    );
    const named = recipe.images.filter(isLocal).map((address) => address.slice(PLACEHOLDER_URL.length));
    let picture = null;
    for (const path of [...named, ...own]) if (!isWebAddress(path)) picture ??= await file.readReferenced(path);
    yield importedRecipe({
      ...recipe,
      url: isLocal(recipe.url) ? '' : recipe.url,
      images: recipe.images.filter((address) => !isLocal(address)),
      picture,
    });
  },
};
