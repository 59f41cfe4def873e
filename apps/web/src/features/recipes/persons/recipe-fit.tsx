import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { listText, numberText } from '#locales';
import { Button, Checkbox, ErrorNotice, Notice, Skeleton } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { Words } from '../../../shared/i18n/words.tsx';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import styles from '../foods/estimate.module.css';

type Fit = Wire<'PersonFit'>;
type Swap = Fit['swaps'][number];

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
        <section key={fit.person.id} className={styles.person}>
          <h3>
            <bdi>{fit.person.name}</bdi>: {t(`fit.${fit.fit}`)}
          </h3>
          <Lines fit={fit} />
          {fit.swaps.length > 0 && <Swaps recipe={recipe} swaps={fit.swaps} />}
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

const keyOf = ({ referenceId, parts }: Swap) => [referenceId, ...parts.map(({ food }) => food)].join(' ');

/** Foods that can be taken instead, one for each line, for a copy; the recipe stays as it is. */
function Swaps({ recipe, swaps }: { recipe: Recipe; swaps: Swap[] }) {
  const { t, i18n } = useTranslation('foods');
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const navigate = useNavigate();
  const copy = useApi().useMutation('post', '/recipes/{slug}/variants', {
    onSuccess: ({ slug }) => navigate({ to: '/recipe/$slug', params: { slug } }),
  });
  const part = ({ name, amount, unit }: Swap['parts'][number]) =>
    unit !== 'same'
      ? t(`swaps.${unit}`, { count: amount, food: name })
      : amount === 1
        ? t('swaps.same', { food: name })
        : t('swaps.share', { percent: numberText(amount, i18n.language, { style: 'percent' }), food: name });
  const choose = ({ referenceId }: Swap, key: string) => {
    const next = new Map(chosen);
    if (chosen.get(referenceId) === key) next.delete(referenceId);
    else next.set(referenceId, key);
    setChosen(next);
  };
  const isChosen = (swap: Swap) => chosen.get(swap.referenceId) === keyOf(swap);
  const submit = () => {
    const body = swaps
      .filter(isChosen)
      .map(({ referenceId, parts }) => ({ referenceId, foods: parts.map(({ food }) => food) }));
    copy.mutate({ params: { path: { slug: recipe.slug } }, body: { swaps: body } });
  };
  return (
    <>
      <h4>{t('swaps.title')}</h4>
      {[...new Map(swaps.map(({ referenceId, display }) => [referenceId, display]))].map(([line, display]) => (
        <fieldset key={line} className={styles.options}>
          <legend>
            <Words>{display}</Words>
          </legend>
          {swaps
            .filter(({ referenceId }) => referenceId === line)
            .map((swap) => (
              <Checkbox
                key={keyOf(swap)}
                checked={isChosen(swap)}
                hint={swap.note && t(`swaps.notes.${swap.note}`)}
                onChange={() => choose(swap, keyOf(swap))}
              >
                {listText(swap.parts.map(part), i18n.language)}
              </Checkbox>
            ))}
        </fieldset>
      ))}
      <ErrorNotice error={copy.error} />
      <Button busy={copy.isPending} disabled={chosen.size === 0} onClick={submit}>
        {t('swaps.copy')}
      </Button>
    </>
  );
}
