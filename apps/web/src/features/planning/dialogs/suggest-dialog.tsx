import { useQuery } from '@tanstack/react-query';
import { Dices, Lock } from '#ui/icons';
import { LockOpen } from '#ui/late-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Checkbox, Dialog, ErrorNotice, IconButton, Notice, Picture, Skeleton } from '#ui';
import { recipePicture } from '../../../shared/widgets/media.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { useDates } from '../../../shared/i18n/use-dates.ts';
import { newEntry } from '../use-plan-mutations.ts';
import { mainMeals, mealTypes, openSlots, slotId, type MealType, type PlannedRecipe } from '../meals.ts';
import { noneKey, useSuggestions, type Suggestion } from '../use-suggestions.ts';
import { rulesQuery, useCalendar } from '../plan-query.ts';
import styles from '../planner.module.css';
import { type Eaters, mealEaters } from '../eaters.ts';
import { EatersFields } from './eaters-fields.tsx';
import type { PlanDialogProps } from './plan-dialog.ts';
import { useRuleText, type Rule } from '../settings/rule-text.ts';
import { useMealName } from '../use-meal-name.ts';

interface SuggestDialogProps extends PlanDialogProps {
  days: string[];
  rememberRecipe: (recipe: PlannedRecipe) => void;
}

/** Suggests recipes for open meals by the rules. Locked suggestions stay when the others are drawn again. */
export function SuggestDialog({ days, entries, rememberRecipe, onAdded, onClose }: SuggestDialogProps) {
  const { t } = useTranslation('planner');
  const mealName = useMealName();
  const { today } = useCalendar();
  const [types, setTypes] = useState<MealType[]>(['dinner']);
  const [locked, setLocked] = useState<ReadonlySet<string>>(new Set());
  const futureDays = days.filter((day) => day >= today);
  const slots = openSlots(entries, futureDays, types);
  const [eaters, setEaters] = useState<Eaters>({ absent: [], guests: [] });
  const [includeUnknown, setIncludeUnknown] = useState(false);
  const { data: persons = [] } = useQuery(useApi().queryOptions('get', '/groups/persons'));
  const wish = { eaters: mealEaters(eaters, persons) ?? undefined, includeUnknown };
  const { suggestions, isPending, error, draw } = useSuggestions(slots, wish);
  const { t: home, ready } = useTranslation('home', { useSuspense: false });
  const leftOut = ready ? Math.max(0, ...suggestions.map(({ leftOut: { unknown } }) => unknown)) : 0;
  const redraw = () => draw(suggestions.filter((one) => locked.has(slotId(one))));
  const plan = () => {
    const news = suggestions.flatMap(({ recipe, eaters: chosenFor, ...slot }) => {
      if (!recipe) return [];
      rememberRecipe(recipe);
      return [newEntry(slot, { recipeId: recipe.id, eaters: chosenFor })];
    });
    onAdded(news, t('suggest.done', { count: news.length }));
    onClose();
  };
  const toggleType = (type: MealType) =>
    setTypes(types.includes(type) ? types.filter((one) => one !== type) : [...types, type]);
  const toggleLock = (id: string) => {
    const next = new Set(locked);
    if (!next.delete(id)) next.add(id);
    setLocked(next);
  };
  return (
    <Dialog
      title={t('suggest.title')}
      width={640}
      onClose={onClose}
      footer={
        <>
          <Button icon={<Dices />} busy={isPending} disabled={!slots.length} onClick={redraw}>
            {t('suggest.again')}
          </Button>
          <Button kind="primary" disabled={isPending || !suggestions.some(({ recipe }) => recipe)} onClick={plan}>
            {t('suggest.plan', { count: suggestions.filter(({ recipe }) => recipe).length })}
          </Button>
        </>
      }
    >
      <div className={styles.types} role="group" aria-label={t('suggest.types')}>
        {mealTypes
          .filter((type) => mainMeals.includes(type) || types.includes(type) || type === 'dessert')
          .map((type) => (
            <Checkbox key={type} checked={types.includes(type)} onChange={() => toggleType(type)}>
              {mealName(type)}
            </Checkbox>
          ))}
      </div>
      <EatersFields eaters={eaters} onChange={setEaters} />
      {persons.length + eaters.guests.length > 0 && (
        <Checkbox checked={includeUnknown} onChange={setIncludeUnknown}>
          {t('suggest.includeUnknown')}
        </Checkbox>
      )}
      {leftOut > 0 && <p>{home('persons.unknownLeftOut', { count: leftOut })}</p>}
      {error != null && <ErrorNotice error={error} />}
      {!slots.length && <Notice kind="info">{t('suggest.nothingOpen')}</Notice>}
      {isPending && !suggestions.length && slots.map((slot) => <Skeleton key={slotId(slot)} height="4rem" />)}
      <ul className={styles.suggestions} aria-busy={isPending}>
        {suggestions.map((one) => (
          <SuggestionRow
            key={slotId(one)}
            suggestion={one}
            isLocked={locked.has(slotId(one))}
            onLock={() => toggleLock(slotId(one))}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface SuggestionRowProps {
  suggestion: Suggestion;
  isLocked: boolean;
  onLock: () => void;
}

function SuggestionRow({ suggestion, isLocked, onLock }: SuggestionRowProps) {
  const { t } = useTranslation('planner');
  const mealName = useMealName();
  const dates = useDates();
  const { recipe, date, entryType } = suggestion;
  const place = `${dates.format(date, 'day')}, ${mealName(entryType)}`;
  return (
    <li data-locked={isLocked}>
      <span className={styles.picture}>
        {recipe && <Picture name={recipe.name} src={recipePicture(recipe, 'tiny-original')} />}
      </span>
      <span className={styles.words}>
        <small>{place}</small>
        <b>
          <bdi>{recipe?.name ?? t(noneKey(suggestion))}</bdi>
        </b>
        {suggestion.fit === 'unknown' && <small data-unmet>{t('suggest.unknown')}</small>}
        {recipe && <Why suggestion={suggestion} />}
      </span>
      {recipe && (
        <IconButton
          label={t(isLocked ? 'suggest.unlock' : 'suggest.lock', { name: recipe.name })}
          aria-pressed={isLocked}
          onClick={onLock}
        >
          {isLocked ? <Lock /> : <LockOpen />}
        </IconButton>
      )}
    </li>
  );
}

/** Explains a suggestion: rules that it meets or breaks. */
function Why({ suggestion: { met, unmet, daysSince } }: { suggestion: Suggestion }) {
  const { t } = useTranslation('planner');
  const text = useRuleText();
  const { data } = useQuery(rulesQuery(useApi()));
  const rules = new Map<string, Rule>(data?.items.map((rule) => [rule.id, rule]));
  const rulesOf = (ids: string[]) => ids.flatMap((id) => rules.get(id) ?? []);
  return (
    <>
      <small>{daysSince === null ? t('suggest.never') : t('suggest.daysSince', { count: daysSince })}</small>
      {rulesOf(met).length > 0 && (
        <details>
          <summary>{t('suggest.why')}</summary>
          <ul>
            {rulesOf(met).map((rule) => (
              <li key={rule.id}>
                <bdi>{text(rule)}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
      {rulesOf(unmet).map((rule) => (
        <small key={rule.id} data-unmet>
          {t('suggest.unmet', { rule: text(rule) })}
        </small>
      ))}
    </>
  );
}
