import { useTranslation } from 'react-i18next';
import { numberText } from '#locales';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Formats bytes in the user's language. */
export function useSizes(): (bytes: number) => string {
  const { i18n } = useTranslation();
  return (bytes) => {
    const step = bytes > 0 ? Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1000))) : 0;
    return numberText(bytes / 1000 ** step, i18n.language, {
      style: 'unit',
      unit: units[step],
      unitDisplay: step > 0 ? 'short' : 'long',
      maximumFractionDigits: step > 1 ? 1 : 0,
    });
  };
}
