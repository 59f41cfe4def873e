import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../shared/api/use-api.ts';
import { useTimes } from '../../../shared/i18n/use-times.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { madeQuery } from '../timeline/timeline-query.ts';
import { Html } from '../view/html.tsx';
import styles from './cook.module.css';

/** The latest note of somebody who made the recipe; nothing for guests, or without a note. */
export function LastNote({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation('cook');
  const times = useTimes();
  const { data: events = [] } = useQuery({ ...madeQuery(useApi(), recipe.id), enabled: !recipe.isGuest });
  const last = events.find(({ messageHtml }) => messageHtml);
  if (!last?.messageHtml) return null;
  return (
    <aside className={styles.note}>
      <h3>{t('lastTime', { date: times(last.timestamp, 'longDay') })}</h3>
      <Html html={last.messageHtml} />
    </aside>
  );
}
