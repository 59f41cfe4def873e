import { CalendarCheck, Clock } from '#ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '#ui';
import { recipePicture, recipePictureSet, recipePictureSizes } from '../../../shared/widgets/media.ts';
import { useTimes } from '../../../shared/i18n/use-times.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { Description } from './description.tsx';
import { RatingStars } from './rating-stars.tsx';
import { RecipeToolbar, useMayEdit } from './recipe-toolbar.tsx';
import { instantOf, useLabelledTimes } from '../../../shared/recipes/time-text.ts';
import styles from './view.module.css';

interface HeroProps {
  recipe: Recipe;
  stars: ReactNode;
  toolbar: ReactNode;
}

export function RecipeHero({ recipe }: { recipe: Recipe }) {
  const mayEdit = useMayEdit(recipe);
  return (
    <Hero
      recipe={recipe}
      stars={<RatingStars recipe={recipe} />}
      toolbar={<RecipeToolbar recipe={recipe} mayEdit={mayEdit} />}
    />
  );
}

/** Head of the recipe's page: low, so that the first ingredient is visible. */
export function Hero({ recipe, stars, toolbar }: HeroProps) {
  const { name, settings, image, imageDescription, language, descriptionHtml } = recipe;
  const view = settings.landscapeView ? 'wide' : 'beside';
  return (
    <header className={styles.hero} data-picture={image ? view : 'none'}>
      {image && (
        <div className={styles.picture}>
          <Picture
            name={name}
            src={recipePicture(recipe, 'medium-original')}
            srcSet={recipePictureSet(recipe)}
            sizes={recipePictureSizes[view]}
            alt={imageDescription ?? ''}
            eager
          />
        </div>
      )}
      <h1>
        <bdi lang={language ?? undefined}>{name}</bdi>
      </h1>
      <div className={styles.intro}>
        <Facts recipe={recipe} stars={stars} />
        {descriptionHtml && <Description lang={language} html={descriptionHtml} />}
        {toolbar}
      </div>
    </header>
  );
}

function Facts({ recipe, stars }: Omit<HeroProps, 'toolbar'>) {
  const { t } = useTranslation('recipe');
  const { lastMade } = recipe;
  const times = useLabelledTimes(recipe);
  return (
    <div className={styles.facts}>
      {stars}
      {times.length > 0 && (
        <dl className={styles.times}>
          {times.map(({ label, text }, index) => (
            <div key={label}>
              {index === times.length - 1 && <Clock size={16} />}
              <dt>{label}</dt>
              <dd>
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {lastMade && (
        <p className={styles.lastMade}>
          <CalendarCheck size={16} />
          <span>{t('made.last')}</span> <RecentDay moment={instantOf(lastMade)} />
        </p>
      )}
    </div>
  );
}

const isOfThisYear = (moment: Date) => moment.getUTCFullYear() === new Date().getUTCFullYear();

/** A day, with its year unless it is the current one. */
function RecentDay({ moment }: { moment: Date }) {
  return <bdi>{useTimes()(moment, isOfThisYear(moment) ? 'date' : 'day')}</bdi>;
}
