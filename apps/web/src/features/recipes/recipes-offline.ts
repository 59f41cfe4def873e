import type { Wire, WireInput } from '#client';
import type { Request } from '#offline-queue';
import { effect, type Known, type OfflineChange } from '../../shared/offline/queue/offline-change.ts';
import { withFavourite } from './use-favourites.ts';
import type { Recipe } from '../../shared/recipes/recipe-query.ts';

type Self = Wire<'User'>;

const knownRecipe = (known: Known, slug: string | undefined) => known<Recipe>('/recipes/{slug}', { slug: slug! });

const FAVOURITE = '/users/{id}/favorites/{slug}';
const RATING = '/users/{id}/ratings/{slug}';
const EVENTS = '/recipes/timeline/events';
const LAST_MADE = '/recipes/{slug}/last-made';

const heart = (isAdded: boolean): OfflineChange => ({
  operation: `${isAdded ? 'post' : 'delete'} ${FAVOURITE}`,
  words: isAdded ? 'what.favourite' : 'what.unfavourite',
  effects: [
    effect<Self>({
      path: '/users/self',
      apply: (self, { parameters }) => withFavourite(self, parameters.slug!, isAdded),
    }),
  ],
  describe: ({ parameters }, known) => ({
    subject: knownRecipe(known, parameters.slug)?.name ?? parameters.slug,
    inverse: { verb: isAdded ? 'delete' : 'post', path: FAVOURITE, parameters },
  }),
});

const rating: OfflineChange = {
  operation: `post ${RATING}`,
  words: 'what.rating',
  effects: [
    effect<Recipe>({
      path: '/recipes/{slug}',
      sameParameter: 'slug',
      apply: (recipe, { body }) => ({
        ...recipe,
        rating: (body as WireInput<'RatingChange'> | undefined)?.rating ?? null,
      }),
    }),
  ],
  describe: ({ parameters }, known) => {
    const recipe = knownRecipe(known, parameters.slug);
    return { subject: recipe?.name ?? parameters.slug, learnsInverse: true };
  },
};

const lastMade: OfflineChange = {
  operation: `patch ${LAST_MADE}`,
  words: 'what.made',
  effects: [
    effect<Recipe>({
      path: '/recipes/{slug}',
      sameParameter: 'slug',
      apply: (recipe, { body }) => ({ ...recipe, lastMade: (body as { timestamp: string | null }).timestamp }),
    }),
  ],
  describe: ({ parameters }, known) => {
    const recipe = knownRecipe(known, parameters.slug);
    if (!recipe) return { subject: parameters.slug };
    const inverse: Request = { verb: 'patch', path: LAST_MADE, parameters, body: { timestamp: recipe.lastMade } };
    return { subject: recipe.name, seenVersion: recipe.version, thing: recipe.id, inverse };
  },
};

type NewEvent = WireInput<'TimelineEventCreate'>;

/** The recipe shows the latest day on which it was made; the timeline itself shows the event once it is sent. */
const made: OfflineChange = {
  operation: `post ${EVENTS}`,
  words: 'what.made',
  effects: [
    effect<Recipe>({
      path: '/recipes/{slug}',
      apply: (recipe, { body }) => {
        const { recipeId, timestamp = '', made: isMade } = body as NewEvent;
        const isLater = isMade && recipe.id === recipeId && (!recipe.lastMade || recipe.lastMade < timestamp);
        return isLater ? { ...recipe, lastMade: timestamp } : recipe;
      },
    }),
  ],
  describe: ({ body }, known) => {
    const { id, recipeId } = body as NewEvent;
    const recipe = known.all<Recipe>('/recipes/{slug}').find((one) => one.id === recipeId);
    return { subject: recipe?.name, inverse: { verb: 'delete', path: `${EVENTS}/{id}`, parameters: { id: id! } } };
  },
};

interface EventPages {
  pages: { items: { id: string }[] }[];
}

const unmade: OfflineChange = {
  operation: `delete ${EVENTS}/{id}`,
  words: 'what.unmade',
  effects: [
    effect<EventPages>({
      path: EVENTS,
      apply: (answer, { parameters }) => ({
        ...answer,
        pages: answer.pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => id !== parameters.id) })),
      }),
    }),
  ],
  describe: ({ parameters }) => ({ inverse: { verb: 'post', path: `${EVENTS}/{id}/restore`, parameters } }),
};

const remade: OfflineChange = {
  operation: `post ${EVENTS}/{id}/restore`,
  words: 'what.remade',
  effects: [],
  describe: ({ parameters }) => ({ inverse: { verb: 'delete', path: `${EVENTS}/{id}`, parameters } }),
};

export const recipeChanges: OfflineChange[] = [heart(true), heart(false), rating, lastMade, made, unmade, remade];
