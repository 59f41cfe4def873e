import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus, Trash2 } from '#ui/icons';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { Button, ConfirmDialog, ErrorNotice, FormDialog, IconButton, PageHeader, TextField } from '#ui';
import { HelpLink } from '../../../shared/help/help-link.tsx';
import { useApi } from '../../../shared/api/use-api.ts';
import { useFields } from '../../../shared/forms/use-fields.ts';
import styles from '../admin.module.css';
import { groupPages } from '../admin-queries.ts';
import { LoadMoreButton } from '../../../shared/widgets/load-more.tsx';

type Group = Wire<'AdminGroup'>;

export function GroupsScreen() {
  const { t } = useTranslation('admin');
  const list = useSuspenseInfiniteQuery(groupPages(useApi()));
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      <PageHeader title={t('groups.title')} help={<HelpLink page="using#together" />}>
        <Button kind="primary" icon={<Plus />} onClick={() => setCreating(true)}>
          {t('groups.new')}
        </Button>
      </PageHeader>
      <section className={styles.panel}>
        <ul className={styles.rows}>
          {list.data.pages
            .flatMap(({ items }) => items)
            .map((group) => (
              <GroupRow key={group.id} group={group} />
            ))}
        </ul>
        <LoadMoreButton pages={list} label={t('more')} />
      </section>
      {isCreating && <CreateDialog onClose={() => setCreating(false)} />}
    </>
  );
}

function GroupRow({ group }: { group: Group }) {
  const { t } = useTranslation('admin');
  const [isDeleting, setDeleting] = useState(false);
  const remove = useApi().useMutation('delete', '/admin/groups/{id}', { onSuccess: () => setDeleting(false) });
  return (
    <li>
      <div className={styles.words}>
        <Link to="/admin/manage/groups/$id" params={{ id: group.id }}>
          <bdi>{group.name}</bdi>
        </Link>
        <p>{t('groups.members', { number: group.users.length })}</p>
      </div>
      <IconButton
        label={t('action.remove', { name: group.name })}
        disabled={group.users.length > 0}
        onClick={() => setDeleting(true)}
      >
        <Trash2 />
      </IconButton>
      {isDeleting && (
        <ConfirmDialog
          danger
          title={t('groups.deleteTitle', { name: group.name })}
          action={t('action.delete')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ params: { path: { id: group.id } } })}
          onClose={() => setDeleting(false)}
        >
          {t('groups.deleteText')}
        </ConfirmDialog>
      )}
    </li>
  );
}

function CreateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin');
  const form = useForm({ defaultValues: { name: '' } });
  const field = useFields(form);
  const create = useApi().useMutation('post', '/admin/groups', { meta: { silent: true }, onSuccess: onClose });
  return (
    <FormDialog
      title={t('groups.new')}
      action={t('action.create')}
      busy={create.isPending}
      onSubmit={() => void form.handleSubmit((body) => create.mutate({ body }))()}
      onClose={onClose}
    >
      <ErrorNotice error={create.error} />
      <TextField label={t('groups.name')} {...field('name', 'required')} />
    </FormDialog>
  );
}
