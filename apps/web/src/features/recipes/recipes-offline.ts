import type { Wire, WireInput } from '#client';
import type { AnyOfflineChange, CachedResponses, OfflineChange } from '../../shared/offline/queue/offline-change.ts';
import { withFavourite } from './favourites/use-favourites.ts';
import type { Recipe } from '../../shared/recipes/recipe-query.ts';

type Self = Wire<'User'>;

const cachedRecipe = (cached: CachedResponses, slug: string) => cached<Recipe>('/recipes/{slug}', { slug });

const FAVOURITE = '/users/{id}/favorites/{slug}';
const RATING = '/users/{id}/ratings/{slug}';
const EVENTS = '/recipes/timeline/events';
const LAST_MADE = '/recipes/{slug}/last-made';

const setFavourite = (isAdded: boolean): OfflineChange<`${'post' | 'delete'} ${typeof FAVOURITE}`> => ({
  operation: `${isAdded ? 'post' : 'delete'} ${FAVOURITE}`,
  label: () => (isAdded ? 'what.favourite' : 'what.unfavourite'),
  effects: [
    {
      path: '/users/self',
      apply: (self: Self, { parameters }) => withFavourite(self, parameters.slug, isAdded),
    },
  ],
  describe: ({ parameters }, cached) => ({
    subject: cachedRecipe(cached, parameters.slug)?.name ?? parameters.slug,
    inverse: { verb: isAdded ? 'delete' : 'post', path: FAVOURITE, parameters },
  }),
});

const rateRecipe: OfflineChange<`post ${typeof RATING}`> = {
  operation: `post ${RATING}`,
  label: () => 'what.rating',
  effects: [
    {
      path: '/recipes/{slug}',
      sameParameter: 'slug',
      apply: (recipe: Recipe, { body }) => ({
        ...recipe,
        rating: body.rating ?? null,
      }),
    },
  ],
  describe: ({ parameters }, cached) => {
    const recipe = cachedRecipe(cached, parameters.slug);
    return { subject: recipe?.name ?? parameters.slug, learnsInverse: true };
  },
};

const setLastMade: OfflineChange<`patch ${typeof LAST_MADE}`> = {
  operation: `patch ${LAST_MADE}`,
  label: () => 'what.made',
  effects: [
    {
      path: '/recipes/{slug}',
      sameParameter: 'slug',
      apply: (recipe: Recipe, { body }) => ({ ...recipe, lastMade: body.timestamp }),
    },
  ],
  describe: ({ parameters }, cached) => {
    const recipe = cachedRecipe(cached, parameters.slug);
    if (!recipe) return { subject: parameters.slug };
    const body = { timestamp: recipe.lastMade };
    const inverse = { verb: 'patch', path: LAST_MADE, parameters, body } as const;
    return { subject: recipe.name, seenVersion: recipe.version, thing: recipe.id, inverse };
  },
};

type NewEvent = WireInput<'TimelineEventCreate'> & { id: string };

/** The recipe shows the latest day on which it was made; the timeline itself shows the event once it is sent. */
const addTimelineEvent: OfflineChange<`post ${typeof EVENTS}`, object, NewEvent> = {
  operation: `post ${EVENTS}`,
  label: () => 'what.made',
  effects: [
    {
      path: '/recipes/{slug}',
      apply: (recipe: Recipe, { body }) => {
        const { recipeId, timestamp = '', made: isMade } = body;
        const isLater = isMade && recipe.id === recipeId && (!recipe.lastMade || recipe.lastMade < timestamp);
        return isLater ? { ...recipe, lastMade: timestamp } : recipe;
      },
    },
  ],
  describe: ({ body }, cached) => {
    const { id, recipeId } = body;
    const recipe = cached.all<Recipe>('/recipes/{slug}').find((one) => one.id === recipeId);
    return { subject: recipe?.name, inverse: { verb: 'delete', path: `${EVENTS}/{id}`, parameters: { id } } };
  },
};

interface EventPage {
  items: { id: string }[];
}
/** The timeline has all pages that were shown, a recipe one page of its own. */
type CachedEvents = { pages: EventPage[] } | EventPage;

const withoutEvent = (page: EventPage, id: string): EventPage => ({
  ...page,
  items: page.items.filter((event) => event.id !== id),
});

const deleteTimelineEvent: OfflineChange<`delete ${typeof EVENTS}/{id}`> = {
  operation: `delete ${EVENTS}/{id}`,
  label: () => 'what.unmade',
  effects: [
    {
      path: EVENTS,
      apply: (cached: CachedEvents, { parameters: { id } }) =>
        'pages' in cached
          ? { ...cached, pages: cached.pages.map((page) => withoutEvent(page, id)) }
          : withoutEvent(cached, id),
    },
  ],
  describe: ({ parameters }) => ({ inverse: { verb: 'post', path: `${EVENTS}/{id}/restore`, parameters } }),
};

const restoreTimelineEvent: OfflineChange<`post ${typeof EVENTS}/{id}/restore`> = {
  operation: `post ${EVENTS}/{id}/restore`,
  label: () => 'what.remade',
  effects: [],
  describe: ({ parameters }) => ({ inverse: { verb: 'delete', path: `${EVENTS}/{id}`, parameters } }),
};

export const recipeChanges: AnyOfflineChange[] = [
  setFavourite(true),
  setFavourite(false),
  rateRecipe,
  setLastMade,
  addTimelineEvent,
  deleteTimelineEvent,
  restoreTimelineEvent,
];
