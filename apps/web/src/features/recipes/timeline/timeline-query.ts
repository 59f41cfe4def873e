import type { Wire } from '#client';
import { pick } from '#contract/objects';
import type { Api } from '../../../shared/api/api.ts';
import { storedSetting } from '../../../shared/browser/stored-setting.ts';
import { withBase } from '../../../shared/browser/base-path.ts';

type WireEvent = Wire<'TimelineEvent'>;
export type EventKind = WireEvent['eventType'];
export const kinds = ['comment', 'info', 'system'] as const satisfies EventKind[];

const fields = [
  'id',
  'recipeId',
  'recipe',
  'userId',
  'user',
  'eventType',
  'subject',
  'eventMessage',
  'messageHtml',
  'image',
  'timestamp',
  'made',
  'servings',
  'verdict',
  'version',
] as const;

export type TimelineEvent = Pick<WireEvent, (typeof fields)[number]>;

/** Parameters of the timeline in the address. */
export interface TimelineSearch {
  person?: string;
  kind?: EventKind;
}

export type Direction = 'asc' | 'desc';

/** Remembered on this device. */
export const timelineOrder = storedSetting<Direction>('timeline-order', 'desc', (stored) =>
  stored === 'asc' ? 'asc' : 'desc',
);

const AT_ONCE = 32;

interface Wanted extends TimelineSearch {
  direction: Direction;
  /** Limits the timeline to one recipe. */
  recipeId?: string;
}

export function timelinePages(api: Api, { person, kind, recipeId, direction }: Wanted) {
  const filters = [
    person && `userId = "${person}"`,
    kind && `eventType = "${kind}"`,
    recipeId && `recipeId = "${recipeId}"`,
  ];
  const query = {
    perPage: AT_ONCE,
    orderBy: 'timestamp',
    orderDirection: direction,
    queryFilter: filters.filter(Boolean).join(' AND ') || undefined,
  };
  return api.pagesOptions('/recipes/timeline/events', query, keptOf);
}

const maxMade = 10;

/** The last times that a recipe was made, latest first. */
export const madeQuery = (api: Api, recipeId: string) => ({
  ...api.queryOptions('get', '/recipes/timeline/events', {
    params: {
      query: {
        perPage: maxMade,
        orderBy: 'timestamp',
        orderDirection: 'desc',
        queryFilter: `recipeId = "${recipeId}" AND made = true`,
      },
    },
  }),
  select: ({ items }: Wire<'TimelineEventPage'>) => items.map(keptOf),
});

const keptOf = (event: WireEvent): TimelineEvent => pick(event, fields);

export const timelinePicture = ({ id, recipeId, version }: TimelineEvent, size: 'min-original' | 'original'): string =>
  withBase(`/api/media/recipes/${recipeId}/images/timeline/${id}/${size}.webp?version=${version}`);

export const timelinePeopleQuery = (api: Api) => api.queryOptions('get', '/recipes/timeline/people');
