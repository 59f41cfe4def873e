import { useTranslation } from 'react-i18next';
import type { Recipe } from '../recipe-query.ts';
import type { RecipeDraft } from './draft.ts';
import styles from './editor.module.css';
import { GrowingText } from './growing-text.tsx';
import { PictureEditor } from './picture-editor.tsx';
import type { UpdateDraft } from './use-draft.ts';

interface EditorHeadProps {
  recipe: Recipe;
  draft: RecipeDraft;
  update: UpdateDraft;
  onPictureSaved: (etag: string | undefined) => void;
}

const facts = ['recipeYield', 'prepTime', 'performTime', 'totalTime'] as const;

export function EditorHead({ recipe, draft, update, onPictureSaved }: EditorHeadProps) {
  const { t } = useTranslation('editor');
  return (
    <div className={styles.head}>
      <PictureEditor recipe={recipe} onSaved={onPictureSaved} />
      <div className={styles.headFields}>
        <GrowingText
          className={styles.name}
          aria-label={t('fields.name')}
          placeholder={t('fields.name')}
          value={draft.name}
          required
          maxLength={255}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={({ currentTarget: { value } }) => update((old) => ({ ...old, name: value.replaceAll('\n', ' ') }))}
        />
        <GrowingText
          className={styles.description}
          aria-label={t('fields.description')}
          placeholder={t('fields.descriptionPlaceholder')}
          value={draft.description}
          maxLength={20000}
          onChange={({ currentTarget: { value } }) => update((old) => ({ ...old, description: value }))}
        />
        <div className={styles.facts}>
          {facts.map((field) => (
            <label key={field}>
              <span>{t(`fields.${field}`)}</span>
              <input
                dir="auto"
                value={draft[field]}
                placeholder={t(`examples.${field}`)}
                maxLength={255}
                onChange={({ currentTarget: { value } }) => update((old) => ({ ...old, [field]: value }))}
              />
            </label>
          ))}
        </div>
      </div>
    </div>
  );
}
