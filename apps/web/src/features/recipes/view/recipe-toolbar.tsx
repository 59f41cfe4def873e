import { Link } from '@tanstack/react-router';
import { CookingPot, Lock, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#ui';
import { useUser } from '../../../app/session.ts';
import type { Recipe } from '../recipe-query.ts';
import { MadeButton } from './made-button.tsx';
import styles from './view.module.css';

export function RecipeToolbar({ recipe, mayEdit }: { recipe: Recipe; mayEdit: boolean }) {
  const { t } = useTranslation('recipe');
  const { t: common } = useTranslation();
  const params = { slug: recipe.slug };
  return (
    <div className={styles.toolbar}>
      {recipe.recipeInstructions.length > 0 && (
        <Link
          to="/recipe/$slug"
          params={params}
          search={({ imported }) => ({ cook: true, imported })}
          className={buttonClass('primary')}
        >
          <CookingPot aria-hidden />
          {t('cook')}
        </Link>
      )}
      {mayEdit ? (
        <Link
          to="/recipe/$slug"
          params={params}
          search={({ imported }) => ({ edit: true, imported })}
          className={buttonClass()}
        >
          <Pencil aria-hidden />
          {common('action.edit')}
        </Link>
      ) : (
        <span className={styles.made} title={t('lockedHint')}>
          <Lock size={18} aria-hidden /> {t('locked')}
        </span>
      )}
      <span className={styles.onlyWide}>
        <MadeButton recipe={recipe} />
      </span>
    </div>
  );
}

/** A locked recipe is its owner's; administrators may do everything. */
export function useMayEdit({ settings, userId }: Recipe): boolean {
  const { id, admin } = useUser();
  return !settings.locked || userId === id || admin;
}
