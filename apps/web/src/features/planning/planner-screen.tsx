import { useSuspenseQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Sparkles } from '#ui/late-icons';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { daysBetween, daysFrom } from '#contract/plain-dates';
import { Button, IconButton, lazyOnIdle, PageHeader, Skeleton, toast } from '#ui';
import { HelpLink } from '../../shared/help/help-link.tsx';
// imported statically, because it could not be fetched offline
import { ScreenPart } from '../../shared/widgets/screen-part.tsx';
import { useRecipeDialogs } from '../../shared/recipes/recipe-dialogs.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { useDates } from '../../shared/i18n/use-dates.ts';
import { newEntry, repeated, usePlanMutations } from './use-plan-mutations.ts';
import { recipesToBuy, type PlannedRecipe } from './meals.ts';
import type { PlanDialog } from './dialogs/plan-dialog.ts';
import { EmptyWeek } from './board/empty-week.tsx';
import { PlanActions, type HeadProps } from './plan-actions.tsx';
import { PlanBoard } from './board/plan-board.tsx';
import { PlanSheet } from './board/plan-sheet.tsx';
import { planQuery, rangeOf, useCalendar } from './plan-query.ts';
import type { NewEntry } from './plan-state.ts';
import styles from './planner.module.css';
import { shifted, spanOf, type Range } from './range.ts';

const AddDialog = lazyOnIdle(() => import('./dialogs/add-dialog.tsx').then((module) => module.AddDialog));
const EntryDialog = lazyOnIdle(() => import('./dialogs/entry-dialog.tsx').then((module) => module.EntryDialog));
const PlaceDialog = lazyOnIdle(() => import('./dialogs/place-dialog.tsx').then((module) => module.PlaceDialog));
const RangeDialog = lazyOnIdle(() => import('./dialogs/range-dialog.tsx').then((module) => module.RangeDialog));
const SuggestDialog = lazyOnIdle(() => import('./dialogs/suggest-dialog.tsx').then((module) => module.SuggestDialog));

interface PlannerScreenProps {
  search: Partial<Range>;
  onSearch: (range: Partial<Range>) => void;
}

export function PlannerScreen({ search, onSearch }: PlannerScreenProps) {
  const calendar = useCalendar();
  const range = rangeOf(search, calendar);
  const [dialog, setDialog] = useState<PlanDialog>();
  return (
    <div className={styles.screen}>
      <Head range={range} onRange={onSearch} onDialog={setDialog} />
      <ScreenPart resetKey={range.from + range.to} pending={<PlannerSkeleton />}>
        <Plan key={range.from + range.to} range={range} dialog={dialog} onDialog={setDialog} onRange={onSearch} />
      </ScreenPart>
    </div>
  );
}

function Head({ range, onRange, onDialog }: HeadProps) {
  const { t } = useTranslation('planner');
  const { today } = useCalendar();
  const dates = useDates();
  const span = spanOf(range);
  return (
    <>
      <PageHeader title={t('title')} help={<HelpLink page="using#planning-and-shopping" />}>
        <Button kind="primary" icon={<Sparkles />} aria-haspopup="dialog" onClick={() => onDialog({ what: 'suggest' })}>
          {t('suggest.action')}
        </Button>
      </PageHeader>
      <nav className={styles.bar} aria-label={t('range.label')}>
        <IconButton label={t('range.before')} onClick={() => onRange(shifted(range, -1))}>
          <ChevronLeft className="flips" />
        </IconButton>
        <Button
          onClick={() => onRange({})}
          aria-current={range.from <= today && today <= range.to ? 'date' : undefined}
        >
          {t('range.today')}
        </Button>
        <IconButton label={t('range.after')} onClick={() => onRange(shifted(range, 1))}>
          <ChevronRight className="flips" />
        </IconButton>
        <h2 className={styles.range} aria-live="polite">
          {span === 'month' ? dates.format(range.from, 'month') : dates.range(range.from, range.to)}
        </h2>
      </nav>
    </>
  );
}

interface PlanProps {
  range: Range;
  dialog: PlanDialog | undefined;
  onDialog: (dialog: PlanDialog | undefined) => void;
  onRange: (range: Partial<Range>) => void;
}

function Plan({ range, dialog, onDialog, onRange }: PlanProps) {
  const { AddRecipesDialog } = useRecipeDialogs();
  const { t } = useTranslation('planner');
  const { data } = useSuspenseQuery(planQuery(useApi(), range));
  const entries = data.items;
  // recipes that were shown or picked are displayed at once when they are planned
  const [recipes] = useState(() => new Map<string, PlannedRecipe>());
  for (const { recipe } of entries) if (recipe) recipes.set(recipe.id, recipe);
  const changes = usePlanMutations(range, recipes);
  const close = () => onDialog(undefined);
  const rememberRecipe = (recipe: PlannedRecipe) => recipes.set(recipe.id, recipe);
  const added = (news: NewEntry[], text: string) => {
    changes.add(news);
    const run = () => changes.remove(news.map(({ uuid }) => uuid));
    toast({ kind: 'success', text, action: { label: t('action.undo'), isUndo: true, run } });
  };
  const repeat = () => {
    const days = daysBetween(range.from, range.to) + 1;
    added(repeated(entries, days), t('repeat.done', { count: entries.length }));
    onRange(shifted(range, 1));
  };
  const { today } = useCalendar();
  const isEmptyWeek = entries.length === 0 && spanOf(range) !== 'month' && range.to >= today;
  // the sheet for the printer follows the screen
  const hasSheet = useDeferredValue(true, false);
  const shared = { entries, changes, onClose: close };
  return (
    <>
      <PlanActions range={range} entries={entries} onRange={onRange} onDialog={onDialog} onRepeat={repeat} />
      {hasSheet && <PlanSheet range={range} entries={entries} />}
      <div className={styles.plan}>
        {isEmptyWeek && <EmptyWeek range={range} rememberRecipe={rememberRecipe} onAdded={added} />}
        <PlanBoard
          range={range}
          entries={entries}
          changes={changes}
          onDialog={onDialog}
          onPlan={(recipe, slot) => {
            rememberRecipe(recipe);
            added([newEntry(slot, { recipeId: recipe.id })], t('suggest.done', { count: 1 }));
          }}
        />
      </div>
      {dialog?.what === 'add' && (
        <AddDialog
          {...shared}
          slot={dialog.slot}
          replaces={dialog.replaces}
          rememberRecipe={rememberRecipe}
          onAdded={added}
        />
      )}
      {dialog?.what === 'edit' && <EntryDialog entry={dialog.entry} changes={changes} onClose={close} />}
      {(dialog?.what === 'move' || dialog?.what === 'copy' || dialog?.what === 'leftovers') && (
        <PlaceDialog {...shared} what={dialog.what} entry={dialog.entry} onAdded={added} />
      )}
      {dialog?.what === 'suggest' && (
        <SuggestDialog
          {...shared}
          days={daysFrom(range.from, range.to)}
          rememberRecipe={rememberRecipe}
          onAdded={added}
        />
      )}
      {dialog?.what === 'shop' && <AddRecipesDialog recipes={recipesToBuy(dialog.entries)} onClose={close} />}
      {dialog?.what === 'range' && <RangeDialog range={range} onRange={onRange} onClose={close} />}
    </>
  );
}

export function PlannerSkeleton() {
  return (
    <div className={styles.skeletons} aria-hidden>
      {Array.from({ length: 7 }, (_, index) => (
        <Skeleton key={index} height="14rem" radius="var(--t-radii-lg)" />
      ))}
    </div>
  );
}
