import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ReportScreen } from './report-screen.tsx';

const entry = (number: number, success: boolean) => ({
  ...{ id: String(number), success, message: `Page ${number}`, exception: '', slug: null },
});
const report = {
  ...{ id: 'r1', name: 'Import', category: 'bulk_act', status: 'partial', timestamp: '2026-11-25T18:00:00Z' },
  ...{ goodEntries: 3, badEntries: 1, entries: [] },
};
const pageOf = (items: object[], page: number, total: number) => ({
  ...{ items, page, per_page: 2, total, total_pages: Math.ceil(total / 2), next: null, previous: null },
});

it('a report shows its failures first, and more of the others page by page', async () => {
  const server = fakeServer({
    'GET /groups/reports/r1': report,
    'GET /groups/reports/r1/entries': (request: Request) => {
      const query = new URL(request.url).searchParams;
      if (query.get('queryFilter') === 'success = false') return pageOf([entry(4, false)], 1, 1);
      return query.get('page') === '2'
        ? pageOf([entry(3, true)], 2, 3)
        : pageOf([entry(1, true), entry(2, true)], 1, 3);
    },
  });
  await renderScreen(<ReportScreen id="r1" />, server);
  expect((await screen.findByRole('status')).textContent).toContain('3 worked, 1 failed');
  const lists = screen.getAllByRole('list');
  expect(lists.map((list) => list.getAttribute('aria-label'))).toEqual(['Failed', 'Worked']);
  expect(within(lists[1]!).getAllByRole('listitem')).toHaveLength(2);

  await userEvent.click(screen.getByRole('button', { name: 'Show 1 more' }));
  expect(await screen.findByText('Page 3')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();

  await userEvent.selectOptions(screen.getByRole('combobox'), 'Failed');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
