import { useTranslation } from 'react-i18next';
import { scriptLanguage } from '#locales';

/** Words of people, such as the name of a food, which may be in another language and direction than the page. */
export function Words({ children, className }: { children: string; className?: string | undefined }) {
  const { i18n } = useTranslation();
  return (
    <bdi className={className} lang={scriptLanguage(children, i18n.language)}>
      {children}
    </bdi>
  );
}
