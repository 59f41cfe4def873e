import { Link } from '@tanstack/react-router';
import { CookingPot, Lock, Pencil } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#ui';
import { useUser } from '../../../shared/session/session.ts';
import { RecipeActions } from '../actions/recipe-actions.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { MadeButton } from './made/made-button.tsx';
import { QuickActions } from './quick-actions.tsx';
import styles from './view.module.css';

/** On phones, all but the main action are icons. */
export function RecipeToolbar({ recipe, mayEdit }: { recipe: Recipe; mayEdit: boolean }) {
  const { t } = useTranslation('recipe');
  const params = { slug: recipe.slug };
  return (
    <div className={styles.toolbar}>
      {recipe.recipeInstructions.length > 0 && (
        <Link
          id="start-cooking"
          to="/recipe/$slug"
          params={params}
          search={({ imported }) => ({ cook: true, imported })}
          className={buttonClass('primary')}
        >
          <CookingPot />
          {t('cook')}
        </Link>
      )}
      <MadeButton recipe={recipe} />
      {mayEdit ? (
        <Link
          id="edit-recipe"
          to="/recipe/$slug"
          params={params}
          search={({ imported }) => ({ edit: true, imported })}
          className={`${buttonClass()} ${styles.edit}`}
        >
          <Pencil />
          <span>{t('action.edit')}</span>
        </Link>
      ) : (
        <span className={styles.locked} title={t('lockedHint')}>
          <Lock size={18} /> {t('locked')}
        </span>
      )}
      <span className={styles.end}>
        <QuickActions recipe={recipe} />
        <FavouriteButton recipe={recipe} className={styles.heart} />
        <span className={styles.actions}>
          <RecipeActions recipe={recipe} mayEdit={mayEdit} />
        </span>
      </span>
    </div>
  );
}

/** True unless the recipe is locked by somebody else; administrators may always edit. */
export function useMayEdit({ settings, userId }: Recipe): boolean {
  const { id, admin } = useUser();
  return !settings.locked || userId === id || admin;
}
