import { useNavigate } from '@tanstack/react-router';
import { Printer, ShoppingBasket } from '#ui/icons';
import { CalendarRange, CopyPlus, SlidersHorizontal } from '#ui/late-icons';
import { useTranslation } from 'react-i18next';
import { Button, MenuItem, MoreMenu } from '#ui';
import type { PlanDialog } from './dialogs/plan-dialog.ts';
import { recipesToBuy, type Entry } from './meals.ts';
import { useCalendar } from './plan-query.ts';
import styles from './planner.module.css';
import { monthOf, spanOf, weekOf, type Range } from './range.ts';

export interface HeadProps {
  range: Range;
  onRange: (range: Partial<Range>) => void;
  onDialog: (dialog: PlanDialog) => void;
}

interface PlanActionsProps extends HeadProps {
  entries: Entry[];
  onRepeat: () => void;
}

/** Length of the range, and what can be done with its meals. */
export function PlanActions({ entries, onRepeat, ...head }: PlanActionsProps) {
  const { t } = useTranslation('planner');
  const navigate = useNavigate();
  return (
    <div className={styles.actions}>
      <p className="visually-hidden" role="status">
        {t('planned', { count: entries.length })}
      </p>
      <Spans {...head} />
      <Button
        icon={<ShoppingBasket />}
        aria-haspopup="dialog"
        disabled={recipesToBuy(entries).length === 0}
        onClick={() => head.onDialog({ what: 'shop', entries })}
      >
        {t('shop.add')}
      </Button>
      <MoreMenu label={t('more')}>
        <MenuItem icon={<SlidersHorizontal />} onSelect={() => void navigate({ to: '/group/mealplan/settings' })}>
          {t('rules.title')}
        </MenuItem>
        <MenuItem icon={<CopyPlus />} onSelect={onRepeat}>
          {t(spanOf(head.range) === 'week' ? 'repeat.week' : 'repeat.range')}
        </MenuItem>
        <MenuItem icon={<Printer />} onSelect={() => print()}>
          {t('action.print')}
        </MenuItem>
      </MoreMenu>
    </div>
  );
}

function Spans({ range, onRange, onDialog }: HeadProps) {
  const { t } = useTranslation('planner');
  const { today, firstDayOfWeek } = useCalendar();
  const span = spanOf(range);
  return (
    <div className={styles.spans} role="group" aria-label={t('range.length')}>
      <button
        type="button"
        aria-pressed={span === 'week'}
        onClick={() => onRange(weekOf(clamped(today, range), firstDayOfWeek))}
      >
        {t('range.week')}
      </button>
      <button type="button" aria-pressed={span === 'month'} onClick={() => onRange(monthOf(clamped(today, range)))}>
        {t('range.month')}
      </button>
      <button
        type="button"
        aria-pressed={span === 'other'}
        aria-haspopup="dialog"
        onClick={() => onDialog({ what: 'range' })}
      >
        <CalendarRange size={18} />
        <span className="visually-hidden">{t('range.other')}</span>
      </button>
    </div>
  );
}

/** Today if it is visible, otherwise the first visible day. */
const clamped = (today: string, { from, to }: Range): string => (from <= today && today <= to ? today : from);
