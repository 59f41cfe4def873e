import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#ui';
import { useTimes } from '../../../shared/i18n/use-times.ts';
import { useDraftStore, type StoredDraft } from '../editor/draft/draft-store.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import styles from './view.module.css';

/** Reminds of an unsaved draft in this browser. */
export function DraftNotice({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation('recipe');
  const times = useTimes();
  const store = useDraftStore(recipe.id);
  const [stored, setStored] = useState<StoredDraft>();
  useEffect(() => setStored(store.read()), [store]);
  if (!stored) return null;
  const date = times(stored.savedAt);
  return (
    <aside className={styles.draft} aria-label={t('draft.label')}>
      <p>{t('draft.waiting', { date })}</p>
      <Link
        to="/recipe/$slug"
        params={{ slug: recipe.slug }}
        search={{ edit: true }}
        className={buttonClass('secondary', 'small')}
      >
        {t('draft.continue')}
      </Link>
    </aside>
  );
}
