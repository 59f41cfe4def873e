import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Copy, Pencil, Plus, ShoppingBasket, Trash2 } from '#ui/icons';
import { Archive, ArchiveRestore } from '#ui/late-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ConfirmDialog, EmptyState, MenuItem, MenuSeparator, MoreMenu, PageHeader, toast } from '#ui';
import { HelpLink } from '../../../shared/help/help-link.tsx';
import { useApi } from '../../../shared/api/use-api.ts';
import { useDeletedToast } from '../../../shared/widgets/use-deleted-toast.ts';
import { NameDialog } from '../../../shared/forms/name-dialog.tsx';
import { LoadMoreButton } from '../../../shared/widgets/load-more.tsx';
import { useDayName } from './use-day-name.ts';
import { listPages, type ListSummary } from '../shopping-queries.ts';
import styles from '../shopping.module.css';
import { Words } from '../../../shared/i18n/words.tsx';

type OpenDialog = { what: 'create' } | { what: 'rename' | 'delete'; list: ListSummary };

interface ListsScreenProps {
  archived: boolean;
}

/** Lists of the group, active or archived. */
export function ListsScreen({ archived }: ListsScreenProps) {
  const { t } = useTranslation('shopping');
  const pages = useSuspenseInfiniteQuery(listPages(useApi(), archived));
  const lists = pages.data.pages.flatMap(({ items }) => items);
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const create = (
    <Button kind="primary" icon={<Plus />} onClick={() => setDialog({ what: 'create' })}>
      {t('lists.create')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={archived ? t('lists.archive') : t('lists.title')}
        help={<HelpLink page="using#planning-and-shopping" />}
      >
        {!archived && create}
      </PageHeader>
      {lists.length === 0 ? (
        <EmptyState
          icon={<ShoppingBasket />}
          title={archived ? t('lists.noArchive') : t('lists.empty')}
          action={!archived && create}
        >
          {!archived && t('lists.emptyText')}
        </EmptyState>
      ) : (
        <ul className={styles.lists}>
          {lists.map((list) => (
            <ListCard key={list.id} list={list} onDialog={setDialog} />
          ))}
        </ul>
      )}
      <LoadMoreButton pages={pages} label={t('lists.more')} />
      <p className={styles.elsewhere}>
        <Link to="/shopping-lists" search={archived ? {} : { archived: true }}>
          {archived ? t('lists.inUse') : t('lists.showArchive')}
        </Link>
      </p>
      {dialog?.what === 'create' && <CreateDialog onClose={close} />}
      {dialog?.what === 'rename' && <RenameDialog list={dialog.list} onClose={close} />}
      {dialog?.what === 'delete' && <DeleteDialog list={dialog.list} onClose={close} />}
    </>
  );
}

function ListCard({ list, onDialog }: { list: ListSummary; onDialog: (dialog: OpenDialog) => void }) {
  const { t } = useTranslation('shopping');
  const api = useApi();
  const params = { path: { id: list.id } };
  const change = api.useMutation('patch', '/groups/shopping/lists/{id}');
  const copy = api.useMutation('post', '/groups/shopping/lists/{id}/duplicate');
  const archive = (archived: boolean) => change.mutate({ params, body: { archived } });
  const putAway = () => {
    archive(true);
    const undo = { label: t('action.undo'), isUndo: true, run: () => archive(false) };
    toast({ kind: 'success', text: t('lists.archived', { name: list.name }), action: undo });
  };
  const total = list.openItems + list.doneItems;
  return (
    <li className={styles.card}>
      <Link to="/shopping-lists/$id" params={{ id: list.id }}>
        <Words>{list.name}</Words>
      </Link>
      <p>{total === 0 ? t('lists.nothing') : t('lists.open', { count: list.openItems, done: list.doneItems })}</p>
      {total > 0 && <progress value={list.doneItems} max={total} aria-label={t('lists.progress')} />}
      <MoreMenu label={t('labelled', { label: t('action.more'), value: list.name })}>
        <MenuItem icon={<Pencil />} onSelect={() => onDialog({ what: 'rename', list })}>
          {t('action.rename')}
        </MenuItem>
        <MenuItem icon={<Copy />} onSelect={() => copy.mutate({ params, body: {} })}>
          {t('lists.copy')}
        </MenuItem>
        <MenuItem
          icon={list.archived ? <ArchiveRestore /> : <Archive />}
          onSelect={() => (list.archived ? archive(false) : putAway())}
        >
          {list.archived ? t('lists.takeOut') : t('lists.putAway')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} danger onSelect={() => onDialog({ what: 'delete', list })}>
          {t('action.delete')}
        </MenuItem>
      </MoreMenu>
    </li>
  );
}

function CreateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shopping');
  const navigate = useNavigate();
  const create = useApi().useMutation('post', '/groups/shopping/lists', {
    onSuccess: ({ id }) => void navigate({ to: '/shopping-lists/$id', params: { id } }),
  });
  return (
    <NameDialog
      title={t('lists.create')}
      label={t('lists.name')}
      action={t('action.create')}
      name={useDayName()}
      busy={create.isPending}
      onName={(name) => create.mutate({ body: { name } })}
      onClose={onClose}
    />
  );
}

export function RenameDialog({ list, onClose }: { list: Pick<ListSummary, 'id' | 'name'>; onClose: () => void }) {
  const { t } = useTranslation('shopping');
  const change = useApi().useMutation('patch', '/groups/shopping/lists/{id}', { onSuccess: onClose });
  return (
    <NameDialog
      title={t('action.rename')}
      label={t('lists.name')}
      name={list.name}
      busy={change.isPending}
      onName={(name) => change.mutate({ params: { path: { id: list.id } }, body: { name } })}
      onClose={onClose}
    />
  );
}

function DeleteDialog({ list, onClose }: { list: ListSummary; onClose: () => void }) {
  const { t } = useTranslation('shopping');
  const sayDeleted = useDeletedToast('/groups/shopping/lists');
  const remove = useApi().useMutation('delete', '/groups/shopping/lists/{id}', {
    onSuccess: () => {
      sayDeleted(list.id, t('lists.deleted', { name: list.name }));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      danger
      title={t('lists.deleteTitle', { name: list.name })}
      action={t('action.delete')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { path: { id: list.id } } })}
      onClose={onClose}
    >
      {t('lists.deleteText', { count: list.openItems })}
    </ConfirmDialog>
  );
}
