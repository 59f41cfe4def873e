import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { Button, ErrorNotice, PageHeader, Switch, TextField, toast } from '#ui';
import { newRecipeSettings } from '../../../shared/api/group-queries.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { VisibilitySwitch } from '../../../shared/widgets/visibility-switch.tsx';
import styles from '../admin.module.css';
import { groupQuery } from '../admin-queries.ts';

/** Name, visibility, defaults and members of a group. */
export function GroupFormScreen({ id }: { id: string }) {
  const { t } = useTranslation('admin');
  const { t: group } = useTranslation('group');
  const api = useApi();
  const { data } = useSuspenseQuery(groupQuery(api, id));
  const change = api.useMutation('put', '/admin/groups/{id}', { meta: { refreshes: ['/groups/self', '/users'] } });
  const set = (preferences: Partial<Wire<'GroupPreferences'>>) =>
    change.mutate({ params: { path: { id } }, body: { preferences } });
  return (
    <>
      <PageHeader title={<bdi>{data.name}</bdi>} subtitle={t('groups.members', { number: data.users.length })} />
      <NameForm key={data.name} id={id} name={data.name} />
      <section className={styles.panel}>
        <h2>{group('visitors.title')}</h2>
        <VisibilitySwitch
          isPrivate={data.preferences.privateGroup}
          onChange={(privateGroup) => set({ privateGroup })}
        />
      </section>
      <section className={styles.panel}>
        <h2>{group('recipes.title')}</h2>
        {newRecipeSettings.map((name) => (
          <Switch key={name} checked={data.preferences[name]} onChange={(on) => set({ [name]: on })}>
            {group(`recipes.${name}`)}
          </Switch>
        ))}
      </section>
      {data.users.length > 0 && (
        <section className={styles.panel}>
          <h2>{t('users.title')}</h2>
          <ul className={styles.rows}>
            {data.users.map((user) => (
              <li key={user.id}>
                <div className={styles.words}>
                  <Link to="/admin/manage/users/$id" params={{ id: user.id }}>
                    <bdi>{user.fullName || user.username}</bdi>
                  </Link>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function NameForm({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('admin');
  const form = useForm({ defaultValues: { name } });
  const field = useFields(form);
  const save = useApi().useMutation('put', '/admin/groups/{id}', {
    meta: { silent: true, refreshes: ['/groups/self', '/users'] },
    onSuccess: () => toast({ kind: 'success', text: t('groups.saved') }),
  });
  return (
    <form
      method="post"
      className={styles.panel}
      noValidate
      onSubmit={form.handleSubmit((body) => save.mutate({ params: { path: { id } }, body }))}
    >
      <ErrorNotice error={save.error} />
      <TextField label={t('groups.name')} {...field('name', 'required')} />
      <div className={styles.actions}>
        <Button type="submit" kind="primary" busy={save.isPending}>
          {t('action.save')}
        </Button>
      </div>
    </form>
  );
}
