import { useQuery, useSuspenseQuery, keepPreviousData } from '@tanstack/react-query';
import {
  BookMarked,
  BookOpen,
  Carrot,
  CookingPot,
  Ruler,
  Shapes,
  ShoppingBasket,
  Tag,
  Trash2,
  Undo2,
  type Icon,
} from '#ui/icons';
import { BellRing, Send, Store, Tags, Webhook } from '#ui/late-icons';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type TrashKind, trashKinds } from '#contract/kinds';
import { Button, Checkbox, ConfirmDialog, ErrorNotice, IconButton, toast } from '#ui';
import { useUser } from '../../shared/session/session.ts';
import { pathOfResource } from '../../shared/api/query-invalidation.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { useTimes } from '../../shared/i18n/use-times.ts';
import { PER_PAGE, trashQuery, type Trashed, type TrashSearch } from './trash-queries.ts';
import styles from './trash.module.css';
import { Words } from '../../shared/i18n/words.tsx';

const icons: Partial<Record<TrashKind, Icon>> = {
  recipe: BookOpen,
  cookbook: BookMarked,
  category: Shapes,
  tag: Tag,
  tool: CookingPot,
  food: Carrot,
  unit: Ruler,
  label: Tags,
  'shopping-list': ShoppingBasket,
  store: Store,
  notifier: BellRing,
  webhook: Webhook,
  'event-webhook': Webhook,
  'recipe-action': Send,
};

export function TrashList({ search, empty }: { search: TrashSearch; empty: ReactNode }) {
  const { t } = useTranslation('trash');
  const api = useApi();
  const [perPage, setPerPage] = useState(PER_PAGE);
  const { data: first } = useSuspenseQuery(trashQuery(api, search));
  const {
    data: more,
    error,
    refetch,
  } = useQuery({ ...trashQuery(api, search, perPage), placeholderData: keepPreviousData });
  const { items, total } = perPage > PER_PAGE && more ? more : first;
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [rowToDelete, setRowToDelete] = useState<Trashed>();
  const restore = useRestore(() => setChosenIds(new Set()));
  const selected = items.filter(({ id }) => chosenIds.has(id));
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosenIds);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosenIds(next);
  };
  if (items.length === 0) return empty;
  return (
    <>
      <div className={styles.selection}>
        <Checkbox
          checked={selected.length === items.length}
          onChange={(isChosen) => setChosenIds(new Set(isChosen ? items.map(({ id }) => id) : []))}
        >
          {t('all')}
        </Checkbox>
        {selected.length > 0 && (
          <Button kind="primary" icon={<Undo2 />} busy={restore.isPending} onClick={() => restore.run(selected)}>
            {t('restoreMany', { count: selected.length })}
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {items.map((one) => (
          <Row
            key={one.id}
            trashed={one}
            isChosen={chosenIds.has(one.id)}
            onChoose={(isChosen) => choose(one.id, isChosen)}
            onRestore={() => restore.run([one])}
            onDelete={() => setRowToDelete(one)}
          />
        ))}
      </ul>
      <ErrorNotice error={error} onRetry={() => void refetch()} />
      {total > items.length && !error && (
        <Button onClick={() => setPerPage(perPage + PER_PAGE)}>{t('more', { count: total - items.length })}</Button>
      )}
      {rowToDelete && <DeleteDialog trashed={rowToDelete} onClose={() => setRowToDelete(undefined)} />}
    </>
  );
}

interface RowProps {
  trashed: Trashed;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onRestore: () => void;
  onDelete: () => void;
}

function Row({ trashed: { kind, name, deletedBy, createdAt, expiresAt }, isChosen, ...on }: RowProps) {
  const { t } = useTranslation('trash');
  const { canManage } = useUser();
  const Icon = icons[kind] ?? Trash2;
  const times = useTimes();
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Checkbox checked={isChosen} onChange={on.onChoose}>
          <Words>{name}</Words>
        </Checkbox>
        <p>
          <Icon />
          {t(`kinds.${kind}`)} · {t('deleted', { name: deletedBy || t('formerMember'), day: times(createdAt, 'day') })}{' '}
          · {t('until', { day: times(expiresAt, 'day') })}
        </p>
      </div>
      <Button icon={<Undo2 />} aria-label={t('restoreOne', { name })} onClick={on.onRestore}>
        {t('restore')}
      </Button>
      {canManage && (
        <IconButton label={t('delete.label', { name })} onClick={on.onDelete}>
          <Trash2 />
        </IconButton>
      )}
    </li>
  );
}

function useRestore(onDone: () => void) {
  const { t } = useTranslation('trash');
  const refreshes = trashKinds.map(pathOfResource);
  const { mutate, isPending } = useApi().useMutation('post', '/groups/trash/restore', { meta: { refreshes } });
  const run = (rows: Trashed[]) =>
    mutate(
      { body: { ids: rows.map(({ id }) => id) } },
      {
        onSuccess: (restored) => {
          onDone();
          const [first, second] = restored;
          const text =
            first && !second ? t('restored', { name: first.name }) : t('restoredMany', { count: restored.length });
          toast({ kind: 'success', text });
        },
      },
    );
  return { run, isPending };
}

function DeleteDialog({ trashed: { id, name }, onClose }: { trashed: Trashed; onClose: () => void }) {
  const { t } = useTranslation('trash');
  const remove = useApi().useMutation('delete', '/groups/trash/{id}', { onSuccess: onClose });
  return (
    <ConfirmDialog
      danger
      title={t('delete.title', { name })}
      action={t('delete.action')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { path: { id } } })}
      onClose={onClose}
    >
      {t('delete.text')}
    </ConfirmDialog>
  );
}
