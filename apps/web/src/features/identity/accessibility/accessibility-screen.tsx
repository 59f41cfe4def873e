import { useTranslation } from 'react-i18next';
import { PageHeader } from '#ui';
import { HelpLink } from '../../../shared/help/help-link.tsx';
import { DeviceSettings } from './device-settings.tsx';
import styles from './accessibility.module.css';

const parts = ['conformance', 'limits', 'tested', 'tell'] as const;

/** Statement of what people can rely on, with the settings of this device. */
export function AccessibilityScreen() {
  const { t } = useTranslation('accessibility');
  return (
    <article className={styles.page}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} help={<HelpLink page="accessibility" />} />
      <DeviceSettings />
      {parts.map((part) => (
        <section key={part}>
          <h2>{t(`${part}.title`)}</h2>
          <p>{t(`${part}.text`)}</p>
        </section>
      ))}
    </article>
  );
}
