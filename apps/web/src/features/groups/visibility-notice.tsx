import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Button, Notice } from '#ui';
import { groupPreferencesQuery } from '../../shared/api/group-queries.ts';
import { optimistic } from '../../shared/api/optimistic.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { useUser } from '../../shared/session/session.ts';
import styles from './groups.module.css';

/** Tells people who manage a group once that it has been public, if nobody has chosen that. */
export function VisibilityNotice() {
  const { t } = useTranslation();
  const user = useUser();
  const api = useApi();
  const query = groupPreferencesQuery(api);
  const { data } = useQuery({ ...query, enabled: user.canManage });
  const dismiss = api.useMutation('put', '/groups/preferences', {
    ...optimistic(query, (shown, { body }: { body: { visibilityNotice: boolean } }) => ({ ...shown, ...body })),
  });
  if (!user.canManage || !data?.visibilityNotice) return null;
  return (
    <div className={styles.notice}>
      <Notice kind="warning">
        <p>{t('visibility.notice', { group: user.group })}</p>
        <div className={styles.choices}>
          <Button size="small" onClick={() => dismiss.mutate({ body: { visibilityNotice: false } })}>
            {t('visibility.stay')}
          </Button>
          <Link to="/group">{t('visibility.change')}</Link>
        </div>
      </Notice>
    </div>
  );
}
