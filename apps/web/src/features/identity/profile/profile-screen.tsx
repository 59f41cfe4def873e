import { Link } from '@tanstack/react-router';
import {
  CookingPot,
  Database,
  Heart,
  History,
  KeyRound,
  PackageOpen,
  Shapes,
  Tag,
  Trash2,
  UserPen,
  Users,
  UsersRound,
  type Icon,
  BellRing,
  ClipboardList,
  Webhook,
} from '#ui/icons';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar, buttonClass } from '#ui';
import { avatarUrl } from '../../../shared/widgets/media.ts';
import { useUser } from '../../../shared/session/session.ts';
import { GroupNumbers } from './group-numbers.tsx';
import { InvitationCard } from './invitation-card.tsx';
import styles from './profile.module.css';

/** Overview of the person's and the group's screens. */
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
          <UserPen aria-hidden />
          {t('edit.title')}
        </Link>
      </header>
      {user.canInvite && <InvitationCard />}
      <GroupNumbers />
      <HubSection title={t('hub.recipesGroup')}>
        <HubCard icon={Heart} title={t('favourites.own')} text={t('hub.favourites')}>
          <Link to="/user/$id/favorites" params={{ id: user.id }} aria-label={t('favourites.own')} />
        </HubCard>
        <HubCard icon={Shapes} title={t('hub.categoriesTitle')} text={t('hub.categories')}>
          <Link to="/recipes/categories" aria-label={t('hub.categoriesTitle')} />
        </HubCard>
        <HubCard icon={Tag} title={t('hub.tagsTitle')} text={t('hub.tags')}>
          <Link to="/recipes/tags" aria-label={t('hub.tagsTitle')} />
        </HubCard>
        <HubCard icon={CookingPot} title={t('hub.toolsTitle')} text={t('hub.tools')}>
          <Link to="/recipes/tools" aria-label={t('hub.toolsTitle')} />
        </HubCard>
        <HubCard icon={PackageOpen} title={t('hub.migrationsTitle')} text={t('hub.migrations')}>
          <Link to="/group/migrations" aria-label={t('hub.migrationsTitle')} />
        </HubCard>
        <HubCard icon={Trash2} title={t('hub.trashTitle')} text={t('hub.trash')}>
          <Link to="/group/trash" aria-label={t('hub.trashTitle')} />
        </HubCard>
      </HubSection>
      <HubSection title={t('hub.groupGroup')}>
        <HubCard icon={Users} title={t('hub.groupTitle')} text={t('hub.group')}>
          <Link to="/group" aria-label={t('hub.groupTitle')} />
        </HubCard>
        <HubCard icon={UsersRound} title={t('hub.membersTitle')} text={t('hub.members')}>
          <Link to="/group/members" aria-label={t('hub.membersTitle')} />
        </HubCard>
        <HubCard icon={Database} title={t('hub.dataTitle')} text={t('hub.data')}>
          <Link to="/group/data/$kind" params={{ kind: 'foods' }} aria-label={t('hub.dataTitle')} />
        </HubCard>
        <HubCard icon={ClipboardList} title={t('hub.reportsTitle')} text={t('hub.reports')}>
          <Link to="/group/reports" aria-label={t('hub.reportsTitle')} />
        </HubCard>
        {user.canManage && (
          <>
            <HubCard icon={BellRing} title={t('hub.notifiersTitle')} text={t('hub.notifiers')}>
              <Link to="/group/notifiers" aria-label={t('hub.notifiersTitle')} />
            </HubCard>
            <HubCard icon={Webhook} title={t('hub.webhooksTitle')} text={t('hub.webhooks')}>
              <Link to="/group/webhooks" aria-label={t('hub.webhooksTitle')} />
            </HubCard>
            <HubCard icon={History} title={t('hub.auditTitle')} text={t('hub.audit')}>
              <Link to="/group/audit-log" aria-label={t('hub.auditTitle')} />
            </HubCard>
          </>
        )}
      </HubSection>
      {user.advanced && (
        <HubSection title={t('hub.accountGroup')}>
          <HubCard icon={KeyRound} title={t('tokens.title')} text={t('hub.tokens')}>
            <Link to="/user/profile/api-tokens" aria-label={t('tokens.title')} />
          </HubCard>
        </HubSection>
      )}
    </div>
  );
}

function HubSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.cards}>{children}</div>
    </section>
  );
}

interface HubCardProps {
  icon: Icon;
  title: string;
  text: string;
  /** The link that covers the card. */
  children: ReactNode;
}

function HubCard({ icon: Icon, title, text, children }: HubCardProps) {
  return (
    <div className={styles.card}>
      <Icon aria-hidden />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {children}
    </div>
  );
}
