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
    .filter(({ block }) => !settings.progress.some((one) => one.block === block))
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .filter(({ kind, dish }) => {
      const key = kind === 'past' ? kind : `${kind} ${dish}`;
      return !seen.has(key) && seen.add(key);
    });
  return worst.map((conflict) => (
    <Notice key={`${conflict.kind} ${conflict.block}`} kind={conflict.kind === 'past' ? 'error' : 'warning'}>
      <ConflictText conflict={conflict} dinner={dinner} />
    </Notice>
  ));
}

const weightOf = (conflict: Conflict) => ('minutes' in conflict ? conflict.minutes : Infinity);

function ConflictText({ conflict, dinner }: { conflict: Conflict; dinner: Dinner }) {
  const { t, i18n } = useTranslation('together');
  const { t: common } = useTranslation();
  const nameOf = (id: string) => dinner.dishes.find((dish) => dish.id === id)?.name ?? '';
  const name = nameOf(conflict.dish);
  if (conflict.kind === 'noOven') return t('conflict.noOven', { name });
  const time = minutesText({ common })(conflict.minutes);
  if (conflict.kind === 'past') return t('conflict.past', { name, time });
  const others = conflict.others.map(nameOf).filter((other) => other && other !== name);
  if (conflict.place === 'oven' && others.length > 0)
    return t('conflict.oven', { name, time, others: listText(others, i18n.language) });
  return t(conflict.place === 'hands' ? 'conflict.hands' : 'conflict.waits', { name, time });
}
