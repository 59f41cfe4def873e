import { useQuery } from '@tanstack/react-query';
import { Dices } from '#ui/icons';
import { CopyPlus } from '#ui/late-icons';
import { useTranslation } from 'react-i18next';
import { daysBetween, daysFrom } from '#contract/plain-dates';
import { Button, Picture, Skeleton } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { useDates } from '../../../shared/i18n/use-dates.ts';
import { recipePicture } from '../../../shared/widgets/media.ts';
import type { PlannedRecipe } from '../meals.ts';
import { planQuery, useCalendar } from '../plan-query.ts';
import { PlannedLink } from '../planned-link.tsx';
import type { NewEntry } from '../plan-state.ts';
import { shifted, spanOf, type Range } from '../range.ts';
import { newEntry, repeated } from '../use-plan-mutations.ts';
import { noneKey, type Suggestion, useSuggestions } from '../use-suggestions.ts';
import styles from './empty-week.module.css';

/** Number of dinners that an empty week offers. */
const OFFERED = 3;

interface EmptyWeekProps {
  range: Range;
  rememberRecipe: (recipe: PlannedRecipe) => void;
  onAdded: (news: NewEntry[], text: string) => void;
}

/** Offers dinners for days without a plan, and the meals of the days before. */
export function EmptyWeek({ range, rememberRecipe, onAdded }: EmptyWeekProps) {
  const { t } = useTranslation('planner');
  const { today } = useCalendar();
  const days = daysFrom(range.from, range.to).filter((day) => day >= today);
  const slots = days.slice(0, OFFERED).map((date) => ({ date, entryType: 'dinner' as const }));
  const { suggestions, isPending, draw } = useSuggestions(slots);
  const offers = suggestions.flatMap(({ recipe, date }) => (recipe ? { recipe, date } : []));
  const hasNone = !isPending && suggestions.length > 0 && offers.length === 0;
  const plan = () => {
    for (const { recipe } of offers) rememberRecipe(recipe);
    const news = offers.map(({ recipe, date }) => newEntry({ date, entryType: 'dinner' }, { recipeId: recipe.id }));
    onAdded(news, t('suggest.done', { count: news.length }));
  };
  return (
    <section className={styles.panel} aria-label={t('empty.title')}>
      <h3>{t(hasNone ? noneKey(suggestions[0]) : 'empty.title')}</h3>
      <ul className={styles.offers} aria-busy={isPending}>
        {slots.map(({ date }) => (
          <Offer
            key={date}
            date={date}
            recipe={offers.find((one) => one.date === date)?.recipe}
            isDrawn={suggestions.length > 0}
          />
        ))}
      </ul>
      <div className={styles.actions}>
        <Repeat range={range} rememberRecipe={rememberRecipe} onAdded={onAdded} />
        <Button icon={<Dices />} busy={isPending} disabled={!offers.length} onClick={() => draw([])}>
          {t('suggest.again')}
        </Button>
        <Button kind="primary" disabled={isPending || !offers.length} onClick={plan}>
          {t('empty.plan')}
        </Button>
      </div>
    </section>
  );
}

interface OfferProps {
  date: string;
  recipe: Suggestion['recipe'] | undefined;
  /** False until there are suggestions. */
  isDrawn: boolean;
}

/** Suggested dinner of a day. It takes the same room before it is known. */
function Offer({ date, recipe, isDrawn }: OfferProps) {
  const dates = useDates();
  return (
    <li>
      <span className={styles.picture}>
        {recipe && <Picture name={recipe.name} src={recipePicture(recipe, 'small-original')} />}
        {!recipe && !isDrawn && <Skeleton height="100%" radius="0" />}
      </span>
      <span className={styles.words}>
        <small>{dates.format(date, 'day')}</small>
        {recipe && <PlannedLink recipe={recipe} servings={null} />}
      </span>
    </li>
  );
}

/** Plans the meals of the days before again. */
function Repeat({ range, rememberRecipe, onAdded }: EmptyWeekProps) {
  const { t } = useTranslation('planner');
  const { data } = useQuery(planQuery(useApi(), shifted(range, -1)));
  const before = data?.items ?? [];
  const repeat = () => {
    for (const { recipe } of before) if (recipe) rememberRecipe(recipe);
    const days = daysBetween(range.from, range.to) + 1;
    onAdded(repeated(before, days), t('repeat.done', { count: before.length }));
  };
  return (
    <Button icon={<CopyPlus />} disabled={!before.length} onClick={repeat}>
      {t(spanOf(range) === 'week' ? 'empty.repeat' : 'empty.repeatDays')}
    </Button>
  );
}
