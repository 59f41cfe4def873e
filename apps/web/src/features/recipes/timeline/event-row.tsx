import { Link } from '@tanstack/react-router';
import { CalendarCheck, CookingPot, Pencil, Trash2 } from '#ui/icons';
import { Sparkles, ThumbsDown, ThumbsUp, Wrench } from '#ui/late-icons';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar, MenuItem, MoreMenu, Picture } from '#ui';
import { avatarUrl, recipePicture } from '../../../shared/widgets/media.ts';
import { useTimes } from '../../../shared/i18n/use-times.ts';
import { Html } from '../view/html.tsx';
import { timelinePicture, type TimelineEvent } from './timeline-query.ts';
import styles from './timeline.module.css';
import { Words } from '../../../shared/i18n/words.tsx';

export interface EventChanges {
  /** False for events that Tureen recorded and for those of other people. */
  isAllowed: (event: TimelineEvent) => boolean;
  edit: (event: TimelineEvent) => void;
  remove: (id: string) => void;
}

interface EventRowProps {
  event: TimelineEvent;
  isOfRecipe: boolean;
  changes: EventChanges;
}

const icons = { comment: CookingPot, info: CalendarCheck, system: Sparkles };
export const verdictIcons = { again: ThumbsUp, changes: Wrench, never: ThumbsDown };

export const EventRow = memo(function EventRow({ event, isOfRecipe, changes }: EventRowProps) {
  const times = useTimes();
  const { user, recipe, subject, messageHtml, timestamp, eventType } = event;
  const Icon = icons[eventType];
  return (
    <li className={styles.event}>
      <span className={styles.who}>
        <Avatar name={user.fullName || user.username} src={avatarUrl(user)} />
        <Icon size={16} />
      </span>
      <div className={styles.what}>
        <p className={styles.subject}>
          <bdi>{subject}</bdi> <time dateTime={timestamp}>{times(timestamp, 'clock')}</time>
        </p>
        {!isOfRecipe && <RecipeLink recipe={recipe} />}
        <EventFacts event={event} />
        {messageHtml && <Html html={messageHtml} />}
        <EventPicture event={event} />
      </div>
      {changes.isAllowed(event) && <EventMenu event={event} changes={changes} />}
    </li>
  );
});

const SHOWN_PICTURES = 4;

/** Several recipes that one person added, in one entry that opens. */
export function RunRow({ events }: { events: [TimelineEvent, ...TimelineEvent[]] }) {
  const { t } = useTranslation('timeline');
  const times = useTimes();
  const [{ user, timestamp }] = events;
  const name = user.fullName || user.username;
  return (
    <li className={styles.event}>
      <span className={styles.who}>
        <Avatar name={name} src={avatarUrl(user)} />
        <Sparkles size={16} />
      </span>
      <details className={styles.what}>
        <summary className={styles.run}>
          <span className={styles.subject}>
            {t('run', { name, count: events.length })} <time dateTime={timestamp}>{times(timestamp, 'clock')}</time>
          </span>
          <span className={styles.pictures} aria-hidden>
            {events.slice(0, SHOWN_PICTURES).map(({ id, recipe }) => (
              <span key={id}>
                <Picture name={recipe.name} src={recipePicture(recipe, 'tiny-original')} />
              </span>
            ))}
          </span>
        </summary>
        {events.map(({ id, recipe }) => (
          <RecipeLink key={id} recipe={recipe} />
        ))}
      </details>
    </li>
  );
}

function RecipeLink({ recipe }: Pick<TimelineEvent, 'recipe'>) {
  return (
    <Link to="/recipe/$slug" params={{ slug: recipe.slug }} className={styles.recipe}>
      <span>
        <Picture name={recipe.name} src={recipePicture(recipe, 'tiny-original')} />
      </span>
      <Words>{recipe.name}</Words>
    </Link>
  );
}

export function EventFacts({ event: { verdict, servings } }: { event: TimelineEvent }) {
  const { t } = useTranslation('timeline');
  if (!verdict && servings === null) return null;
  const Icon = verdict && verdictIcons[verdict];
  return (
    <p className={styles.facts}>
      {Icon && (
        <span data-verdict={verdict}>
          <Icon size={16} />
          {t(`verdict.${verdict}`)}
        </span>
      )}
      {servings !== null && <span>{t('servings', { count: servings })}</span>}
    </p>
  );
}

export function EventPicture({ event }: { event: TimelineEvent }) {
  const { t } = useTranslation('timeline');
  if (event.image !== 'has image') return null;
  return (
    <a href={timelinePicture(event, 'original')} target="_blank" rel="noreferrer" className={styles.picture}>
      <img src={timelinePicture(event, 'min-original')} alt={t('pictureOf', event.recipe)} loading="lazy" />
    </a>
  );
}

function EventMenu({ event, changes }: Omit<EventRowProps, 'isOfRecipe'>) {
  const { t } = useTranslation('timeline');
  return (
    <MoreMenu label={t('actions', { name: event.recipe.name })}>
      <MenuItem icon={<Pencil />} onSelect={() => changes.edit(event)}>
        {t('action.edit')}
      </MenuItem>
      <MenuItem icon={<Trash2 />} danger onSelect={() => changes.remove(event.id)}>
        {t('action.delete')}
      </MenuItem>
    </MoreMenu>
  );
}
