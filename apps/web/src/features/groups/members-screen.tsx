import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LogOut } from '#ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar, Button, Checkbox, FormDialog, PageHeader, TextField } from '#ui';
import { HelpLink } from '../../shared/help/help-link.tsx';
import { otherProblem, problemOf } from '../../shared/forms/form-errors.ts';
import { avatarUrl } from '../../shared/widgets/media.ts';
import { optimistic } from '../../shared/api/optimistic.ts';
import { leavesEverything, LeavingChoices } from '../../shared/session/leaving-choices.tsx';
import { useUser } from '../../shared/session/session.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { InvitationsSection } from './invitations-section.tsx';
import { type Member, membersQuery, permissions } from './members-queries.ts';
import styles from './members.module.css';
import { withBase } from '../../shared/browser/base-path.ts';

/** Members of the group with their permissions, which managers can change. */
export function MembersScreen() {
  const { t } = useTranslation('members');
  const user = useUser();
  const { data: members } = useSuspenseQuery(membersQuery(useApi()));
  const [isLeaving, setLeaving] = useState(false);
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle', { count: members.length, group: user.group })}
        help={<HelpLink page="using#together" />}
      >
        <Button icon={<LogOut />} onClick={() => setLeaving(true)}>
          {t('leave.action')}
        </Button>
      </PageHeader>
      <ul className={styles.members}>
        {members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            mayManage={user.canManage || user.admin}
            isSelf={member.id === user.id}
          />
        ))}
      </ul>
      {(user.canInvite || user.admin) && <InvitationsSection />}
      {isLeaving && <LeaveDialog onClose={() => setLeaving(false)} />}
    </div>
  );
}

interface MemberRowProps {
  member: Member;
  mayManage: boolean;
  isSelf: boolean;
}

function MemberRow({ member, mayManage, isSelf }: MemberRowProps) {
  const { t } = useTranslation('members');
  const name = member.fullName || member.username;
  return (
    <li>
      <Avatar name={name} src={avatarUrl(member)} size={48} />
      <div className={styles.name}>
        <Link to="/user/$id/profile" params={{ id: member.id }}>
          <bdi>{name}</bdi>
        </Link>
        <small>
          <bdi>{member.username}</bdi>
          {isSelf && ` · ${t('you')}`}
          {member.admin && ` · ${t('administrator')}`}
        </small>
      </div>
      <Permissions member={member} disabled={!mayManage || isSelf || member.admin} />
    </li>
  );
}

function Permissions({ member, disabled }: { member: Member; disabled: boolean }) {
  const { t } = useTranslation('members');
  const api = useApi();
  const query = membersQuery(api);
  const set = api.useMutation('put', '/groups/permissions', {
    meta: { refreshes: ['/groups/members'] },
    ...optimistic(query, (shown, { body }: { body: { userId: string } & Partial<Member> }) => {
      const { userId, ...changes } = body;
      return shown.map((one) => (one.id === userId ? { ...one, ...changes } : one));
    }),
  });
  const name = member.fullName || member.username;
  return (
    <fieldset className={styles.permissions} disabled={disabled}>
      <legend className={styles.legend}>{t('mayOf', { name })}</legend>
      {permissions.map((one) => (
        <Checkbox
          key={one}
          checked={member[one]}
          disabled={disabled}
          onChange={(on) => set.mutate({ body: { userId: member.id, [one]: on } })}
        >
          {t(`may.${one}`)}
        </Checkbox>
      ))}
    </fieldset>
  );
}

/** Leaving changes the group of all data, so the page is reloaded. */
function LeaveDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('members');
  const user = useUser();
  const [group, setGroup] = useState('');
  const [leaving, setLeaving] = useState(leavesEverything);
  const leave = useApi().useMutation('post', '/groups/leave', {
    meta: { silent: true },
    onSuccess: () => location.assign(withBase('/')),
  });
  return (
    <FormDialog
      danger
      title={t('leave.title', { group: user.group })}
      action={t('leave.action')}
      busy={leave.isPending}
      error={otherProblem(leave.error, ['group'])}
      disabled={!group.trim()}
      onSubmit={() => leave.mutate({ body: { group: group.trim(), ...leaving } })}
      onClose={onClose}
    >
      <p>{t('leave.text')}</p>
      <TextField
        label={t('leave.group')}
        value={group}
        error={problemOf(leave.error, 'group')}
        maxLength={255}
        onChange={(event) => setGroup(event.currentTarget.value)}
      />
      <LeavingChoices
        labels={{
          removeContributions: t('leave.removeContributions'),
          deleteGroup: t('leave.deleteGroup', { group: user.group }),
        }}
        value={leaving}
        onChange={setLeaving}
      />
    </FormDialog>
  );
}
