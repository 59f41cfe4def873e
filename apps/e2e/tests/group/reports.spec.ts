import { expect, test } from '../../support/test.ts';
import { siteUrl } from '../../support/settings.ts';
import { visit } from '../../support/visit.ts';

test('a report says what worked and what failed, and leads to another try', async ({ page }, { project, retry }) => {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const missing = `${siteUrl}/there-is-nothing-${project.name}-${retry}`;
  const data = { imports: [{ url: missing }] };
  const { reportId } = (await (await page.request.post('/api/recipes/create-url/bulk', { data, headers })).json()) as {
    reportId: string;
  };
  await visit(page, `/group/reports/${reportId}`);
  await expect(page.getByRole('status').filter({ hasText: '0 worked, 1 failed' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: missing })).toContainText('404');
  await expect(page.getByRole('link', { name: 'Try the failed ones again' })).toBeVisible();
  await visit(page, '/group/reports');
  await expect(page.locator(`a[href="/group/reports/${reportId}"]`)).toBeVisible();
});
