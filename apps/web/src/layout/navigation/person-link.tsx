import { Link } from '@tanstack/react-router';
import { Avatar } from '#ui';
import { avatarUrl } from '../../shared/widgets/media.ts';
import { useUser } from '../../shared/session/session.ts';
import styles from '../app-layout.module.css';

export function PersonLink({ replace }: { replace?: boolean }) {
  const user = useUser();
  return (
    <Link to="/user/profile" replace={replace} className={styles.person}>
      <Avatar name={user.fullName || user.username} src={avatarUrl(user)} />
      <span>
        <b>
          <bdi>{user.fullName || user.username}</bdi>
        </b>
        <small>
          <bdi>{user.group}</bdi>
        </small>
      </span>
    </Link>
  );
}
