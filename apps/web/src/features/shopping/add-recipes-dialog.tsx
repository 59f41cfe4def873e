import { useMutation, useQueries, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ShoppingBasket } from '#ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wire, WireInput } from '#client';
import { displayIngredient, isTapWater } from '#ingredients';
import { Button, Checkbox, Dialog, ErrorNotice, Skeleton, toast } from '#ui';
import { refresh } from '../../shared/api/query-invalidation.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { InlineMarkup } from '../../shared/recipes/inline-markup.tsx';
import type { AddRecipesDialogProps, WantedRecipe } from '../../shared/recipes/recipe-dialogs.ts';
import { baseServings } from '../../shared/units-and-scaling/base-servings.ts';
import { useDayName } from './lists/use-day-name.ts';
import { listsQuery, type ListSummary } from './shopping-queries.ts';
import styles from './shopping.module.css';
import { Words } from '../../shared/i18n/words.tsx';

type Recipe = Wire<'Recipe'>;

/** Adds recipes to a list: chooses the list, then the lines, of which all are checked at first. */
export function AddRecipesDialog({ recipes: requests, onClose }: AddRecipesDialogProps) {
  // the calling screens may not have loaded this catalogue
  const { t, i18n, ready } = useTranslation('shopping');
  const api = useApi();
  const lists = useQuery(listsQuery(api));
  const slugs = [...new Set(requests.map(({ slug }) => slug))];
  const { recipes, error } = useQueries({
    queries: slugs.map((slug) => api.queryOptions('get', '/recipes/{slug}', { params: { path: { slug } } })),
    combine: (results) => ({
      recipes: results.every(({ data }) => data) ? results.flatMap(({ data }) => data ?? []) : undefined,
      error: results.find((one) => one.error)?.error,
    }),
  });
  const [chosen, setChosen] = useState<ChosenList>();
  const [chosenUnchecked, setChosenUnchecked] = useState<ReadonlySet<string>>();
  const add = useAdd({ onMade: setChosen, onAdded: onClose });
  if (!ready) return null;
  // a single list is chosen automatically
  const list = chosen ?? (lists.data?.length === 1 ? lists.data[0] : undefined);
  if (!list || !recipes) {
    return (
      <Dialog key="add" title={t('addRecipe.choose')} onClose={onClose} width={720}>
        <ErrorNotice error={lists.error ?? error} />
        {lists.data ? <Lists lists={lists.data} onChoose={setChosen} /> : <Skeleton height="10rem" />}
      </Dialog>
    );
  }
  const scaledRecipes = recipes.map((recipe) => {
    const scale = requests
      .filter(({ slug }) => slug === recipe.slug)
      .reduce((sum, one) => sum + scaleOf(recipe, one), 0);
    return { recipe, scale, lines: linesOf(recipe, { scale, locale: i18n.language }) };
  });
  const all = scaledRecipes.flatMap(({ lines }) => lines);
  const unchecked = chosenUnchecked ?? new Set(all.filter(({ onHand }) => onHand).map(({ id }) => id));
  const count = all.length - unchecked.size;
  const submit = () => add.mutate({ list, recipes: withoutUnchecked(scaledRecipes, unchecked) });
  return (
    <Dialog
      key="add"
      title={t('addRecipe.title', { name: list.name })}
      onClose={onClose}
      onSubmit={() => count > 0 && submit()}
      width={720}
      footer={
        <Button type="submit" kind="primary" busy={add.isPending} disabled={count === 0}>
          {t('addRecipe.add', { count })}
        </Button>
      }
    >
      <Picker recipes={scaledRecipes} unchecked={unchecked} onUncheck={setChosenUnchecked} />
    </Dialog>
  );
}

/** A list, or one that is made once something is added to it. */
type ChosenList = Pick<ListSummary, 'name'> & { id?: string };

interface ScaledRecipe {
  recipe: Recipe;
  scale: number;
  lines: PickedLine[];
}

/** Factor for a number of servings; 1 if the recipe names none. */
function scaleOf(recipe: Recipe, { scale = 1, servings }: WantedRecipe): number {
  const base = baseServings(recipe);
  return servings && base ? servings / base : scale;
}

const withoutUnchecked = (recipes: ScaledRecipe[], unchecked: ReadonlySet<string>): WireInput<'ShoppingRecipe'>[] =>
  recipes
    .map(({ recipe, scale, lines }) => ({
      recipeId: recipe.id,
      recipeIncrementQuantity: scale,
      recipeIngredients: lines.flatMap(({ id }) => (unchecked.has(id) ? [] : { referenceId: id })),
    }))
    .filter(({ recipeIngredients }) => recipeIngredients.length > 0);

/** Limit of the contract. */
const maxRecipesPerRequest = 100;

function useAdd({ onMade, onAdded }: { onMade: (list: ListSummary) => void; onAdded: () => void }) {
  const { t } = useTranslation('shopping');
  const { client } = useApi();
  const navigate = useNavigate();
  const makeList = async (name: string) => {
    const { data } = await client.POST('/groups/shopping/lists', { body: { name } });
    // a second attempt adds to the same list
    onMade(data);
    return data.id;
  };
  return useMutation({
    mutationFn: async ({ list, recipes }: { list: ChosenList; recipes: WireInput<'ShoppingRecipe'>[] }) => {
      const { name } = list;
      const id = list.id ?? (await makeList(name));
      const params = { path: { id } };
      for (let from = 0; from < recipes.length; from += maxRecipesPerRequest)
        await client.POST('/groups/shopping/lists/{id}/recipe', {
          params,
          body: recipes.slice(from, from + maxRecipesPerRequest),
        });
      return { id, name };
    },
    onSuccess: async ({ id, name }, _sent, _result, { client: queries }) => {
      const run = () => void navigate({ to: '/shopping-lists/$id', params: { id } });
      toast({ kind: 'success', text: t('addRecipe.added', { name }), action: { label: t('addRecipe.show'), run } });
      onAdded();
      await refresh(queries, '/groups/shopping/lists');
    },
  });
}

function Lists({ lists, onChoose }: { lists: ListSummary[]; onChoose: (list: ChosenList) => void }) {
  const { t } = useTranslation('shopping');
  const name = useDayName();
  return (
    <div className={styles.fields}>
      <ul className={styles.choices}>
        {lists.map((list) => (
          <li key={list.id}>
            <button type="button" onClick={() => onChoose(list)}>
              <ShoppingBasket />
              <Words>{list.name}</Words>
              <small>{t('lists.open', { count: list.openItems, done: list.doneItems })}</small>
            </button>
          </li>
        ))}
      </ul>
      <Button onClick={() => onChoose({ name })}>{t('addRecipe.newList', { name })}</Button>
    </div>
  );
}

interface PickedLine {
  id: string;
  text: string;
  /** Water or a food that is always in the kitchen, so that it is unchecked at first. */
  onHand: boolean;
}

const linesOf = (recipe: Recipe, options: { scale: number; locale: string }): PickedLine[] =>
  recipe.recipeIngredient
    .map((line) => ({
      id: line.referenceId,
      text: displayIngredient(line, options).text.trim(),
      onHand: Boolean(line.food?.onHand) || isTapWater(line.words?.food || line.food?.name || ''),
    }))
    .filter(({ text }) => text !== '');

interface PickerProps {
  recipes: ScaledRecipe[];
  unchecked: ReadonlySet<string>;
  onUncheck: (unchecked: ReadonlySet<string>) => void;
}

function Picker({ recipes, unchecked, onUncheck }: PickerProps) {
  const { t } = useTranslation('shopping');
  const lines = recipes.flatMap((one) => one.lines);
  const toggle = (id: string, isWanted: boolean) => {
    const next = new Set(unchecked);
    if (isWanted) next.delete(id);
    else next.add(id);
    onUncheck(next);
  };
  return (
    <>
      <div className={styles.pickerActions}>
        <Button kind="quiet" disabled={unchecked.size === 0} onClick={() => onUncheck(new Set())}>
          {t('addRecipe.all')}
        </Button>
        <Button
          kind="quiet"
          disabled={unchecked.size === lines.length}
          onClick={() => onUncheck(new Set(lines.map(({ id }) => id)))}
        >
          {t('addRecipe.none')}
        </Button>
      </div>
      {recipes.map((one) => (
        <section key={one.recipe.id} aria-label={one.recipe.name}>
          {recipes.length > 1 && (
            <h3 className={styles.pickerRecipe}>
              <Words>{one.recipe.name}</Words>
            </h3>
          )}
          {one.lines.length === 0 && <p>{t('addRecipe.noLines')}</p>}
          <ul className={styles.picker}>
            {one.lines.map(({ id, text, onHand }) => (
              <li key={id}>
                <Checkbox
                  checked={!unchecked.has(id)}
                  hint={onHand ? t('addRecipe.onHand') : undefined}
                  onChange={(isWanted) => toggle(id, isWanted)}
                >
                  <bdi>
                    <InlineMarkup text={text} />
                  </bdi>
                </Checkbox>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
