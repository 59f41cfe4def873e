import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Lock, Trash2, Users } from '#ui/icons';
import { KeyRound, ShieldOff, LockOpen, UserPen, UserPlus } from '#ui/late-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import {
  Avatar,
  Button,
  buttonClass,
  Chip,
  ConfirmDialog,
  Dialog,
  EmptyState,
  MenuItem,
  MoreMenu,
  PageHeader,
  SearchField,
  Skeleton,
  toast,
} from '#ui';
import { HelpLink } from '../../../shared/help/help-link.tsx';
import { avatarUrl } from '../../../shared/widgets/media.ts';
import type { ReadPath } from '../../../shared/api/query-invalidation.ts';
import { ScreenPart } from '../../../shared/widgets/screen-part.tsx';
import { aboutQuery } from '../../../shared/session/session-query.ts';
import { useDates } from '../../../shared/i18n/use-dates.ts';
import { useUser } from '../../../shared/session/session.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { useCopy } from '../../../shared/browser/use-copy.ts';
import { useDebounced } from '../../../shared/browser/use-debounced.ts';
import styles from '../admin.module.css';
import { userPages } from '../admin-queries.ts';
import { LoadMoreButton } from '../../../shared/widgets/load-more.tsx';

type User = Wire<'User'>;
const meta: { refreshes: ReadPath[] } = { refreshes: ['/users', '/admin/groups'] };

export function UsersScreen() {
  const { t } = useTranslation('admin');
  const [search, setSearch] = useState('');
  const asked = useDebounced(search, 250);
  const unlock = useApi().useMutation('post', '/admin/users/unlock', {
    meta: { refreshes: ['/users'] },
    onSuccess: ({ unlocked }) => toast({ kind: 'success', text: t('users.unlocked', { number: unlocked }) }),
  });
  return (
    <>
      <PageHeader title={t('users.title')} help={<HelpLink page="signing-in" />}>
        <Button icon={<LockOpen />} onClick={() => unlock.mutate({ params: { query: { force: true } } })}>
          {t('users.unlockAll')}
        </Button>
        <Link to="/admin/manage/users/create" className={buttonClass('primary')}>
          <UserPlus />
          {t('users.new')}
        </Link>
      </PageHeader>
      <div className={styles.filters}>
        <SearchField label={t('users.find')} value={search} onChange={setSearch} />
      </div>
      <ScreenPart resetKey={asked} pending={<Skeleton height="12rem" />}>
        <UserList search={asked} />
      </ScreenPart>
    </>
  );
}

function UserList({ search }: { search: string }) {
  const { t } = useTranslation('admin');
  const api = useApi();
  const list = useSuspenseInfiniteQuery(userPages(api, search));
  const rows = list.data.pages.flatMap(({ items }) => items);
  if (!rows.length) return <EmptyState icon={<Users />} title={t('users.none')} />;
  return (
    <section className={styles.panel}>
      <ul className={styles.rows}>
        {rows.map((user) => (
          <UserRow key={user.id} user={user} />
        ))}
      </ul>
      <LoadMoreButton pages={list} label={t('more')} />
    </section>
  );
}

function UserRow({ user }: { user: User }) {
  const { t } = useTranslation('admin');
  const api = useApi();
  const self = useUser();
  const dates = useDates();
  const { lastSeenOn: seen } = user;
  const { data: about } = useSuspenseQuery(aboutQuery(api));
  const navigate = useNavigate();
  const [asks, setAsks] = useState<'delete' | 'link'>();
  const params = { path: { id: user.id } };
  const lock = api.useMutation('post', '/admin/users/{id}/lock', { meta });
  const unlock = api.useMutation('post', '/admin/users/{id}/unlock', { meta });
  const disable = api.useMutation('delete', '/admin/users/{id}/two-factor', { meta });
  return (
    <li>
      <Avatar name={user.fullName || user.username} src={avatarUrl(user)} size={40} />
      <div className={styles.words}>
        <Link to="/admin/manage/users/$id" params={{ id: user.id }}>
          <bdi>{user.fullName || user.username}</bdi>
        </Link>
        <p>
          <bdi>{user.username}</bdi> · <bdi>{user.email}</bdi> · <bdi>{user.group}</bdi>
        </p>
        <p>{seen ? t('users.lastSeen', { date: dates.range(seen, seen) }) : t('users.neverSeen')}</p>
        <div className={styles.badges}>
          {user.admin && <Chip>{t('users.admin')}</Chip>}
          {user.twoFactor && <Chip>{t('users.twoFactor')}</Chip>}
          {user.locked && <Chip icon={<Lock size={14} />}>{t('users.locked')}</Chip>}
        </div>
      </div>
      <MoreMenu label={t('users.actions', { name: user.username })}>
        <MenuItem
          icon={<UserPen />}
          onSelect={() => void navigate({ to: '/admin/manage/users/$id', params: { id: user.id } })}
        >
          {t('action.edit')}
        </MenuItem>
        {about.allowPasswordLogin && (
          <MenuItem icon={<KeyRound />} onSelect={() => setAsks('link')}>
            {t('users.link')}
          </MenuItem>
        )}
        {user.locked ? (
          <MenuItem icon={<LockOpen />} onSelect={() => unlock.mutate({ params })}>
            {t('users.unlock')}
          </MenuItem>
        ) : (
          user.id !== self.id && (
            <MenuItem icon={<Lock />} onSelect={() => lock.mutate({ params })}>
              {t('users.lock')}
            </MenuItem>
          )
        )}
        {user.twoFactor && (
          <MenuItem icon={<ShieldOff />} onSelect={() => disable.mutate({ params })}>
            {t('users.twoFactorOff')}
          </MenuItem>
        )}
        {user.id !== self.id && (
          <MenuItem icon={<Trash2 />} danger onSelect={() => setAsks('delete')}>
            {t('action.delete')}
          </MenuItem>
        )}
      </MoreMenu>
      {asks === 'delete' && <DeleteDialog user={user} onClose={() => setAsks(undefined)} />}
      {asks === 'link' && <LinkDialog user={user} onClose={() => setAsks(undefined)} />}
    </li>
  );
}

interface UserDialogProps {
  user: User;
  onClose: () => void;
}

function DeleteDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation('admin');
  const remove = useApi().useMutation('delete', '/admin/users/{id}', { meta, onSuccess: onClose });
  return (
    <ConfirmDialog
      danger
      title={t('users.deleteTitle', { name: user.fullName || user.username })}
      action={t('action.delete')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { path: { id: user.id } } })}
      onClose={onClose}
    >
      {t('users.deleteText', { group: user.group })}
    </ConfirmDialog>
  );
}

/** The link is created on request only, because anyone who has it can sign in. */
function LinkDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation('admin');
  const copy = useCopy();
  const make = useApi().useMutation('post', '/admin/users/password-reset-token');
  const url = make.data?.url;
  return (
    <Dialog
      title={t('users.link')}
      onClose={onClose}
      footer={
        url ? (
          <Button kind="primary" onClick={() => void copy(url)}>
            {t('action.copyLink')}
          </Button>
        ) : (
          <Button kind="primary" busy={make.isPending} onClick={() => make.mutate({ body: { email: user.email } })}>
            {t('users.makeLink')}
          </Button>
        )
      }
    >
      <p>{t('users.linkText', { name: user.fullName || user.username })}</p>
      {url && (
        <p>
          <code dir="ltr" style={{ overflowWrap: 'anywhere' }}>
            {url}
          </code>
        </p>
      )}
    </Dialog>
  );
}
