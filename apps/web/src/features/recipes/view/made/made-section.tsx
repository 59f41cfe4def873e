import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { numberText } from '#locales';
import { Avatar } from '#ui';
import { Star } from '#ui/icons';
import { useApi } from '../../../../shared/api/use-api.ts';
import { useTimes } from '../../../../shared/i18n/use-times.ts';
import type { Recipe } from '../../../../shared/recipes/recipe-query.ts';
import { avatarUrl } from '../../../../shared/widgets/media.ts';
import { EventFacts, EventPicture } from '../../timeline/event-row.tsx';
import { madeQuery } from '../../timeline/timeline-query.ts';
import { Html } from '../html.tsx';
import styles from '../view.module.css';

/** Latest times that the recipe was made, with what people noted; nothing if it never was. */
export function MadeSection({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation('recipe');
  const title = useId();
  const times = useTimes();
  const api = useApi();
  const { data: events = [] } = useQuery(madeQuery(api, recipe.id));
  const { data: ratings = [] } = useQuery(
    api.queryOptions('get', '/recipes/{slug}/ratings', { params: { path: { slug: recipe.slug } } }),
  );
  if (events.length === 0) return ratings.length > 1 ? <RatingsByMember ratings={ratings} /> : null;
  return (
    <section className={styles.madeSection} aria-labelledby={title}>
      <h2 id={title}>{t('made.title')}</h2>
      {ratings.length > 0 && <RatingsByMember ratings={ratings} />}
      <ol>
        {events.map((event) => (
          <li key={event.id}>
            <Avatar name={event.user.fullName || event.user.username} src={avatarUrl(event.user)} />
            <div>
              <p>
                <time dateTime={event.timestamp}>{times(event.timestamp, 'longDay')}</time>{' '}
                <bdi>{event.user.fullName || event.user.username}</bdi>
              </p>
              <EventFacts event={event} />
              {event.messageHtml && <Html html={event.messageHtml} />}
              <EventPicture event={event} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Ratings of the members, the best first. */
function RatingsByMember({ ratings }: { ratings: Wire<'RatingOfMember'>[] }) {
  const { t, i18n } = useTranslation('recipe');
  return (
    <ul className={styles.ratings} aria-label={t('made.ratings')}>
      {ratings.map(({ userId, name, rating }) => (
        <li key={userId}>
          <bdi>{name}</bdi>
          <Star size={14} />
          {numberText(rating, i18n.language, { maximumFractionDigits: 1 })}
        </li>
      ))}
    </ul>
  );
}
