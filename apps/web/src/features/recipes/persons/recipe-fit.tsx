import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { listText } from '#locales';
import { Notice, Skeleton } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import styles from '../foods/estimate.module.css';

type Fit = Wire<'PersonFit'>;

/** Says who of the household can eat a recipe, with the lines that stand against it or are not known. */
export function RecipeFit({ recipe }: { recipe: Recipe }) {
  const { t, ready } = useTranslation('foods');
  const { data, isError } = useQuery(
    useApi().queryOptions('get', '/recipes/{slug}/fit', { params: { path: { slug: recipe.slug } } }),
  );
  if (isError) return <p>{t('links.failed')}</p>;
  if (!ready || !data) return <Skeleton height="8rem" />;
  if (data.length === 0)
    return (
      <p>
        {t('fit.nobody')} <Link to="/group/persons">{t('persons.title')}</Link>
      </p>
    );
  return (
    <div className={styles.estimate}>
      <Notice kind="warning">{t('fit.warning')}</Notice>
      {data.map((fit) => (
        <section key={fit.person.id}>
          <h3>
            <bdi>{fit.person.name}</bdi>: {t(`fit.${fit.fit}`)}
          </h3>
          <Lines fit={fit} />
        </section>
      ))}
      <Link to="/group/persons">{t('persons.title')}</Link>
    </div>
  );
}

function Lines({ fit: { fit, contains, mayContain, unknown } }: { fit: Fit }) {
  const { t, i18n } = useTranslation('foods');
  const what = ({ substances, dislikes }: Fit['contains'][number]) =>
    listText([...substances.map((key) => t(`allergens.substances.${key}`)), ...dislikes], i18n.language);
  const reason = (line: Fit['unknown'][number]) =>
    line.reason === 'likely' || line.reason === 'note'
      ? t(`fit.${line.reason}`)
      : t(`allergens.reasons.${line.reason}`);
  if (fit === 'unknown' && contains.length + mayContain.length + unknown.length === 0) return <p>{t('fit.empty')}</p>;
  return (
    <ul className={styles.lines}>
      {contains.map((line) => (
        <li key={`contains ${line.referenceId}`}>{t('fit.contains', { line: line.display, what: what(line) })}</li>
      ))}
      {mayContain.map((line) => (
        <li key={`may ${line.referenceId}`}>{t('fit.mayContain', { line: line.display, what: what(line) })}</li>
      ))}
      {unknown.map((line) => (
        <li key={`unknown ${line.referenceId}`} className={styles.facts}>
          {t('fit.uncertain', { line: line.display, reason: reason(line) })}
        </li>
      ))}
    </ul>
  );
}
