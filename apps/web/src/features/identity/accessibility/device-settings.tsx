import { useTranslation } from 'react-i18next';
import { SelectField, Switch } from '#ui';
import { singleKeys, undoSeconds, undoTimes } from '../../../shared/browser/accessibility-settings.ts';
import styles from './accessibility.module.css';

/** Settings for this device, which need no account. */
export function DeviceSettings() {
  const { t } = useTranslation('accessibility');
  return (
    <section className={styles.settings}>
      <h2>{t('settings.title')}</h2>
      <Switch
        checked={singleKeys.use()}
        onChange={singleKeys.change}
        hint={t('shortcuts.singleHint', { ns: 'common' })}
      >
        {t('shortcuts.single', { ns: 'common' })}
      </Switch>
      <SelectField
        label={t('settings.undo')}
        hint={t('settings.undoHint')}
        value={String(undoSeconds.use() ?? '')}
        onChange={(seconds) => undoSeconds.change(seconds === '' ? null : Number(seconds))}
      >
        <option value="">{t('settings.untilClosed')}</option>
        {undoTimes.map((count) => (
          <option key={count} value={count}>
            {t('settings.seconds', { count })}
          </option>
        ))}
      </SelectField>
    </section>
  );
}
