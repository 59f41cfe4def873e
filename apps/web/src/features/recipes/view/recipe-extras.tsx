import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Carrot, Check } from '#ui/icons';
import { siteOf } from '#contract/web-address';
import { Button, chipClass, lazyOnIdle, Skeleton } from '#ui';
import { optimistic } from '../../../shared/api/optimistic.ts';
import { useUser } from '../../../shared/session/session.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { useReading } from '../../../shared/units-and-scaling/reading.tsx';
import { recipeQuery, type Recipe } from '../../../shared/recipes/recipe-query.ts';
import { Html } from './html.tsx';
import { nutrients, nutrientText } from './nutrients.ts';
import { CheckItem } from './check-item.tsx';
import styles from './view.module.css';
import { Words } from '../../../shared/i18n/words.tsx';

const AssetList = lazyOnIdle(() => import('../assets/asset-list.tsx').then((module) => module.AssetList));

const NutritionEstimate = lazy(() =>
  import('../foods/nutrition-estimate.tsx').then((module) => ({ default: module.NutritionEstimate })),
);
const RecipeFit = lazy(() => import('../persons/recipe-fit.tsx').then((module) => ({ default: module.RecipeFit })));
const Allergens = lazy(() => import('../foods/allergens.tsx').then((module) => ({ default: module.Allergens })));

/** Parts below the steps: notes, tools, nutrition, source. */
export function RecipeExtras({ recipe }: { recipe: Recipe }) {
  return (
    <div className={styles.extras}>
      <Notes recipe={recipe} />
      <Tools recipe={recipe} />
      <NutritionFacts recipe={recipe} />
      <FoodFacts recipe={recipe} />
      {recipe.settings.showAssets && recipe.assets.length > 0 && <AssetList recipe={recipe} />}
      <Source recipe={recipe} />
      <Organizers recipe={recipe} />
    </div>
  );
}

export function Notes({ recipe: { notes, notesHtml } }: { recipe: Recipe }) {
  const { t } = useTranslation('recipe');
  const reading = useReading();
  if (notes.length === 0) return null;
  return (
    <section>
      <h2>{t('notes')}</h2>
      <ul className={styles.notes}>
        {notes.map((note, index) => (
          <li key={index}>
            {note.title && <h3>{note.title}</h3>}
            <Html lang={reading.lang} html={reading.note(notesHtml[index] ?? '')} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Tools with a check if the kitchen has them, which is saved for all recipes. */
function Tools({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation('recipe');
  const { canOrganize } = useUser();
  const setOnHand = useOnHand(recipe);
  if (recipe.tools.length === 0) return null;
  return (
    <section>
      <h2>{t('tools')}</h2>
      <ul className={styles.tools} aria-label={t('toolsOnHand')}>
        {recipe.tools.map(({ id, name, onHand }) => (
          <li key={id}>
            {canOrganize ? (
              <CheckItem checked={onHand} onChange={(on) => setOnHand(id, on)}>
                <Words>{name}</Words>
              </CheckItem>
            ) : (
              <>
                {onHand && <Check size={18} aria-label={t('toolsOnHand')} />}
                <Words>{name}</Words>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function useOnHand({ slug }: Recipe) {
  const api = useApi();
  const { mutate } = api.useMutation('patch', '/organizers/tools/{id}', {
    ...optimistic(
      recipeQuery(api, slug),
      (recipe, { params, body }: { params: { path: { id: string } }; body: { onHand?: boolean } }) => ({
        ...recipe,
        tools: recipe.tools.map((tool) =>
          tool.id === params.path.id ? { ...tool, onHand: Boolean(body.onHand) } : tool,
        ),
      }),
    ),
  });
  return (id: string, onHand: boolean) => mutate({ params: { path: { id } }, body: { onHand } });
}

export function NutritionFacts({ recipe: { nutrition, settings } }: { recipe: Recipe }) {
  const { t } = useTranslation('recipe');
  const known = nutrients.filter(({ field }) => nutrition[field]);
  if (!settings.showNutrition || known.length === 0) return null;
  return (
    <section>
      <h2>{t('nutrition.title')}</h2>
      <dl className={styles.nutrition}>
        {known.map(({ field, unit }) => (
          <div key={field}>
            <dt>{t(`nutrition.${field}`)}</dt>
            <dd>{nutrientText(nutrition[field] ?? '', unit)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const onRequest = [
  ['fit', RecipeFit],
  ['nutrition.estimate', NutritionEstimate],
  ['allergens', Allergens],
] as const;

/** Parts that are worked out from the foods of the lines once somebody asks for them. */
function FoodFacts({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation('recipe');
  const [open, setOpen] = useState<string>();
  if (!recipe.recipeIngredient.some(({ food }) => food)) return null;
  return (
    <section>
      {onRequest.map(([name, Part]) => (
        <div key={name}>
          <Button
            kind="quiet"
            icon={<Carrot />}
            aria-expanded={open === name}
            onClick={() => setOpen(open === name ? undefined : name)}
          >
            {t(name)}
          </Button>
          {open === name && (
            <Suspense fallback={<Skeleton height="12rem" />}>
              <Part recipe={recipe} />
            </Suspense>
          )}
        </div>
      ))}
    </section>
  );
}

export function Source({ recipe: { orgURL } }: { recipe: Recipe }) {
  const { t } = useTranslation('recipe');
  if (!orgURL || !/^https?:\/\//i.test(orgURL)) return null;
  return (
    <section className={styles.source}>
      <h2>{t('source')}</h2>
      <a href={orgURL} rel="noreferrer" target="_blank">
        {siteOf(orgURL) ?? orgURL}
      </a>
    </section>
  );
}

function Organizers({ recipe: { recipeCategory, tags } }: { recipe: Recipe }) {
  const { t } = useTranslation('recipe');
  if (recipeCategory.length + tags.length === 0) return null;
  return (
    <section>
      <h2>{t('organizers')}</h2>
      <ul className={styles.chips}>
        {recipeCategory.map(({ id, name }) => (
          <li key={id}>
            <Link to="/" search={{ categories: [id] }} className={chipClass}>
              <span>{name}</span>
            </Link>
          </li>
        ))}
        {tags.map(({ id, name }) => (
          <li key={id}>
            <Link to="/" search={{ tags: [id] }} className={`${chipClass} ${styles.tag}`}>
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
