export { fallbackLocale } from './fallback-locale.ts';
export { negotiateLocale } from './negotiate-locale.ts';
