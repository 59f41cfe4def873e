import { useQuery } from '@tanstack/react-query';
import { Rss } from '#ui/late-icons';
import { useTranslation } from 'react-i18next';
import { toast } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { feedQuery } from '../plan-query.ts';
import { SecretAddress } from './secret-address.tsx';

/** Creates, shows once and revokes the address of the recipe feed. */
export function FeedSection() {
  const { t } = useTranslation('planner');
  const api = useApi();
  const { data } = useQuery(feedQuery(api));
  const create = api.useMutation('post', '/users/self/feed');
  const remove = api.useMutation('delete', '/users/self/feed', {
    onSuccess: () => {
      create.reset();
      toast({ kind: 'success', text: t('feed.ended') });
    },
  });
  const isActive = !!data?.createdAt;
  return (
    <SecretAddress
      id="feed"
      icon={<Rss />}
      title={t('feed.title')}
      hint={t(isActive ? 'feed.active' : 'feed.hint')}
      label={t('feed.address')}
      copied={t('feed.copied')}
      isActive={isActive}
      url={create.data?.url}
      isCreating={create.isPending}
      isRemoving={remove.isPending}
      onCreate={() => create.mutate({})}
      onRemove={() => remove.mutate({})}
    />
  );
}
