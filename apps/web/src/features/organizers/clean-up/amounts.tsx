import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Sparkles, Wand2 } from '#ui/late-icons';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { Button, EmptyState } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { actRefreshes } from '../data-tables/bulk-queries.ts';
import { LastAction } from '../data-tables/last-action.tsx';
import { amountsQuery } from './clean-up-queries.ts';
import styles from './clean-up.module.css';
import { Words } from '../../../shared/i18n/words.tsx';

/** Suspicious amounts, each with a suggested correction. */
export function Amounts() {
  const { t } = useTranslation('cleanUp');
  const { data: amounts } = useSuspenseQuery(amountsQuery(useApi()));
  return (
    <>
      <LastAction kind="mend" />
      {amounts.length === 0 && <EmptyState icon={<Sparkles />} title={t('none.amounts')} />}
      <ul className={styles.sets}>
        {amounts.map((amount) => (
          <Amount key={`${amount.recipeId} ${amount.at}`} amount={amount} />
        ))}
      </ul>
    </>
  );
}

function Amount({ amount }: { amount: Wire<'DoubtfulAmount'> }) {
  const { t } = useTranslation('cleanUp');
  const { recipeId, recipeSlug, recipeName, what, at, text, offered } = amount;
  const mend = useApi().useMutation('post', '/recipes/bulk-actions/mend', {
    meta: { refreshes: [...actRefreshes, '/organizers/clean-up/amounts'] },
  });
  return (
    <li className={styles.set}>
      <p>
        <Words>{text}</Words>
      </p>
      <span className={styles.reason}>{t(`amounts.${what}`)}</span>
      {offered !== null && (
        <Button
          size="small"
          icon={<Wand2 />}
          busy={mend.isPending || mend.isSuccess}
          onClick={() => mend.mutate({ body: { amounts: [{ recipe: recipeId, at, offered }] } })}
        >
          {t('amounts.mend', { text: offered })}
        </Button>
      )}
      <Link to="/recipe/$slug" params={{ slug: recipeSlug }} search={{ edit: true }} className={styles.recipe}>
        <Words>{recipeName}</Words>
      </Link>
    </li>
  );
}
