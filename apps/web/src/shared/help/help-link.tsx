import { useTranslation } from 'react-i18next';
import { withBase } from '../browser/base-path.ts';

/** Link to the help, in a new tab. Its text is in the catalogue `user`. */
export function HelpLink() {
  const { t } = useTranslation('user');
  return (
    <a href={withBase('/help')} target="_blank" rel="noreferrer" className="text-link">
      {t('settings.help')}
    </a>
  );
}
