import { useTranslation } from 'react-i18next';
import { Button } from '#ui';
import styles from './home.module.css';

interface PanelFootProps {
  isEmpty: boolean;
  doneLabel: string;
  onClear: () => void;
  onDone: () => void;
}

/** Buttons below the options of a filter. */
export function PanelFoot({ isEmpty, doneLabel, onClear, onDone }: PanelFootProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.panelFoot}>
      <Button kind="quiet" size="small" disabled={isEmpty} onClick={onClear}>
        {t('ui.clear')}
      </Button>
      <Button kind="primary" size="small" onClick={onDone}>
        {doneLabel}
      </Button>
    </div>
  );
}
