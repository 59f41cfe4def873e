import { ChevronDown, Languages, Ruler } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { Menu, MenuItem } from '#ui';
import { ownUnits, unitSystem, unitSystems } from './unit-systems.ts';
import styles from './units-menu.module.css';

/** Menu for units, remembered in this browser for all recipes. */
export function UnitsMenu() {
  const { t } = useTranslation('recipe');
  const system = unitSystem.use();
  const isOwn = ownUnits.use();
  const name = t('labelled', { label: t('units.label'), value: t(`units.${system}`) });
  return (
    <Menu
      label={t('units.label')}
      button={(props) => (
        <button
          type="button"
          className={styles.button}
          data-chosen={system !== 'written'}
          aria-label={name}
          title={name}
          {...props}
        >
          <Ruler />
          {system !== 'written' && <span>{t(`units.${system}`)}</span>}
          <ChevronDown />
        </button>
      )}
    >
      {unitSystems.map((one) => (
        <MenuItem key={one} chosen={one === system} onSelect={() => unitSystem.change(one)}>
          {t(`units.${one}`)}
        </MenuItem>
      ))}
      <MenuItem icon={<Languages />} onSelect={() => ownUnits.change(!isOwn)}>
        {t(isOwn ? 'units.namesOfRecipe' : 'units.ownNames')}
      </MenuItem>
    </Menu>
  );
}
