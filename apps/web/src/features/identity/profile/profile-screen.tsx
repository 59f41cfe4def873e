import { Link } from '@tanstack/react-router';
import { Settings } from '#ui/icons';
import { UserPen } from '#ui/late-icons';
import { useTranslation } from 'react-i18next';
import { Avatar, buttonClass } from '#ui';
import { avatarUrl } from '../../../shared/widgets/media.ts';
import { useUser } from '../../../shared/session/session.ts';
import { GroupNumbers } from './group-numbers.tsx';
import { InvitationCard } from './invitation-card.tsx';
import styles from './profile.module.css';

/** The person, and numbers of the group. */
export function ProfileScreen() {
  const { t } = useTranslation('user');
  const user = useUser();
  const name = user.fullName || user.username;
  return (
    <div className={styles.page}>
      <header className={styles.person}>
        <Avatar name={name} src={avatarUrl(user)} size={88} />
        <div>
          <h1>{t('profile.greeting', { name })}</h1>
          <p>{t('profile.group', { name: user.group })}</p>
        </div>
        <Link to="/user/profile/edit" className={buttonClass()}>
          <UserPen />
          {t('edit.title')}
        </Link>
        <Link to="/settings" className={buttonClass()}>
          <Settings />
          {t('settings.title')}
        </Link>
      </header>
      {user.canInvite && <InvitationCard />}
      <GroupNumbers />
    </div>
  );
}
