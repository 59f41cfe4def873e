import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice, buttonClass } from '#ui';
import { useDraftStore, type StoredDraft } from '../editor/draft-store.ts';
import type { Recipe } from '../recipe-query.ts';

/** Reminds of changes that were left unsaved in this browser. */
export function DraftNotice({ recipe }: { recipe: Recipe }) {
  const { t, i18n } = useTranslation('editor');
  const store = useDraftStore(recipe.id);
  const [stored, setStored] = useState<StoredDraft>();
  useEffect(() => setStored(store.read()), [store]);
  if (!stored) return null;
  const date = new Date(stored.savedAt).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Notice kind="warning">
      <p>{t('draft.waiting', { date })}</p>
      <Link
        to="/recipe/$slug"
        params={{ slug: recipe.slug }}
        search={{ edit: true }}
        className={buttonClass('secondary', 'small')}
      >
        {t('draft.continue')}
      </Link>
    </Notice>
  );
}
