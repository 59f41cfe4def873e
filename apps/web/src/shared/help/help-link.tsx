import { useTranslation } from 'react-i18next';
import { withBase } from '../browser/base-path.ts';

/** Page of the help, and the part of it. */
export type HelpPage =
  | 'accessibility'
  | 'api-tokens'
  | 'backups'
  | 'moving-in'
  | 'privacy'
  | 'signing-in'
  | 'troubleshooting'
  | 'using'
  | `using#${'cooking-together' | 'finding' | 'planning-and-shopping' | 'recipes' | 'together'}`;

/** Link to the help, in a new tab. */
export function HelpLink({ page }: { page: HelpPage }) {
  const { t } = useTranslation();
  return (
    <a href={withBase(`/help/${page}`)} target="_blank" rel="noreferrer" className="text-link">
      {t('nav.help')}
    </a>
  );
}
