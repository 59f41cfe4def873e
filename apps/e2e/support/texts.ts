import { readFileSync } from 'node:fs';
import { valuesInTexts } from '#locales';

type Values = Record<string, string | number>;

/** @returns a function that gives the interface's text for "area:key" in a language, with values filled in */
export function textsIn(locale: string): (key: string, values?: Values) => string {
  return (key, values = {}) => {
    const [area, path] = key.split(':') as [string, string];
    const catalogue: unknown = JSON.parse(readFileSync(`locales/${locale}/${area}.json`, 'utf8'));
    const text = path
      .split('.')
      .reduce((node: unknown, part) => (node as Record<string, unknown> | undefined)?.[part], catalogue);
    if (typeof text !== 'string') throw new Error(`There is no text ${key} in ${locale}`);
    return text.replaceAll(/\{\{(\w+)(?:, *(\w+))?\}\}/g, (_, name: string, format?: string) =>
      String(valuesInTexts.format(values[name], format, locale, {})),
    );
  };
}
