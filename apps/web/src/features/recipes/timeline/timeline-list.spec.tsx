import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeServer, refusal } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { TimelineList } from './timeline-list.tsx';

const user = { id: 'ada', username: 'ada', fullName: 'Ada', cacheKey: '', admin: true };
const event = (number: number) => ({
  ...{
    id: String(number),
    recipeId: 'soup',
    recipe: { id: 'soup', slug: 'soup', name: 'Soup', image: null },
    userId: 'ada',
    user,
    eventType: 'info',
  },
  ...{ subject: `Helping ${number}`, eventMessage: '', messageHtml: '', image: null, version: 1 },
  ...{ timestamp: '2026-11-25T18:00:00Z', made: false, servings: null, verdict: null },
});
let isBroken = false;
const server = () =>
  fakeServer({
    'GET /users/self': { id: 'ada', admin: true },
    'GET /recipes/timeline/events': (request: Request) => {
      const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
      if (page === 2 && isBroken) return refusal(400, 'The second page is torn.');
      const next = page === 1 ? '/api/recipes/timeline/events?page=2' : null;
      return { items: [event(page)], page, per_page: 1, total: 2, total_pages: 2, next, previous: null };
    },
  });

/** Says at once whether the end is in view, and again when it comes into view. */
let isInView = false;
let areDaysInView = true;
const watchers = new Set<() => void>();
class Observer {
  private readonly tell: () => void;
  private target?: Element;
  constructor(callback: IntersectionObserverCallback) {
    const entry = (target: Element) => ({
      target,
      isIntersecting: target.tagName === 'SECTION' ? areDaysInView : isInView,
      boundingClientRect: { height: 240 },
    });
    this.tell = () => this.target && callback([entry(this.target) as IntersectionObserverEntry], this as never);
  }
  unobserve() {
    watchers.delete(this.tell);
  }
  observe(target: Element) {
    this.target = target;
    watchers.add(this.tell);
    queueMicrotask(this.tell);
  }
  disconnect() {
    watchers.delete(this.tell);
  }
}

function scroll(toEnd: boolean) {
  isInView = toEnd;
  for (const tell of watchers) tell();
}

beforeEach(() => {
  globalThis.IntersectionObserver = Observer as never;
  [isInView, areDaysInView, isBroken] = [false, true, false];
});

it('goes on to the next page also where a change by somebody else breaks it off in the same moment', async () => {
  const { queryClient } = await renderScreen(<TimelineList direction="desc" empty="nothing" />, server());
  expect(await screen.findByText(/Helping 1/)).toBeTruthy();
  expect(screen.queryByText(/Helping 2/)).toBeNull();
  act(() => {
    scroll(true);
    void queryClient.invalidateQueries();
  });
  expect(await screen.findByText(/Helping 2/)).toBeTruthy();
});

it('says why there is no next page, and asks for it again when one wants it or comes back to the end', async () => {
  const known = server();
  const asked = () => known.asked.filter((operation) => operation.endsWith('/events')).length;
  isBroken = true;
  const { queryClient } = await renderScreen(<TimelineList direction="desc" empty="nothing" />, known);
  expect(await screen.findByText(/Helping 1/)).toBeTruthy();
  act(() => scroll(true));
  expect(await screen.findByText('The second page is torn.')).toBeTruthy();
  expect(asked()).toBe(2);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect([asked(), queryClient.isFetching()]).toEqual([3, 0]));
  expect(await screen.findByText('The second page is torn.')).toBeTruthy();
  isBroken = false;
  act(() => scroll(false));
  act(() => scroll(true));
  expect(await screen.findByText(/Helping 2/)).toBeTruthy();
  expect(asked()).toBe(4);
});

it('leaves an empty space of the same height where days are far from the view, except for the one with the focus', async () => {
  const { container } = await renderScreen(<TimelineList direction="desc" empty="nothing" />, server());
  const link = await screen.findByRole('link', { name: /Soup/ });
  const scrollAway = (isAway: boolean) => {
    areDaysInView = !isAway;
    for (const tell of watchers) tell();
  };
  link.focus();
  act(() => scrollAway(true));
  expect(screen.getByText(/Helping 1/)).toBeTruthy();
  link.blur();
  act(() => scrollAway(true));
  expect(screen.queryByText(/Helping 1/)).toBeNull();
  expect(container.querySelector('section')?.style.blockSize).toBe('240px');
  act(() => scrollAway(false));
  expect(screen.getByText(/Helping 1/)).toBeTruthy();
  expect(container.querySelector('section')?.style.blockSize).toBe('');
});
