import type { CustomTypeOptions } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Recipe } from '../../../../shared/recipes/recipe-query.ts';
import { fieldAnchor } from '../../review/low-confidence.ts';
import { ConfidenceHint, ConfidenceBadge } from '../../review/confidence-badge.tsx';
import { facts } from '../draft/draft.ts';
import editor from '../editor.module.css';
import styles from './editor-head.module.css';
import { GrowingText } from '../growing-text.tsx';
import { PictureEditor } from './picture-editor.tsx';
import { memoSection, type ReviewedProps } from '../section-props.ts';

type Example = keyof CustomTypeOptions['resources']['editor']['examples'];

interface EditorHeadProps extends ReviewedProps {
  recipe: Recipe;
}

export const EditorHead = memoSection(
  ['name', 'description', 'imageDescription', ...facts],
  function EditorHead({ recipe, draft, update, doubts }: EditorHeadProps) {
    const { t, i18n } = useTranslation('editor');
    const example = (field: string) =>
      i18n.exists(`editor:examples.${field}`) ? t(`examples.${field as Example}`) : undefined;
    const parts: ReadonlyMap<string, unknown> = doubts.parts;
    return (
      <div className={`${styles.head} ${editor.inputs}`}>
        <div id={fieldAnchor('image')} className={styles.pictureColumn}>
          <PictureEditor recipe={recipe} draft={draft} update={update} />
          {parts.has('image') && <ConfidenceHint />}
        </div>
        <div className={styles.fields}>
          <div id={fieldAnchor('name')}>
            <GrowingText
              className={styles.name}
              aria-label={t('fields.name')}
              placeholder={t('fields.name')}
              value={draft.name}
              required
              maxLength={255}
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              onChange={({ currentTarget: { value } }) =>
                update((old) => ({ ...old, name: value.replaceAll('\n', ' ') }))
              }
            />
            {parts.has('name') && <ConfidenceHint />}
          </div>
          <div id={fieldAnchor('description')}>
            <GrowingText
              aria-label={t('fields.description')}
              placeholder={t('fields.descriptionPlaceholder')}
              value={draft.description}
              maxLength={20000}
              onChange={({ currentTarget: { value } }) => update((old) => ({ ...old, description: value }))}
            />
            {parts.has('description') && <ConfidenceHint />}
          </div>
          <div className={styles.facts}>
            {facts.map((field) => (
              <label key={field} id={fieldAnchor(field)}>
                <span>
                  {t(`fields.${field}`)}
                  {parts.has(field) && <ConfidenceBadge />}
                </span>
                <input
                  dir="auto"
                  value={draft[field] ?? ''}
                  placeholder={example(field)}
                  maxLength={255}
                  onChange={({ currentTarget: { value } }) => update((old) => ({ ...old, [field]: value }))}
                />
              </label>
            ))}
          </div>
        </div>
      </div>
    );
  },
);
