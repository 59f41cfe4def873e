import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { kilojoulesPerKilocalorie } from '#contract/energy';
import { numberText } from '#locales';
import { Button, Skeleton, toast } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { nutrients, nutrientText } from '../view/nutrients.ts';
import { useMayEdit } from '../view/recipe-toolbar.tsx';
import styles from './estimate.module.css';

type Estimate = Wire<'NutritionEstimate'>;

/** A smaller share of the weight says too little about the recipe to become a part of it. */
const MIN_COVERAGE = 0.8;

/** The estimate of what a serving holds, beside the figures of the author. */
export function NutritionEstimate({ recipe }: { recipe: Recipe }) {
  const { t, ready } = useTranslation('foods');
  const { data, isError } = useQuery(
    useApi().queryOptions('get', '/recipes/{slug}/nutrition-estimate', { params: { path: { slug: recipe.slug } } }),
  );
  if (isError) return <p>{t('links.failed')}</p>;
  if (!ready || !data) return <Skeleton height="12rem" />;
  if (data.counted.length === 0) return <p className={styles.hint}>{t('nutrition.nothing')}</p>;
  return (
    <div className={styles.estimate}>
      <Values recipe={recipe} estimate={data} />
      <Counted estimate={data} />
      <Missing estimate={data} />
      <p className={styles.hint}>{t('nutrition.assumptions')}</p>
      <p className={styles.hint}>{t('nutrition.source')}</p>
      <TakeOver recipe={recipe} estimate={data} />
    </div>
  );
}

function Values({ recipe, estimate }: { recipe: Recipe; estimate: Estimate }) {
  const { t, i18n } = useTranslation('foods');
  const { t: common } = useTranslation('recipe');
  const { perServing, total, per100g, coverage, counted, missing } = estimate;
  const statesSome = nutrients.some(({ field }) => recipe.nutrition[field]);
  const text = (value: number | null | undefined, unit: string) =>
    value === null || value === undefined ? '–' : `${numberText(value, i18n.language)} ${unit}`;
  const energy = (value: number | null | undefined) =>
    value === null || value === undefined
      ? '–'
      : `${text(value, 'kcal')} / ${numberText(Math.round(value * kilojoulesPerKilocalorie), i18n.language)} kJ`;
  return (
    <>
      <p>
        {t('nutrition.coverage', {
          count: counted.length + missing.length,
          counted: numberText(counted.length, i18n.language),
          share: numberText(coverage, i18n.language, { style: 'percent', maximumFractionDigits: 0 }),
        })}
      </p>
      <table className={styles.values}>
        <thead>
          <tr>
            <th scope="col">{t('nutrition.nutrient')}</th>
            <th scope="col">{perServing ? t('nutrition.perServing') : t('nutrition.whole')}</th>
            <th scope="col">{t('nutrition.per100g')}</th>
            {statesSome && <th scope="col">{t('nutrition.stated')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ field, unit }) => {
            const write = field === 'calories' ? energy : (value: number | null | undefined) => text(value, unit);
            const stated = field === 'saturatedFatContent' ? null : recipe.nutrition[field];
            return (
              <tr key={field}>
                <th scope="row">
                  {field === 'saturatedFatContent' ? t('nutrition.saturated') : common(`nutrition.${field}`)}
                </th>
                <td>
                  <bdi>{write((perServing ?? total)[field])}</bdi>
                </td>
                <td>
                  <bdi>{write(per100g?.[field])}</bdi>
                </td>
                {statesSome && <td>{stated ? <bdi>{nutrientText(stated, unit)}</bdi> : '–'}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

const rows = nutrients.flatMap((nutrient) =>
  nutrient.field === 'fatContent' ? [nutrient, { field: 'saturatedFatContent', unit: 'g' } as const] : [nutrient],
);

/** Each line's share of the energy as a bar, with its weight. */
function Counted({ estimate: { counted } }: { estimate: Estimate }) {
  const { t, i18n } = useTranslation('foods');
  const most = Math.max(1, ...counted.map(({ calories }) => calories));
  const number = (value: number) => numberText(Math.round(value), i18n.language);
  return (
    <details>
      <summary>{t('nutrition.counted', { count: counted.length })}</summary>
      <ul className={styles.lines}>
        {counted
          .toSorted((a, b) => b.calories - a.calories)
          .map((line) => (
            <li key={line.referenceId}>
              <p>
                <bdi>{line.display}</bdi>
              </p>
              <span className={styles.facts}>
                {t('nutrition.line', {
                  food: line.food,
                  grams: number(line.grams),
                  calories: number(line.calories),
                })}
              </span>
              <span className={styles.bar} style={{ inlineSize: `${(100 * line.calories) / most}%` }} aria-hidden />
              <small>{[line.nutrientsSource, line.weightSource].filter(Boolean).join(' · ')}</small>
            </li>
          ))}
      </ul>
    </details>
  );
}

function Missing({ estimate: { missing } }: { estimate: Estimate }) {
  const { t } = useTranslation('foods');
  if (missing.length === 0) return null;
  return (
    <details open>
      <summary>{t('nutrition.missing', { count: missing.length })}</summary>
      <ul className={styles.lines}>
        {missing.map((line) => (
          <li key={line.referenceId}>
            <p>
              <bdi>{line.display}</bdi>
            </p>
            <span className={styles.facts}>{t(`nutrition.reasons.${line.reason}`)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Fills the fields that the recipe leaves empty; what its author states stays. */
function TakeOver({ recipe, estimate: { perServing, coverage } }: { recipe: Recipe; estimate: Estimate }) {
  const { t } = useTranslation('foods');
  const mayEdit = useMayEdit(recipe);
  const { mutate, isPending } = useApi().useMutation('patch', '/recipes/{slug}', {
    onSuccess: () => toast({ kind: 'success', text: t('nutrition.taken') }),
  });
  const empty = nutrients.flatMap(({ field }) => {
    const value = perServing?.[field];
    return recipe.nutrition[field] || value === null || value === undefined ? [] : [[field, String(value)] as const];
  });
  if (!mayEdit || !empty.length) return null;
  if (coverage < MIN_COVERAGE) return <p className={styles.hint}>{t('nutrition.tooLittle')}</p>;
  const take = () =>
    mutate({
      params: { path: { slug: recipe.slug }, header: { 'if-match': `"${recipe.version}"` } },
      body: {
        nutrition: { ...recipe.nutrition, ...Object.fromEntries(empty) },
        settings: { ...recipe.settings, showNutrition: true },
      },
    });
  return (
    <div>
      <Button onClick={take} disabled={isPending}>
        {t('nutrition.take')}
      </Button>
      <p className={styles.hint}>{t('nutrition.takeHint')}</p>
    </div>
  );
}
