import { Printer } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, RadioGroup, Switch } from '#ui';
import { unitSystem, unitSystems } from '../../../shared/units-and-scaling/unit-systems.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { changePrintSettings, usePrintSettings } from './print-settings.ts';
import { PrintView } from './print-view.tsx';
import styles from './print-preferences.module.css';

const positions = ['left', 'right', 'hidden'] as const;

export function PrintPreferencesDialog({ recipe, onClose }: { recipe: Recipe; onClose: () => void }) {
  const { t } = useTranslation('recipe');
  const settings = usePrintSettings();
  const system = unitSystem.use();
  const printNow = () => {
    onClose();
    setTimeout(() => print());
  };
  return (
    <Dialog
      title={t('action.printPreferences')}
      onClose={onClose}
      width={860}
      footer={
        <Button kind="primary" icon={<Printer />} onClick={printNow}>
          {t('action.print')}
        </Button>
      }
    >
      <div className={styles.columns}>
        <div>
          <RadioGroup
            label={t('print.picture')}
            value={settings.imagePosition}
            options={positions.map((value) => ({ value, label: t(`print.${value}`) }))}
            onChange={(imagePosition) => changePrintSettings({ imagePosition })}
          />
          <RadioGroup
            label={t('units.label')}
            value={system}
            options={unitSystems.map((value) => ({ value, label: t(`units.${value}`) }))}
            onChange={unitSystem.change}
          />
          <Switch checked={settings.showDescription} onChange={(on) => changePrintSettings({ showDescription: on })}>
            {t('print.description')}
          </Switch>
          <Switch checked={settings.showNotes} onChange={(on) => changePrintSettings({ showNotes: on })}>
            {t('print.notes')}
          </Switch>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <div role="region" aria-label={t('print.preview')} tabIndex={0} className={styles.preview}>
          <PrintView recipe={recipe} />
        </div>
      </div>
    </Dialog>
  );
}
