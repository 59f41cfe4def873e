import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WEEKDAYS } from '#contract/plain-dates';
import { AddSelect, Chip, FormDialog, SelectField, TextField } from '#ui';
import { errorMessage } from '../../../shared/api/error-toasts.ts';
import { organizersQuery, type FilterOption } from '../../../shared/api/group-lists.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { useDates } from '../../../shared/i18n/use-dates.ts';
import { mealTypes } from '../meals.ts';
import { useCalendar } from '../plan-query.ts';
import { RulePreview } from './rule-preview.tsx';
import type { Rule } from './rule-text.ts';
import styles from './rules.module.css';
import { useMealName } from '../use-meal-name.ts';

interface Draft extends Pick<Rule, 'day' | 'entryType' | 'effect' | 'amount' | 'match'> {
  categories: FilterOption[];
  tags: FilterOption[];
}

const effects = ['require', 'exclude', 'pause', 'limit', 'prefer'] as const;
const start: Draft = {
  day: 'unset',
  entryType: 'dinner',
  effect: 'require',
  amount: null,
  match: 'any',
  categories: [],
  tags: [],
};
const amounts = new Map<string, number>([
  ['pause', 14],
  ['limit', 2],
]);
const largest = 365;

interface RuleDialogProps {
  /** The rule to edit; a new one is created without it. */
  rule?: Rule;
  onClose: () => void;
}

export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const { t, i18n } = useTranslation('planner');
  const [draft, setDraft] = useState<Draft>(rule ?? start);
  const api = useApi();
  const options = { meta: { silent: true }, onSuccess: onClose };
  const create = api.useMutation('post', '/households/mealplans/rules', options);
  const change = api.useMutation('patch', '/households/mealplans/rules/{id}', options);
  const save = rule ? change : create;
  const set = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes });
  const ids = (list: { id: string }[]) => list.map(({ id }) => ({ id }));
  const submit = () => {
    const { day, entryType, effect, amount, match, categories, tags } = draft;
    const body = { day, entryType, effect, amount, match, categories: ids(categories), tags: ids(tags) };
    if (rule) change.mutate({ params: { path: { id: rule.id } }, body });
    else create.mutate({ body });
  };
  const isCounted = amounts.has(draft.effect);
  const organizers = draft.categories.length + draft.tags.length;
  const isAboutNothing = organizers === 0;
  const needsSome = draft.effect === 'exclude' || draft.effect === 'limit';
  return (
    <FormDialog
      title={t(rule ? 'rules.edit' : 'rules.create')}
      action={t(rule ? 'action.save' : 'action.create')}
      busy={save.isPending}
      disabled={(isCounted && !draft.amount) || (needsSome && isAboutNothing)}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <WhenFields draft={draft} onChange={set} />
        <SelectField
          label={t('rules.effect')}
          value={draft.effect}
          onChange={(effect) => set({ effect, amount: amounts.get(effect) ?? null })}
        >
          {effects.map((effect) => (
            <option key={effect} value={effect}>
              {t(`effects.${effect}`)}
            </option>
          ))}
        </SelectField>
        {isCounted && (
          <TextField
            type="number"
            label={t(draft.effect === 'pause' ? 'rules.days' : 'rules.perWeek')}
            min={1}
            max={largest}
            value={draft.amount ?? ''}
            onChange={({ currentTarget }) => set({ amount: within(currentTarget.valueAsNumber) })}
          />
        )}
        <OrganizersField kind="categories" chosen={draft.categories} onChange={(categories) => set({ categories })} />
        <OrganizersField kind="tags" chosen={draft.tags} onChange={(tags) => set({ tags })} />
        {organizers > 1 && (
          <SelectField label={t('rules.match')} value={draft.match} onChange={(match) => set({ match })}>
            <option value="any">{t('rules.any')}</option>
            <option value="all">{t('rules.all')}</option>
          </SelectField>
        )}
        <p className={styles.hint}>{t(`about.${draft.effect}`)}</p>
        <RulePreview rule={draft} />
        {save.error != null && (
          <p role="alert" className={styles.error}>
            {errorMessage(i18n, save.error)}
          </p>
        )}
      </div>
    </FormDialog>
  );
}

const within = (value: number): number | null =>
  Number.isInteger(value) && value >= 1 && value <= largest ? value : null;

interface PartProps {
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
}

function WhenFields({ draft, onChange }: PartProps) {
  const { t } = useTranslation('planner');
  const mealName = useMealName();
  const dates = useDates();
  const { firstDayOfWeek } = useCalendar();
  const days = [...WEEKDAYS.slice(firstDayOfWeek), ...WEEKDAYS.slice(0, firstDayOfWeek)];
  return (
    <div className={styles.when}>
      <SelectField label={t('plan.day')} value={draft.day} onChange={(day) => onChange({ day })}>
        <option value="unset">{t('rule.anyDay')}</option>
        {days.map((day) => (
          <option key={day} value={day}>
            {dates.weekday(WEEKDAYS.indexOf(day))}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('plan.meal')} value={draft.entryType} onChange={(entryType) => onChange({ entryType })}>
        <option value="unset">{t('rule.anyMeal')}</option>
        {mealTypes.map((type) => (
          <option key={type} value={type}>
            {mealName(type)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

interface OrganizersFieldProps {
  kind: 'categories' | 'tags';
  chosen: FilterOption[];
  onChange: (chosen: FilterOption[]) => void;
}

/** Chips of the chosen organizers, and a list of the others. */
function OrganizersField({ kind, chosen, onChange }: OrganizersFieldProps) {
  const { t } = useTranslation('planner');
  const { data: all = [] } = useQuery(organizersQuery(useApi(), kind));
  const open = all.filter(({ id }) => !chosen.some((one) => one.id === id));
  const add = (id: string) => {
    const found = open.find((one) => one.id === id);
    if (found) onChange([...chosen, { id, name: found.name }]);
  };
  return (
    <div className={styles.fields}>
      <AddSelect
        label={t(`nav.${kind}`)}
        none={t('rules.choose')}
        action={t('action.add', { ns: 'common' })}
        options={open}
        onAdd={add}
      />
      {chosen.length > 0 && (
        <div className={styles.chosen}>
          {chosen.map(({ id, name }) => (
            <Chip
              key={id}
              removeLabel={t('action.remove', { name })}
              onRemove={() => onChange(chosen.filter((one) => one.id !== id))}
            >
              <bdi>{name}</bdi>
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}
