import { useTranslation } from 'react-i18next';

/** Dates with time, in the language. */
export function useTimes(): (time: Date | number | string | null) => string {
  const { i18n } = useTranslation();
  return (time) =>
    time ? new Date(time).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }) : '–';
}
