import type { Conflict } from '#cooking-plan';
import { useTranslation } from 'react-i18next';
import { listText } from '#locales';
import { Notice } from '#ui';
import { minutesText } from '../step-facts/facts-text.ts';
import type { Dinner } from './use-dinner.ts';

/** Tells what does not fit, once a dish and kind, with what one can do about it. */
export function Conflicts({ dinner }: { dinner: Dinner }) {
  const { plan, settings } = dinner;
  const seen = new Set<string>();
  const worst = plan.conflicts
    .filter(({ kind, block }) => kind === 'rawPoultry' || !settings.progress.some((one) => one.block === block))
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .filter(({ kind, dish }) => {
      const key = kind === 'past' ? kind : `${kind} ${dish}`;
      return !seen.has(key) && seen.add(key);
    });
  return worst.map((conflict) => (
    <Notice key={`${conflict.kind} ${conflict.block}`} kind={isUrgent(conflict) ? 'error' : 'warning'}>
      <ConflictText conflict={conflict} dinner={dinner} />
    </Notice>
  ));
}

const isUrgent = ({ kind }: Conflict) => kind === 'past' || kind === 'rawPoultry';
const weightOf = (conflict: Conflict) => ('minutes' in conflict ? conflict.minutes : Infinity);

function ConflictText({ conflict, dinner }: { conflict: Conflict; dinner: Dinner }) {
  const { t, i18n } = useTranslation('together');
  const { t: common } = useTranslation();
  const nameOf = (id: string) => dinner.dishes.find((dish) => dish.id === id)?.name ?? '';
  const name = nameOf(conflict.dish);
  if (conflict.kind === 'noOven') return t('conflict.noOven', { name });
  const time = minutesText({ common })(conflict.minutes);
  if (conflict.kind === 'past') return t('conflict.past', { name, time });
  if (conflict.kind === 'rawPoultry') return t('conflict.rawPoultry', { name, time });
  const others = conflict.others.map(nameOf).filter((other) => other && other !== name);
  if (conflict.place === 'oven' && others.length > 0)
    return t('conflict.oven', { name, time, others: listText(others, i18n.language) });
  if (conflict.place === 'hands' || conflict.place === 'hob') return t(`conflict.${conflict.place}`, { name, time });
  return t('conflict.waits', { name, time });
}
