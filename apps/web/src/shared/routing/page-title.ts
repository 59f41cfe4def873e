import type { AppContext } from './app-context.ts';

/** The title of a browser tab: what the page shows, then the product. */
export function pageTitle({ i18n }: Pick<AppContext, 'i18n'>, title?: string) {
  const product = i18n.t('product');
  return { meta: [{ title: title ? `${title} · ${product}` : product }] };
}
