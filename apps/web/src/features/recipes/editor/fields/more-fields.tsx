import { useTranslation } from 'react-i18next';
import { TextField } from '#ui';
import { useUser } from '../../../../shared/session/session.ts';
import type { Recipe } from '../../../../shared/recipes/recipe-query.ts';
import { fieldAnchor } from '../../review/low-confidence.ts';
import { ConfidenceHint } from '../../review/confidence-badge.tsx';
import { AssetsEditor } from '../../assets/assets-editor.tsx';
import styles from '../editor.module.css';
import { ExtrasEditor } from './extras-editor.tsx';
import { LanguageField } from './language-field.tsx';
import { NotesEditor } from './notes-editor.tsx';
import { NutritionEditor } from './nutrition-editor.tsx';
import { OrganizerField } from './organizer-field.tsx';
import { memoSection, type ReviewedProps } from '../section-props.ts';
import { SettingsEditor } from './settings-editor.tsx';

const organizers = [
  ['categories', 'recipeCategory'],
  ['tags', 'tags'],
  ['tools', 'tools'],
] as const;

const shownFields = [
  'notes',
  'recipeCategory',
  'tags',
  'tools',
  'orgURL',
  'language',
  'nutrition',
  'assets',
  'settings',
  'extras',
] as const;

export const MoreFields = memoSection(
  shownFields,
  function MoreFields({ recipe, draft, update, doubts }: ReviewedProps & { recipe: Recipe }) {
    const { t } = useTranslation('editor');
    const { advanced } = useUser();
    return (
      <div className={styles.more}>
        <NotesEditor draft={draft} update={update} />
        <section className={styles.organizers}>
          {organizers.map(([kind, field]) => (
            <div key={kind} id={fieldAnchor(field)}>
              <OrganizerField
                kind={kind}
                chosen={draft[field]}
                onChange={(chosen) => update((old) => ({ ...old, [field]: chosen }))}
              />
              {doubts.parts.has(field) && <ConfidenceHint />}
            </div>
          ))}
        </section>
        <TextField
          label={t('fields.orgURL')}
          type="url"
          value={draft.orgURL ?? ''}
          maxLength={2048}
          onChange={({ currentTarget: { value } }) => update((old) => ({ ...old, orgURL: value.trim() || null }))}
        />
        <LanguageField draft={draft} update={update} />
        {draft.settings.showNutrition && (
          <div id={fieldAnchor('nutrition')}>
            <NutritionEditor draft={draft} update={update} />
            {doubts.parts.has('nutrition') && <ConfidenceHint />}
          </div>
        )}
        <AssetsEditor recipe={recipe} draft={draft} update={update} />
        <SettingsEditor recipe={recipe} draft={draft} update={update} />
        {advanced && (
          <ExtrasEditor extras={draft.extras} onChange={(extras) => update((old) => ({ ...old, extras }))} />
        )}
      </div>
    );
  },
);
