import type { AnyRouteMatch } from '@tanstack/react-router';
import type { AppContext } from './app-context.ts';

/** The title of a browser tab: what the page shows, then the product. Without a title, that of the root route remains. */
export function pageTitle({ i18n }: Pick<AppContext, 'i18n'>, title?: string) {
  return { meta: title ? [{ title: `${title} · ${i18n.t('product')}` }] : [] };
}

/** The title of a page without one of its own: the product's name, or what went wrong. */
export function fallbackTitle({ i18n }: Pick<AppContext, 'i18n'>, matches: AnyRouteMatch[]) {
  const isMissing = matches.some(({ status, _notFound }) => _notFound || status === 'notFound');
  const hasFailed = matches.some(({ status }) => status === 'error');
  const failure = isMissing ? i18n.t('error.notFound') : hasFailed && i18n.t('error.page');
  return { title: failure ? `${failure} · ${i18n.t('product')}` : i18n.t('product') };
}
