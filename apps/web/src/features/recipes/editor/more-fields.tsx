import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton, Switch, TextField } from '#ui';
import { useUser } from '../../../app/session.ts';
import type { Recipe } from '../recipe-query.ts';
import { nutrients } from '../view/nutrients.ts';
import type { NoteDraft, RecipeDraft } from './draft.ts';
import styles from './editor.module.css';
import { GrowingText } from './growing-text.tsx';
import { changeAt, insertAt, removeAt } from './lists.ts';
import { newId } from './new-id.ts';
import { OrganizerField } from './organizer-field.tsx';
import type { UpdateDraft } from './use-draft.ts';
import { useUndoToast } from './use-undo-toast.ts';

interface MoreFieldsProps {
  recipe: Recipe;
  draft: RecipeDraft;
  update: UpdateDraft;
}

export function MoreFields({ recipe, draft, update }: MoreFieldsProps) {
  const { t } = useTranslation('editor');
  const { advanced } = useUser();
  return (
    <div className={styles.more}>
      <NotesEditor draft={draft} update={update} />
      <section className={styles.organizers}>
        {(['categories', 'tags', 'tools'] as const).map((kind) => (
          <OrganizerField
            key={kind}
            kind={kind}
            chosen={draft[kind]}
            onChange={(chosen) => update((old) => ({ ...old, [kind]: chosen }))}
          />
        ))}
      </section>
      <TextField
        label={t('fields.orgURL')}
        type="url"
        value={draft.orgURL}
        maxLength={2048}
        onChange={({ currentTarget: { value } }) => update((old) => ({ ...old, orgURL: value }))}
      />
      {draft.settings.showNutrition && <NutritionEditor draft={draft} update={update} />}
      <SettingsEditor recipe={recipe} draft={draft} update={update} />
      {advanced && <ExtrasEditor draft={draft} update={update} />}
    </div>
  );
}

type SectionProps = Omit<MoreFieldsProps, 'recipe'>;

function NotesEditor({ draft: { notes }, update }: SectionProps) {
  const { t } = useTranslation('editor');
  const change = (to: (list: RecipeDraft['notes']) => RecipeDraft['notes']) =>
    update((old) => ({ ...old, notes: to(old.notes) }));
  const offerUndo = useUndoToast();
  const remove = (note: NoteDraft, index: number) => {
    change((list) => removeAt(list, index));
    if (note.title || note.text) offerUndo(() => change((list) => insertAt(list, index, note)));
  };
  return (
    <section>
      <h2>{t('notes.title')}</h2>
      {notes.map((note, index) => (
        <div key={note.id} className={styles.noteRow}>
          <div>
            <input
              aria-label={t('notes.heading')}
              placeholder={t('notes.heading')}
              value={note.title}
              maxLength={255}
              onChange={({ currentTarget: { value } }) => change((list) => changeAt(list, index, { title: value }))}
            />
            <GrowingText
              aria-label={t('notes.text')}
              placeholder={t('notes.text')}
              value={note.text}
              maxLength={20000}
              onChange={({ currentTarget: { value } }) => change((list) => changeAt(list, index, { text: value }))}
            />
          </div>
          <IconButton label={t('notes.remove')} onClick={() => remove(note, index)}>
            <Trash2 />
          </IconButton>
        </div>
      ))}
      <Button
        kind="quiet"
        icon={<Plus />}
        onClick={() => change((list) => [...list, { id: newId(), title: '', text: '' }])}
      >
        {t('notes.add')}
      </Button>
    </section>
  );
}

function NutritionEditor({ draft: { nutrition }, update }: SectionProps) {
  const { t } = useTranslation('editor');
  const { t: recipe } = useTranslation('recipe');
  return (
    <section>
      <h2>{recipe('nutrition.title')}</h2>
      <div className={styles.nutrition}>
        {nutrients.map(({ field, unit }) => (
          <TextField
            key={field}
            label={t('nutrient', { name: recipe(`nutrition.${field}`), unit })}
            inputMode="decimal"
            value={nutrition[field] ?? ''}
            maxLength={50}
            onChange={({ currentTarget: { value } }) =>
              update((old) => ({ ...old, nutrition: { ...old.nutrition, [field]: value || null } }))
            }
          />
        ))}
      </div>
    </section>
  );
}

const switches = ['public', 'showNutrition', 'landscapeView', 'disableAmount', 'locked'] as const;

function SettingsEditor({ recipe, draft: { settings }, update }: MoreFieldsProps) {
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
}

function ExtrasEditor({ draft: { extras }, update }: SectionProps) {
  const { t } = useTranslation('editor');
  const change = (to: (list: RecipeDraft['extras']) => RecipeDraft['extras']) =>
    update((old) => ({ ...old, extras: to(old.extras) }));
  return (
    <section>
      <h2>{t('extras.title')}</h2>
      <p className={styles.hint}>{t('extras.hint')}</p>
      {extras.map((extra, index) => (
        <div key={extra.id} className={styles.extraRow}>
          <input
            aria-label={t('extras.key')}
            placeholder={t('extras.key')}
            value={extra.key}
            onChange={({ currentTarget: { value } }) => change((list) => changeAt(list, index, { key: value }))}
          />
          <input
            aria-label={t('extras.value')}
            placeholder={t('extras.value')}
            value={extra.value}
            onChange={({ currentTarget: { value } }) => change((list) => changeAt(list, index, { value }))}
          />
          <IconButton label={t('extras.remove')} onClick={() => change((list) => removeAt(list, index))}>
            <Trash2 />
          </IconButton>
        </div>
      ))}
      <Button
        kind="quiet"
        icon={<Plus />}
        onClick={() => change((list) => [...list, { id: newId(), key: '', value: '' }])}
      >
        {t('extras.add')}
      </Button>
    </section>
  );
}
