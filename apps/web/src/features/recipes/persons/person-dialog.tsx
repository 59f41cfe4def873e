import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Checkbox, Chip, ConfirmDialog, FormDialog, SelectField, TextField } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { useRowForm } from '../../../shared/forms/use-row-form.ts';
import { FoodSearch } from '../foods/food-search.tsx';
import type { Person } from './persons-query.ts';
import styles from './persons.module.css';

type Draft = Pick<Person, 'name' | 'userId' | 'allergies' | 'intolerances' | 'diets' | 'knownDislikes' | 'dislikes'>;
type Allergen = Person['allergies'][number];
type Diet = Person['diets'][number];

const nothing: Draft = {
  name: '',
  userId: null,
  allergies: [],
  intolerances: [],
  diets: [],
  knownDislikes: [],
  dislikes: [],
};

const allergens: Allergen[] = [
  ...(['gluten', 'crustaceans', 'egg', 'fish', 'peanuts', 'soybeans', 'milk', 'nuts'] as const),
  ...(['celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs'] as const),
];
const diets: Diet[] = ['vegan', 'vegetarian', 'pescetarian', 'withoutPork', 'withoutAlcohol'];

interface PersonDialogProps {
  /** The person to change; a new one is added without it. */
  person?: Person;
  onClose: () => void;
}

export function PersonDialog({ person, onClose }: PersonDialogProps) {
  const { t } = useTranslation('foods');
  const [isDeleting, setDeleting] = useState(false);
  const api = useApi();
  const create = api.useMutation('post', '/groups/persons', { onSuccess: onClose });
  const update = api.useMutation('patch', '/groups/persons/{id}', { onSuccess: onClose });
  const remove = api.useMutation('delete', '/groups/persons/{id}', { onSuccess: onClose });
  const { data: members = [] } = useQuery(api.queryOptions('get', '/groups/members'));
  const stored = person && { path: { id: person.id }, header: { 'if-match': `"${person.version}"` } };
  const { draft, change, submit, hasName } = useRowForm<Draft>({
    row: person,
    empty: nothing,
    create: (body) => create.mutate({ body }),
    update: (body) => stored && update.mutate({ params: stored, body }),
  });
  if (person && isDeleting)
    return (
      <ConfirmDialog
        danger
        title={t('persons.deleteTitle', { name: person.name })}
        action={t('persons.delete')}
        onConfirm={() => stored && remove.mutate({ params: stored })}
        onClose={() => setDeleting(false)}
      >
        {t('persons.deleteText', { name: person.name })}
      </ConfirmDialog>
    );
  return (
    <FormDialog
      title={person ? t('persons.edit', { name: person.name }) : t('persons.add')}
      action={t(person ? 'persons.save' : 'persons.create')}
      busy={create.isPending || update.isPending}
      disabled={!hasName}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <TextField
          label={t('persons.name')}
          value={draft.name}
          maxLength={255}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <SelectField
          label={t('persons.account')}
          value={draft.userId ?? ''}
          onChange={(id) => change({ userId: id || null })}
        >
          <option value="">{t('persons.noAccount')}</option>
          {members.map(({ id, fullName, username }) => (
            <option key={id} value={id}>
              {fullName || username}
            </option>
          ))}
        </SelectField>
        {(['allergies', 'intolerances'] as const).map((kind) => (
          <Choices
            key={kind}
            label={t(`persons.${kind}`)}
            options={allergens.map((key) => [key, t(`allergens.substances.${key}`)] as const)}
            chosen={draft[kind]}
            onChange={(chosen) => change({ [kind]: chosen })}
          />
        ))}
        <Choices
          label={t('persons.diets')}
          options={diets.map((key) => [key, t(`persons.dietNames.${key}`)] as const)}
          chosen={draft.diets}
          onChange={(chosen) => change({ diets: chosen })}
        />
        <Dislikes draft={draft} onChange={change} />
        {person && (
          <Button kind="danger" onClick={() => setDeleting(true)}>
            {t('persons.delete')}
          </Button>
        )}
      </div>
    </FormDialog>
  );
}

interface ChoicesProps<Key extends string> {
  label: string;
  options: (readonly [key: Key, name: string])[];
  chosen: Key[];
  onChange: (chosen: Key[]) => void;
}

function Choices<Key extends string>({ label, options, chosen, onChange }: ChoicesProps<Key>) {
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {options.map(([key, name]) => (
        <Checkbox
          key={key}
          checked={chosen.includes(key)}
          onChange={(on) => onChange(on ? [...chosen, key] : chosen.filter((each) => each !== key))}
        >
          {name}
        </Checkbox>
      ))}
    </fieldset>
  );
}

function Dislikes({ draft, onChange }: { draft: Draft; onChange: (changes: Partial<Draft>) => void }) {
  const { t } = useTranslation('foods');
  const { knownDislikes, dislikes } = draft;
  return (
    <fieldset className={styles.dislikes}>
      <legend>{t('persons.dislikes')}</legend>
      <div>
        {knownDislikes.map(({ food, name }) => (
          <Chip
            key={food}
            removeLabel={t('persons.remove', { food: name })}
            onRemove={() => onChange({ knownDislikes: knownDislikes.filter((each) => each.food !== food) })}
          >
            {name}
          </Chip>
        ))}
        {dislikes.map(({ id, name }) => (
          <Chip
            key={id}
            removeLabel={t('persons.remove', { food: name })}
            onRemove={() => onChange({ dislikes: dislikes.filter((each) => each.id !== id) })}
          >
            {name}
          </Chip>
        ))}
      </div>
      <FoodSearch
        label={t('persons.search')}
        without={knownDislikes.map(({ food }) => food)}
        onPick={({ food, name }) => onChange({ knownDislikes: [...knownDislikes, { food, name }] })}
        own={{
          without: dislikes.map(({ id }) => id),
          onPick: (food) => onChange({ dislikes: [...dislikes, food] }),
        }}
      />
    </fieldset>
  );
}
