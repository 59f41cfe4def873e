import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Heart } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { Avatar, buttonClass, Chip } from '#ui';
import { avatarUrl } from '../../shared/widgets/media.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { useTimes } from '../../shared/i18n/use-times.ts';
import { memberQuery } from '../../shared/api/group-queries.ts';
import { permissions } from './members-queries.ts';
import styles from './members.module.css';

/** Profile of another member. */
export function MemberScreen({ id }: { id: string }) {
  const { t } = useTranslation('members');
  const { data: member } = useSuspenseQuery(memberQuery(useApi(), id));
  const name = member.fullName || member.username;
  const since = useTimes()(member.createdAt, 'longDay');
  const may = permissions.filter((one) => member[one] || member.admin);
  return (
    <div className={styles.page}>
      <header className={styles.person}>
        <Avatar name={name} src={avatarUrl(member)} size={96} />
        <div className={styles.name}>
          <h1>
            <bdi>{name}</bdi>
          </h1>
          <p>
            <bdi>{member.username}</bdi>
          </p>
        </div>
        <Link to="/user/$id/favorites" params={{ id }} className={buttonClass()}>
          <Heart />
          {t('favourites')}
        </Link>
      </header>
      <section className={styles.panel}>
        <p>{t('since', { date: since })}</p>
        <p>{t('recipes', { count: member.recipeCount })}</p>
        {may.length > 0 && (
          <div className={styles.choices}>
            {may.map((one) => (
              <Chip key={one}>{t(`may.${one}`)}</Chip>
            ))}
          </div>
        )}
      </section>
    </div>
  );
}
