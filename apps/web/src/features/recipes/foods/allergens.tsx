import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { listText } from '#locales';
import { Notice, Skeleton } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import styles from './estimate.module.css';

/** Allergens and other contents of a recipe. The unknown part always stands with them, so that nothing looks harmless. */
export function Allergens({ recipe }: { recipe: Recipe }) {
  const { t, ready } = useTranslation('foods');
  const { data, isError } = useQuery(
    useApi().queryOptions('get', '/recipes/{slug}/allergens', { params: { path: { slug: recipe.slug } } }),
  );
  if (isError) return <p>{t('links.failed')}</p>;
  if (!ready || !data) return <Skeleton height="8rem" />;
  return (
    <div className={styles.estimate}>
      <Notice kind="warning">{t('allergens.warning')}</Notice>
      <Substances title={t('allergens.contains')} found={data.contains} />
      <Substances title={t('allergens.mayContain')} found={data.mayContain} />
      <section>
        <h3>{t('allergens.unknown')}</h3>
        <ul className={styles.lines}>
          {data.unknown.map((line) => (
            <li key={line.referenceId}>
              <bdi>{line.display}</bdi>
              <span className={styles.facts}>{t(`allergens.reasons.${line.reason}`)}</span>
            </li>
          ))}
          <li>{t('allergens.always')}</li>
        </ul>
      </section>
    </div>
  );
}

function Substances({ title, found }: { title: string; found: Wire<'SubstanceInLines'>[] }) {
  const { t, i18n } = useTranslation('foods');
  if (found.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className={styles.lines}>
        {found.map(({ substance, lines }) => (
          <li key={substance}>
            <b>{t(`allergens.substances.${substance}`)}</b>
            <bdi className={styles.facts}>
              {listText(
                lines.map(({ display }) => display),
                i18n.language,
              )}
            </bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
