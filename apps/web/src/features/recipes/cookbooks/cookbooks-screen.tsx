import { useSuspenseQuery } from '@tanstack/react-query';
import { BookMarked, Plus } from '#ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ConfirmDialog, EmptyState, PageHeader } from '#ui';
import { HelpLink } from '../../../shared/help/help-link.tsx';
import { optimistic } from '../../../shared/api/optimistic.ts';
import { useUser } from '../../../shared/session/session.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { useDeletedToast } from '../../../shared/widgets/use-deleted-toast.ts';
import { Sortable } from '../../../shared/lists/sortable.tsx';
import { CookbookCard, MovableCookbook } from './cookbook-card.tsx';
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
      <PageHeader title={t('title')} subtitle={t('subtitle')} help={<HelpLink page="using#finding" />}>
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

/** Number of cards that are drawn before anyone scrolls. */
const FIRST_CARDS = 24;

interface CookbooksProps {
  cookbooks: Cookbook[];
  canChange: boolean;
  onEdit: (id: string) => void;
  onDelete: (cookbook: Cookbook) => void;
}

function Cookbooks({ cookbooks, canChange, onEdit, onDelete }: CookbooksProps) {
  const { t } = useTranslation('cookbooks');
  const move = useMove(cookbooks);
  const ids = cookbooks.map(({ id }) => id);
  const cards = cookbooks.map((cookbook, index) =>
    canChange ? (
      <MovableCookbook
        key={cookbook.id}
        cookbook={cookbook}
        isFirst={index < FIRST_CARDS}
        onEdit={() => onEdit(cookbook.id)}
        onDelete={() => onDelete(cookbook)}
      />
    ) : (
      <li key={cookbook.id} className={styles.card}>
        <CookbookCard cookbook={cookbook} isFirst={index < FIRST_CARDS} />
      </li>
    ),
  );
  const list = (
    <ol className={styles.shelf} aria-label={t('title')}>
      {cards}
    </ol>
  );
  if (!canChange) return list;
  return (
    <Sortable ids={ids} catalogue="editor" isGrid onMove={(id, over) => move(ids.indexOf(id), ids.indexOf(over))}>
      {list}
    </Sortable>
  );
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
