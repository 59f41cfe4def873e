import { useTranslation } from 'react-i18next';
import { Switch } from '#ui';
import { useUser } from '../../../../shared/session/session.ts';
import type { Recipe } from '../../../../shared/recipes/recipe-query.ts';
import { memoSection, type SectionProps } from '../section-props.ts';

const switches = [
  'public',
  'showNutrition',
  'showAssets',
  'landscapeView',
  'disableAmount',
  'disableComments',
  'locked',
] as const;

export const SettingsEditor = memoSection(
  ['settings'],
  function SettingsEditor({ recipe, draft: { settings }, update }: SectionProps & { recipe: Recipe }) {
    const { t } = useTranslation('editor');
    const { id, admin } = useUser();
    const shown = switches.filter((name) => name !== 'locked' || recipe.userId === id || admin);
    return (
      <section>
        <h2>{t('settings.title')}</h2>
        {shown.map((name) => (
          <Switch
            key={name}
            checked={Boolean(settings[name])}
            hint={t(`settings.${name}Hint`)}
            onChange={(on) => update((old) => ({ ...old, settings: { ...old.settings, [name]: on } }))}
          >
            {t(`settings.${name}`)}
          </Switch>
        ))}
      </section>
    );
  },
);
