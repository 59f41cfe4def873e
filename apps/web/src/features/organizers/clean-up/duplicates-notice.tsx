import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../shared/session/session.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { broughtTwiceQuery } from './clean-up-queries.ts';
import { DuplicateList } from './duplicates.tsx';
import styles from './clean-up.module.css';

/** Recipes of a migration that the group may have had before, to compare side by side. */
export function DuplicatesNotice({ id }: { id: string }) {
  const { t } = useTranslation('migrations');
  const api = useApi();
  const user = useUser();
  const mayMerge = user.canOrganize || user.admin;
  const { data: sets = [] } = useQuery({ ...broughtTwiceQuery(api, id), enabled: mayMerge });
  if (!mayMerge || !sets.length) return null;
  return (
    <section className={styles.notice} aria-labelledby="brought-twice">
      <h3 id="brought-twice">{t('twice.title', { count: sets.length })}</h3>
      <p className={styles.hint}>{t('twice.text')}</p>
      <DuplicateList kind="recipes" sets={sets} />
    </section>
  );
}
