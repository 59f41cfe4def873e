import { useTranslation } from 'react-i18next';
import { withBase } from '../browser/base-path.ts';

/** Pages of the help to which screens link, with the part of the page. */
type HelpPage =
  | 'accessibility'
  | 'backups'
  | 'moving-in'
  | 'privacy'
  | 'signing-in'
  | 'troubleshooting'
  | 'using'
  | `using#${UsingPart}`;

type UsingPart =
  | 'finding'
  | 'foods-units-and-aisles'
  | 'notifications'
  | 'planning-and-shopping'
  | 'recipes'
  | 'timeline'
  | 'together';

/** Link to the help, in a new tab. */
export function HelpLink({ page }: { page: HelpPage }) {
  const { t } = useTranslation();
  return (
    <a href={withBase(`/help/${page}`)} target="_blank" rel="noreferrer" className="text-link">
      {t('nav.help')}
    </a>
  );
}
