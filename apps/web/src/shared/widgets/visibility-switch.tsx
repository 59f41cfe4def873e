import { useTranslation } from 'react-i18next';
import { Switch } from '#ui';

interface VisibilitySwitchProps {
  isPrivate: boolean;
  disabled?: boolean;
  onChange: (isPrivate: boolean) => void;
}

/** Asks whether people outside the group may read its recipes. */
export function VisibilitySwitch({ isPrivate, disabled, onChange }: VisibilitySwitchProps) {
  const { t } = useTranslation();
  return (
    <Switch checked={!isPrivate} disabled={disabled} hint={t('visibility.hint')} onChange={(on) => onChange(!on)}>
      {t('visibility.open')}
    </Switch>
  );
}
