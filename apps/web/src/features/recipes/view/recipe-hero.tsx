import { useTranslation } from 'react-i18next';
import { Picture } from '#ui';
import { recipePicture, recipePictureSet } from '../../../app/media.ts';
import { RecipeActions } from '../actions/recipe-actions.tsx';
import { FavouriteButton } from '../favourite-button.tsx';
import type { Recipe } from '../recipe-query.ts';
import { Html } from './html.tsx';
import { RatingStars } from './rating-stars.tsx';
import { RecipeToolbar, useMayEdit } from './recipe-toolbar.tsx';
import styles from './view.module.css';

const shown = '(min-width: 60rem) 40vw, 100vw';

export function RecipeHero({ recipe }: { recipe: Recipe }) {
  const { name, settings, image } = recipe;
  const mayEdit = useMayEdit(recipe);
  return (
    <header className={styles.hero} data-wide={Boolean(settings.landscapeView && image)}>
      <div className={styles.picture}>
        <Picture
          name={name}
          src={recipePicture(recipe, 'original')}
          srcSet={recipePictureSet(recipe)}
          sizes={settings.landscapeView ? '100vw' : shown}
          eager
        />
      </div>
      <div className={styles.intro}>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <div className={styles.marks}>
          <RatingStars recipe={recipe} />
          <FavouriteButton recipe={recipe} className={styles.heart} />
          <RecipeActions recipe={recipe} mayEdit={mayEdit} />
        </div>
        {recipe.descriptionHtml && <Html html={recipe.descriptionHtml} className={styles.description} />}
        <Times recipe={recipe} />
        <RecipeToolbar recipe={recipe} mayEdit={mayEdit} />
      </div>
    </header>
  );
}

function Times({ recipe: { prepTime, performTime, totalTime } }: { recipe: Recipe }) {
  const { t } = useTranslation('recipe');
  const times = [
    [t('times.prep'), prepTime],
    [t('times.perform'), performTime],
    [t('times.total'), totalTime],
  ].filter(([, value]) => value);
  if (times.length === 0) return null;
  return (
    <dl className={styles.times}>
      {times.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
