import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Picture } from '#ui';
import { recipePicture } from '../../shared/widgets/media.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { PlannedLink } from './planned-link.tsx';
import { todayQuery } from './plan-query.ts';
import styles from './planned-today.module.css';
import { useMealName } from './use-meal-name.ts';

/** Today's meal plan entries, by meal; renders nothing if there are none. */
export function PlannedToday() {
  const { t } = useTranslation();
  const mealName = useMealName();
  const { data } = useSuspenseQuery(todayQuery(useApi()));
  if (data.length === 0) return null;
  return (
    <section className={styles.today} aria-labelledby="planned-today">
      <h2 id="planned-today">
        <Link to="/group/mealplan/planner">{t('plan.today')}</Link>
      </h2>
      <ul className="fade-inline">
        {data.map(({ uuid, recipe, servings, title, entryType }) => (
          <li key={uuid}>
            {recipe && (
              <span className={styles.picture}>
                <Picture name={recipe.name} src={recipePicture(recipe, 'tiny-original')} />
              </span>
            )}
            <span className={styles.words}>
              <small>{mealName(entryType)}</small>
              {recipe ? <PlannedLink recipe={recipe} servings={servings} /> : <bdi>{title}</bdi>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
