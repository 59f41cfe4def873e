import { useQuery } from '@tanstack/react-query';
import { CalendarSync } from '#ui/late-icons';
import { useTranslation } from 'react-i18next';
import { toast } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { calendarQuery } from '../plan-query.ts';
import { SecretAddress } from './secret-address.tsx';

/** Creates, shows once and revokes the calendar subscription address. */
export function CalendarSection() {
  const { t } = useTranslation('planner');
  const api = useApi();
  const { data } = useQuery(calendarQuery(api));
  const create = api.useMutation('post', '/users/self/calendar');
  const remove = api.useMutation('delete', '/users/self/calendar', {
    onSuccess: () => {
      create.reset();
      toast({ kind: 'success', text: t('calendar.ended') });
    },
  });
  const isActive = !!data?.createdAt;
  return (
    <SecretAddress
      id="calendar"
      icon={<CalendarSync />}
      title={t('calendar.title')}
      hint={t(isActive ? 'calendar.active' : 'calendar.hint')}
      label={t('calendar.address')}
      copied={t('calendar.copied')}
      isActive={isActive}
      url={create.data?.url}
      isCreating={create.isPending}
      isRemoving={remove.isPending}
      onCreate={() => create.mutate({})}
      onRemove={() => remove.mutate({})}
    />
  );
}
