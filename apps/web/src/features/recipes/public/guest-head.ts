import type { AppContext } from '../../../shared/routing/app-context.ts';
import { recipePicture } from '../../../shared/widgets/media.ts';
import { pageTitle } from '../../../shared/routing/page-title.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { plain, structuredData } from './structured-data.ts';

interface Page {
  path: string;
  /** Excludes the page from search engines. */
  isHidden?: boolean;
}

const MAX_DESCRIPTION_LENGTH = 300;

/** Head of a recipe's page for search engines, link previews and importers. */
export function recipeHead(context: AppContext, recipe: Recipe, { path, isHidden }: Page) {
  const url = context.baseUrl + path;
  const source = recipePicture(recipe, 'original');
  const picture = source && new URL(source, context.baseUrl).href;
  const description = plain(recipe.descriptionHtml).slice(0, MAX_DESCRIPTION_LENGTH) || recipe.name;
  const { meta } = pageTitle(context, recipe.name);
  return {
    meta: [
      ...meta,
      { name: 'description', content: description },
      ...(isHidden ? [{ name: 'robots', content: 'noindex, nofollow' }] : []),
      { property: 'og:type', content: 'article' },
      { property: 'og:site_name', content: context.i18n.t('product') },
      { property: 'og:title', content: recipe.name },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      ...(picture ? [{ property: 'og:image', content: picture }] : []),
      { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
    ],
    links: isHidden ? [] : [{ rel: 'canonical', href: url }],
    scripts: [{ type: 'application/ld+json', children: asScript(structuredData(recipe, { url, picture })) }],
  };
}

/** Escapes `<`, so that the data cannot end its script element. */
const asScript = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');
