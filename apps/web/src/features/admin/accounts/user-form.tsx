import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { Button, Checkbox, ErrorNotice, PageHeader, PasswordField, SelectField, TextField, toast } from '#ui';
import { otherProblemOf, showFieldProblems } from '../../../shared/forms/form-errors.ts';
import type { ReadPath } from '../../../shared/api/query-invalidation.ts';
import { aboutQuery } from '../../../shared/session/session-query.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { useFields } from '../../../shared/forms/use-fields.ts';
import styles from '../admin.module.css';
import { allGroupsQuery, userQuery } from '../admin-queries.ts';

const permissions = ['admin', 'canInvite', 'canManage', 'canOrganize', 'advanced'] as const;
const refreshes: ReadPath[] = ['/users', '/admin/groups'];

/** Form of an existing account, or of a new one. */
export function UserFormScreen({ id }: { id?: string }) {
  return id ? <EditedUser id={id} /> : <UserForm />;
}

function EditedUser({ id }: { id: string }) {
  const { data } = useSuspenseQuery(userQuery(useApi(), id));
  return <UserForm key={id} user={data} />;
}

function UserForm({ user }: { user?: Wire<'User'> }) {
  const { t } = useTranslation('admin');
  const api = useApi();
  const { data: groups } = useSuspenseQuery(allGroupsQuery(api));
  const { data: about } = useSuspenseQuery(aboutQuery(api));
  const { form, save, submit } = useUserForm(user, groups.items[0]?.name ?? '');
  const field = useFields(form);
  const isAdmin = form.watch('admin');
  return (
    <>
      <PageHeader title={user ? user.fullName || user.username : t('users.new')} />
      <section className={styles.panel}>
        <form method="post" className={styles.form} noValidate onSubmit={submit}>
          <ErrorNotice error={otherProblemOf(form, save.error)} />
          <TextField label={t('user.username')} autoComplete="off" {...field('username', 'username')} />
          <TextField label={t('user.fullName')} {...field('fullName')} />
          <TextField label={t('user.email')} type="email" {...field('email', 'email')} />
          {!user && about.allowPasswordLogin && (
            <PasswordField label={t('user.password')} autoComplete="new-password" {...field('password', 'password')} />
          )}
          <Controller
            control={form.control}
            name="group"
            render={({ field }) => (
              <SelectField label={t('user.group')} value={field.value} onChange={field.onChange}>
                {groups.items.map(({ id, name }) => (
                  <option key={id} value={name}>
                    {name}
                  </option>
                ))}
              </SelectField>
            )}
          />
          {permissions.map((name) => (
            <Controller
              key={name}
              control={form.control}
              name={name}
              render={({ field }) => (
                <Checkbox
                  checked={field.value || (isAdmin && name !== 'admin')}
                  disabled={isAdmin && name !== 'admin'}
                  hint={name === 'admin' ? t('user.adminHint') : undefined}
                  onChange={field.onChange}
                >
                  {t(`user.${name}`)}
                </Checkbox>
              )}
            />
          ))}
          <div className={styles.actions}>
            <Button type="submit" kind="primary" busy={save.isPending}>
              {t(user ? 'action.save' : 'action.create')}
            </Button>
          </div>
        </form>
      </section>
    </>
  );
}

function useUserForm(user: Wire<'User'> | undefined, group: string) {
  const { t } = useTranslation('admin');
  const api = useApi();
  const navigate = useNavigate();
  const form = useForm({
    defaultValues: {
      username: user?.username ?? '',
      fullName: user?.fullName ?? '',
      email: user?.email ?? '',
      password: '',
      group: user?.group ?? group,
      admin: user?.admin ?? false,
      canInvite: user?.canInvite ?? false,
      canManage: user?.canManage ?? false,
      canOrganize: user?.canOrganize ?? false,
      advanced: user?.advanced ?? false,
    },
  });
  const options = {
    meta: { silent: true, refreshes },
    onSuccess: () => {
      toast({ kind: 'success', text: t('user.saved') });
      void navigate({ to: '/admin/manage/users' });
    },
    onError: (error: unknown) => void showFieldProblems(form, error),
  };
  const create = api.useMutation('post', '/users', options);
  const change = api.useMutation('put', '/admin/users/{id}', options);
  const submit = form.handleSubmit(({ password, ...body }) =>
    user
      ? change.mutate({ params: { path: { id: user.id } }, body })
      : create.mutate({ body: { ...body, password: password || undefined } }),
  );
  return { form, submit, save: user ? change : create };
}
