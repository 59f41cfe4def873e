import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem } from '#client';
import { Chip, FormDialog, SuggestInput, Switch, TextAreaField, TextField } from '#ui';
import { organizersQuery } from '../../../shared/api/group-lists.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { useRowForm } from '../../../shared/forms/use-row-form.ts';
import { ConditionBuilder } from './condition-builder.tsx';
import type { Cookbook } from './cookbook-queries.ts';
import styles from './cookbooks.module.css';

interface CookbookDialogProps {
  /** The cookbook to edit; a new one is created without it. */
  cookbook?: Cookbook;
  onClose: () => void;
}

const kinds = ['categories', 'tags', 'tools', 'foods'] as const;
type FilterKind = (typeof kinds)[number];
const requireAll = {
  categories: 'requireAllCategories',
  tags: 'requireAllTags',
  tools: 'requireAllTools',
  foods: 'requireAllFoods',
} as const;

type Draft = Pick<
  Cookbook,
  'name' | 'description' | 'public' | 'queryFilterString' | (typeof requireAll)[keyof typeof requireAll]
> & {
  [Kind in FilterKind]: { id: string; name: string }[];
};

const nothing: Draft = {
  name: '',
  description: '',
  public: false,
  categories: [],
  tags: [],
  tools: [],
  foods: [],
  queryFilterString: '',
  requireAllCategories: false,
  requireAllTags: false,
  requireAllTools: false,
  requireAllFoods: false,
};

export function CookbookDialog({ cookbook, onClose }: CookbookDialogProps) {
  const { t } = useTranslation('cookbooks');
  const api = useApi();
  const create = api.useMutation('post', '/groups/cookbooks', { onSuccess: onClose });
  const update = api.useMutation('patch', '/groups/cookbooks/{id}', { onSuccess: onClose });
  const failure = create.error ?? update.error;
  const problem = isProblem(failure) ? failure.errors['queryFilterString']?.join(' ') : undefined;
  const { draft, change, submit, hasName } = useRowForm<Draft>({
    row: cookbook,
    empty: nothing,
    create: (body) => create.mutate({ body }),
    update: (body) => cookbook && update.mutate({ params: { path: { id: cookbook.id } }, body }),
  });
  return (
    <FormDialog
      title={t(cookbook ? 'change' : 'create')}
      action={t(cookbook ? 'action.save' : 'action.create')}
      busy={create.isPending || update.isPending}
      disabled={!hasName}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <TextField
          label={t('name')}
          value={draft.name}
          maxLength={255}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <TextAreaField
          label={t('description')}
          value={draft.description}
          maxLength={5000}
          onChange={({ currentTarget }) => change({ description: currentTarget.value })}
        />
        <p>{t('filterHint')}</p>
        {kinds.map((kind) => (
          <OrganizersOfKind key={kind} kind={kind} draft={draft} onChange={change} />
        ))}
        <ConditionBuilder
          value={draft.queryFilterString}
          error={problem}
          onChange={(queryFilterString) => change({ queryFilterString })}
        />
        <Switch checked={draft.public} onChange={(isPublic) => change({ public: isPublic })}>
          {t('public')}
        </Switch>
      </div>
    </FormDialog>
  );
}

type Named = { id: string; name: string };

/** All names of a kind, and a function that waits for them. */
function useKnown(kind: FilterKind): { known: Named[]; load: () => Promise<Named[]> } {
  const api = useApi();
  const query = { perPage: -1, orderBy: 'name', orderDirection: 'asc' } as const;
  const isFoods = kind === 'foods';
  const organizers = useQuery({ ...organizersQuery(api, isFoods ? 'tags' : kind), enabled: !isFoods });
  const foods = useQuery({
    ...api.queryOptions('get', '/foods', { params: { query } }, { select: ({ items }): Named[] => items }),
    enabled: isFoods,
  });
  const names = isFoods ? foods : organizers;
  const load = async () => names.data ?? (await names.refetch({ cancelRefetch: false })).data ?? [];
  return { known: names.data ?? [], load };
}

interface OrganizersOfKindProps {
  kind: FilterKind;
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
}

function OrganizersOfKind({ kind, draft, onChange }: OrganizersOfKindProps) {
  const { t } = useTranslation('cookbooks');
  const [text, setText] = useState('');
  const [missing, setMissing] = useState('');
  const { known, load } = useKnown(kind);
  const chosen = draft[kind];
  const isChosen = ({ id }: Named) => chosen.some((one) => one.id === id);
  const free = known.filter((one) => !isChosen(one));
  const add = async (name: string) => {
    const wanted = name.trim().toLowerCase();
    const match = (await load()).find((one) => one.name.toLowerCase() === wanted && !isChosen(one));
    setText(match ? '' : name);
    setMissing(match ? '' : name.trim());
    if (match) onChange({ [kind]: [...chosen, { id: match.id, name: match.name }] });
  };
  return (
    <div className={styles.kind}>
      <p className={styles.label}>{t(`kinds.${kind}`)}</p>
      {chosen.length > 0 && (
        <div className={styles.chips}>
          {chosen.map(({ id, name }) => (
            <Chip
              key={id}
              removeLabel={t('action.remove', { name })}
              onRemove={() => onChange({ [kind]: chosen.filter((one) => one.id !== id) })}
            >
              {name}
            </Chip>
          ))}
        </div>
      )}
      <SuggestInput
        label={t(`kinds.${kind}`)}
        placeholder={t('add')}
        value={text}
        options={free.map(({ name }) => name)}
        maxLength={255}
        onChange={setText}
        onCommit={(name) => void add(name)}
      />
      {missing && missing === text.trim() && <p role="alert">{t('unknown', { name: missing })}</p>}
      {chosen.length > 1 && (
        <Switch checked={draft[requireAll[kind]]} onChange={(all) => onChange({ [requireAll[kind]]: all })}>
          {t('requireAll')}
        </Switch>
      )}
    </div>
  );
}
