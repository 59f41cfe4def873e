import type { CookingPlan, Conflict } from '#cooking-plan';
import { useTranslation } from 'react-i18next';
import { listText } from '#locales';
import { Notice } from '#ui';
import { minutesText } from '../step-facts/facts-text.ts';
import { useClock } from './clock.ts';
import type { Dinner } from './use-dinner.ts';

/** Kinds that matter after a step was started as well. */
const kindsOfStarted = new Set<Conflict['kind']>(['rawPoultry', 'overlap']);

interface ConflictsProps {
  dinner: Dinner;
  /** The plan of the dinner, or another one that is considered. */
  plan: CookingPlan;
}

/** Tells what does not fit, once a dish and kind, with what one can do about it. */
export function Conflicts({ dinner, plan }: ConflictsProps) {
  const { settings } = dinner;
  const seen = new Set<string>();
  const worst = plan.conflicts
    .filter(({ kind, block }) => kindsOfStarted.has(kind) || !settings.progress.some((one) => one.block === block))
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

const dishOf = (block: string, { plan }: Dinner) => plan.blocks.find((one) => one.block.id === block)?.block.dish ?? '';
const isUrgent = ({ kind }: Conflict) => kind === 'past' || kind === 'rawPoultry';
const weightOf = (conflict: Conflict) => ('minutes' in conflict ? conflict.minutes : Infinity);

function ConflictText({ conflict, dinner }: { conflict: Conflict; dinner: Dinner }) {
  const { t, i18n } = useTranslation('together');
  const { t: common } = useTranslation();
  const clock = useClock();
  const nameOf = (id: string) => dinner.dishes.find((dish) => dish.id === id)?.name ?? '';
  const name = nameOf(conflict.dish);
  if (conflict.kind === 'noOven') return t('conflict.noOven', { name });
  if (conflict.kind === 'overlap') {
    const others = conflict.others.map((id) => nameOf(dishOf(id, dinner)));
    return t(`overlap.${conflict.place}`, {
      names: listText([...new Set([...others, name])], i18n.language),
      from: clock(conflict.from),
      to: clock(conflict.to),
    });
  }
  const time = minutesText({ common })(conflict.minutes);
  if (conflict.kind === 'past') return t('conflict.past', { name, time });
  if (conflict.kind === 'rawPoultry') return t('conflict.rawPoultry', { name, time });
  const others = conflict.others.map(nameOf).filter((other) => other && other !== name);
  if (conflict.place === 'oven' && others.length > 0)
    return t('conflict.oven', { name, time, others: listText(others, i18n.language) });
  if (conflict.place === 'hands' || conflict.place === 'hob') return t(`conflict.${conflict.place}`, { name, time });
  return t('conflict.waits', { name, time });
}
