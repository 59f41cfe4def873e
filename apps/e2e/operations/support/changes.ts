import { randomUUID } from 'node:crypto';
import type { TureenClient } from '#client';
import type { Request } from '#offline-queue';

interface Kitchen {
  /** One change of each kind, each of something that no other change is about. The first nine go different ways. */
  changes: Request[];
  /** The stored state, without values that differ between kitchens. */
  state: (api: TureenClient) => Promise<object>;
}

/** Lists, recipes and a plan, with all that can be changed without a network. */
export async function furnish(api: TureenClient, userId: string, year: number): Promise<Kitchen> {
  const lists: string[] = [];
  const slugs: string[] = [];
  const list = async (...texts: string[]) => {
    const { data } = await api.POST('/groups/shopping/lists', { body: { name: `List ${lists.length}` } });
    const { id } = data;
    lists.push(id);
    const ids: string[] = [];
    for (const text of texts) {
      const item = { id: randomUUID(), shoppingListId: id, text };
      await api.POST('/groups/shopping/items', { body: item });
      ids.push(item.id);
    }
    return { id, ids };
  };
  const recipe = async () => {
    const body = { name: `Soup ${slugs.length} of ${year}` };
    const { data: slug } = await api.POST('/recipes', { body });
    slugs.push(slug);
    const path = { slug: slug };
    const { data } = await api.PATCH('/recipes/{slug}', {
      params: { path },
      body: { recipeIngredient: [{ note: '2 leeks', quantity: 2 }] },
    });
    return { slug: slug, id: data.id };
  };
  const dayOf = (day: number) => `${year}-03-0${day}`;
  const plan = async (day: number) => {
    const uuid = randomUUID();
    await api.POST('/households/mealplans/batch', { body: [{ uuid, date: dayOf(day), title: 'Stew' }] });
    return uuid;
  };
  const cooking = async (day: number) => {
    const date = dayOf(day);
    const body = [{ block: 'stew', start: 60, end: 75, done: true }];
    await api.PUT('/households/cooking-plans/{date}/progress', { params: { path: { date } }, body });
    return date;
  };
  const event = async () => {
    const { id: recipeId } = await recipe();
    const id = randomUUID();
    const body = { id, recipeId, eventType: 'info', subject: 'Made', made: true } as const;
    await api.POST('/recipes/timeline/events', { body });
    return id;
  };
  const comment = async () => {
    const { id: recipeId } = await recipe();
    const id = randomUUID();
    await api.POST('/comments', { body: { id, recipeId, text: 'Good' } });
    return id;
  };
  const labelNamed = async (name: string) =>
    (await api.POST('/groups/labels', { body: { name: `${name} ${year}` } })).data.id;
  const [first, label] = [await labelNamed('Bread'), await labelNamed('Fruit')];
  const store = (await api.POST('/groups/shopping/stores', { body: { name: `Store ${year}` } })).data.id;

  const ITEMS = '/groups/shopping/items';
  const LIST = '/groups/shopping/lists/{id}';
  const EVENTS = '/recipes/timeline/events';
  const of = (id: string | undefined) => ({ parameters: { id: id! } });
  const ofRecipe = async () => ({ parameters: { id: userId, slug: (await recipe()).slug } });
  const [ticked, weighed, several, removed] = [
    await list('2 figs'),
    await list('2 figs'),
    await list('a', 'b'),
    await list('a', 'b'),
  ];
  const [joined, alone, split, renamed, sorted] = [
    await list('2 figs'),
    await list(),
    await list('2 figs', '1 figs'),
    await list(),
    await list('2 figs'),
  ];
  const [more, less] = [await list(), await list()];
  const [moreOf, lessOf] = [await recipe(), await recipe()];
  for (const [{ id }, { id: recipeId }] of [
    [more, moreOf],
    [less, lessOf],
  ] as const)
    await api.POST('/groups/shopping/lists/{id}/recipe/{recipeId}', {
      params: { path: { id, recipeId } },
      body: { recipeIncrementQuantity: 3 },
    });
  const [unloved, eventGone, commentGone] = [await ofRecipe(), await event(), await comment()];
  await api.POST('/users/{id}/favorites/{slug}', { params: { path: unloved.parameters } });
  await api.DELETE('/recipes/timeline/events/{id}', { params: { path: { id: eventGone } } });
  await api.DELETE('/comments/{id}', { params: { path: { id: commentGone } } });
  const newItem = ({ id }: { id: string }, text: string) => [{ id: randomUUID(), shoppingListId: id, text }];

  const changes: Request[] = [
    { verb: 'patch', path: `${ITEMS}/{id}`, ...of(ticked.ids[0]), body: { checked: true } },
    { verb: 'post', path: `${ITEMS}/create-bulk`, parameters: {}, body: newItem(joined, '3 figs') },
    { verb: 'delete', path: ITEMS, parameters: {}, query: { ids: removed.ids } },
    { verb: 'post', path: `${ITEMS}/{id}/split`, ...of(split.ids[0]) },
    { verb: 'post', path: `${LIST}/recipe/{recipeId}`, parameters: { id: more.id, recipeId: moreOf.id }, body: {} },
    {
      verb: 'post',
      path: '/households/mealplans/batch',
      parameters: {},
      body: [{ uuid: randomUUID(), date: dayOf(1), title: 'Pie' }],
    },
    { verb: 'post', path: '/users/{id}/ratings/{slug}', ...(await ofRecipe()), body: { rating: 4 } },
    {
      verb: 'post',
      path: EVENTS,
      parameters: {},
      body: { id: randomUUID(), recipeId: (await recipe()).id, eventType: 'info', subject: 'Made', made: true },
    },
    {
      verb: 'post',
      path: '/comments',
      parameters: {},
      body: { id: randomUUID(), recipeId: (await recipe()).id, text: 'Fine' },
    },
    { verb: 'patch', path: `${ITEMS}/{id}`, ...of(weighed.ids[0]), body: { quantity: 7 } },
    { verb: 'patch', path: ITEMS, parameters: {}, body: several.ids.map((id) => ({ id, checked: true })) },
    { verb: 'post', path: `${ITEMS}/create-bulk`, parameters: {}, body: newItem(alone, '3 figs') },
    { verb: 'patch', path: LIST, ...of(renamed.id), body: { name: 'Renamed' } },
    { verb: 'put', path: `${LIST}/label-settings`, ...of(sorted.id), body: [{ labelId: label, position: 0 }] },
    { verb: 'patch', path: '/groups/shopping/stores/{id}', ...of(store), body: { labelOrder: [label] } },
    {
      verb: 'post',
      path: `${LIST}/recipe/{recipeId}/delete`,
      parameters: { id: less.id, recipeId: lessOf.id },
      body: {},
    },
    { verb: 'put', path: '/households/mealplans', parameters: {}, body: [{ uuid: await plan(2), date: dayOf(3) }] },
    { verb: 'delete', path: '/households/mealplans', parameters: {}, query: { uuids: [await plan(4)] } },
    { verb: 'post', path: '/users/{id}/favorites/{slug}', ...(await ofRecipe()) },
    { verb: 'delete', path: '/users/{id}/favorites/{slug}', ...unloved },
    {
      verb: 'patch',
      path: '/recipes/{slug}/last-made',
      ...(await ofRecipe()),
      body: { timestamp: '2030-01-01T12:00:00Z' },
    },
    { verb: 'delete', path: `${EVENTS}/{id}`, ...of(await event()) },
    { verb: 'post', path: `${EVENTS}/{id}/restore`, ...of(eventGone) },
    { verb: 'patch', path: '/comments/{id}', ...of(await comment()), body: { text: 'Better' } },
    { verb: 'delete', path: '/comments/{id}', ...of(await comment()) },
    { verb: 'post', path: '/comments/{id}/restore', ...of(commentGone) },
    {
      verb: 'put',
      path: '/households/cooking-plans/{date}',
      parameters: { date: dayOf(5) },
      body: { cooks: 2, courses: [] },
    },
    {
      verb: 'put',
      path: '/households/cooking-plans/{date}/progress',
      parameters: { date: dayOf(6) },
      body: [{ block: 'soup', start: 60, end: 75, done: true }],
    },
    {
      verb: 'delete',
      path: '/households/cooking-plans/{date}/progress',
      parameters: { date: await cooking(7) },
      query: { blocks: ['stew'] },
    },
  ];

  const state = async (current: TureenClient) => {
    const favourites = (await current.GET('/users/self')).data.favoriteRecipes;
    const ofLists = await Promise.all(
      lists.map(async (id) => {
        const { name, version, listItems, recipeReferences, labelSettings } = (
          await current.GET('/groups/shopping/lists/{id}', { params: { path: { id } } })
        ).data;
        const items = listItems.map(({ display, quantity, checked, version, parts }) => ({
          display,
          quantity,
          checked,
          version,
          parts: parts.length,
        }));
        const aisles = labelSettings.map(({ labelId }) => labelId);
        return {
          name,
          version,
          items,
          isSorted: aisles.indexOf(label) < aisles.indexOf(first),
          recipes: recipeReferences.map(({ recipeQuantity }) => recipeQuantity),
        };
      }),
    );
    const ofRecipes = await Promise.all(
      slugs.map(async (slug) => {
        const path = { slug };
        const { id, rating, version, lastMade } = (await current.GET('/recipes/{slug}', { params: { path } })).data;
        const { items: events } = (
          await current.GET('/recipes/timeline/events', { params: { query: { queryFilter: `recipeId = "${id}"` } } })
        ).data;
        const { data: comments } = await current.GET('/recipes/{slug}/comments', { params: { path } });
        return {
          rating,
          version,
          isMade: lastMade !== null,
          isFavourite: favourites.includes(slug),
          events: events.length,
          comments: comments.map(({ text }) => text),
        };
      }),
    );
    const query = { start_date: dayOf(1), end_date: dayOf(9), perPage: -1 };
    const entries = (await current.GET('/households/mealplans', { params: { query } })).data.items;
    const planned = entries.map(({ date, title }) => `${date.slice(5)} ${title}`);
    const { labelOrder, version } = (
      await current.GET('/groups/shopping/stores/{id}', { params: { path: { id: store } } })
    ).data;
    const cooking = await Promise.all(
      [5, 6, 7].map(async (day) => {
        const path = { date: dayOf(day) };
        const { cooks, progress } = (await current.GET('/households/cooking-plans/{date}', { params: { path } })).data;
        return { cooks, progress };
      }),
    );
    return { ofLists, ofRecipes, planned, cooking, store: { aisles: labelOrder.length, version } };
  };
  return { changes, state };
}
