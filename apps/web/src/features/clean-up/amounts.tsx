import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui';
import { useApi } from '../../app/use-api.ts';
import { amountsQuery } from './clean-up-queries.ts';
import styles from './clean-up.module.css';

/** Amounts that can hardly be meant: a person corrects them in the recipe. */
export function Amounts() {
  const { t } = useTranslation('cleanUp');
  const { data: amounts } = useSuspenseQuery(amountsQuery(useApi()));
  if (!amounts.length) return <EmptyState icon={<Sparkles />} title={t('none.amounts')} />;
  return (
    <ul className={styles.sets}>
      {amounts.map(({ recipeSlug, recipeName, what, text }, index) => (
        <li key={`${recipeSlug} ${index}`} className={styles.set}>
          <p>
            <bdi>{text}</bdi>
          </p>
          <span className={styles.reason}>{t(`amounts.${what}`)}</span>
          <Link to="/recipe/$slug" params={{ slug: recipeSlug }} search={{ edit: true }} className={styles.recipe}>
            <bdi>{recipeName}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
