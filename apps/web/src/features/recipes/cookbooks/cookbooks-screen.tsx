import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BookMarked, Pencil, Plus, Trash2 } from '#ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listText } from '#locales';
import { Button, ConfirmDialog, EmptyState, IconButton, PageHeader } from '#ui';
import { optimistic } from '../../../shared/api/optimistic.ts';
import { useUser } from '../../../shared/session/session.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { useDeletedToast } from '../../../shared/widgets/use-deleted-toast.ts';
import { SortableList, SortableRow } from '../editor/sortable-list.tsx';
import { CookbookDialog } from './cookbook-dialog.tsx';
import { cookbooksQuery, type Cookbook } from './cookbook-queries.ts';
import { useOpenRow } from '../../../shared/lists/use-open-row.ts';
import styles from './cookbooks.module.css';

interface CookbooksScreenProps {
  /** Id of the cookbook in the dialog; "new" for a new one. */
  edited?: string;
  onEdit: (id: string | undefined) => void;
}

export function CookbooksScreen({ edited, onEdit }: CookbooksScreenProps) {
  const { t } = useTranslation('cookbooks');
  const { canOrganize } = useUser();
  const { data: cookbooks } = useSuspenseQuery(cookbooksQuery(useApi()));
  const [deleted, setDeleted] = useState<Cookbook>();
  const cookbook = useOpenRow(cookbooks, edited);
  // a dialog stays open when somebody takes the permission away, so that nothing typed is lost
  const [allowed, setAllowed] = useState<string>();
  if (canOrganize && edited !== allowed) setAllowed(edited);
  const create = canOrganize && (
    <Button kind="primary" icon={<Plus />} onClick={() => onEdit('new')}>
      {t('create')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')}>
        {cookbooks.length > 0 && create}
      </PageHeader>
      {cookbooks.length === 0 ? (
        <EmptyState icon={<BookMarked />} title={t('empty')} action={create || undefined}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <Cookbooks cookbooks={cookbooks} canChange={canOrganize} onEdit={onEdit} onDelete={setDeleted} />
      )}
      {edited !== undefined && edited === allowed && (cookbook ?? edited === 'new') && (
        <CookbookDialog key={edited} cookbook={cookbook} onClose={() => onEdit(undefined)} />
      )}
      {deleted && <DeleteDialog cookbook={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  );
}

interface CookbooksProps {
  cookbooks: Cookbook[];
  canChange: boolean;
  onEdit: (id: string) => void;
  onDelete: (cookbook: Cookbook) => void;
}

function Cookbooks({ cookbooks, canChange, onEdit, onDelete }: CookbooksProps) {
  const { t } = useTranslation('cookbooks');
  const move = useMove(cookbooks);
  const rows = cookbooks.map((cookbook) => {
    const { id, name } = cookbook;
    const content = (
      <div className={styles.book}>
        <div className={styles.words}>
          <Link to="/cookbooks/$slug" params={{ slug: cookbook.slug || id }}>
            <bdi>{name}</bdi>
          </Link>
          <p>{cookbook.description || <Filters cookbook={cookbook} />}</p>
        </div>
        {canChange && (
          <>
            <IconButton label={`${t('action.edit')}: ${name}`} onClick={() => onEdit(id)}>
              <Pencil />
            </IconButton>
            <IconButton label={`${t('action.delete')}: ${name}`} onClick={() => onDelete(cookbook)}>
              <Trash2 />
            </IconButton>
          </>
        )}
      </div>
    );
    return canChange ? (
      <SortableRow key={id} id={id} label={t('move', { name })} className={styles.row}>
        {content}
      </SortableRow>
    ) : (
      <li key={id} className={styles.row}>
        {content}
      </li>
    );
  });
  if (!canChange) return <ol className={styles.list}>{rows}</ol>;
  return (
    <div className={styles.list}>
      <SortableList label={t('title')} ids={cookbooks.map(({ id }) => id)} onMove={move}>
        {rows}
      </SortableList>
    </div>
  );
}

function Filters({ cookbook }: { cookbook: Cookbook }) {
  const { t, i18n } = useTranslation('cookbooks');
  const names = [...cookbook.categories, ...cookbook.tags, ...cookbook.tools].map(({ name }) => name);
  if (names.length === 0) return t('everything');
  return listText(names, i18n.language, { type: 'unit', style: 'short' });
}

/** Positions are 1 to n; the new order is shown before it is saved. */
function useMove(cookbooks: Cookbook[]) {
  const api = useApi();
  const { mutate } = api.useMutation('put', '/groups/cookbooks', {
    ...optimistic(cookbooksPage(api), (page, { body }: { body: { id: string }[] }) => ({
      ...page,
      items: body.flatMap(({ id }) => page.items.find((one) => one.id === id) ?? []),
    })),
  });
  return (from: number, to: number) => {
    const ids = cookbooks.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    mutate({ body: ids.map((id, index) => ({ id, position: index + 1 })) });
  };
}

const cookbooksPage = (api: ReturnType<typeof useApi>) =>
  api.queryOptions('get', '/groups/cookbooks', { params: { query: { perPage: -1 } } });

function DeleteDialog({ cookbook: { id, name }, onClose }: { cookbook: Cookbook; onClose: () => void }) {
  const { t } = useTranslation('cookbooks');
  const sayDeleted = useDeletedToast('/groups/cookbooks');
  const remove = useApi().useMutation('delete', '/groups/cookbooks/{id}', {
    onSuccess: () => {
      sayDeleted(id, t('deleted', { name }));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      danger
      title={t('deleteTitle', { name })}
      action={t('action.delete')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { path: { id } } })}
      onClose={onClose}
    >
      {t('deleteText')}
    </ConfirmDialog>
  );
}
