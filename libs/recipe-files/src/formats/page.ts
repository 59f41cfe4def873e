import { readRecipe } from '#recipe-reader';
import { filed } from '../recipe.ts';
import type { Format } from '../format.ts';
import { wideOf } from '../files/text.ts';
import { attribute, parseHtml, where } from '../xml.ts';

const NOWHERE = 'https://localhost.invalid/';

/** Pages that somebody has saved, and HTML of programs that mark their recipes up. */
export const page: Format = {
  name: 'html',
  matches: ({ head }) => /<(?:!doctype html|html|body|div|head)[\s>]/i.test(head),
  async *read(file) {
    const { recipe } = readRecipe(wideOf(file.bytes) ? file.text : file.bytes, { url: NOWHERE });
    if (!recipe || (!recipe.ingredients.length && !recipe.instructions.length)) return;
    const isLocal = (address: string) => address.startsWith(NOWHERE);
    const own = where(parseHtml(file.text), (element) => element.name === 'img').map((image) =>
      attribute(image, 'src'),
    );
    const named = recipe.images.filter(isLocal).map((address) => address.slice(NOWHERE.length));
    let picture = null;
    for (const path of [...named, ...own]) if (!/^https?:/.test(path)) picture ??= await file.beside(path);
    yield filed({
      ...recipe,
      url: isLocal(recipe.url) ? '' : recipe.url,
      images: recipe.images.filter((address) => !isLocal(address)),
      picture,
    });
  },
};
