import { FailedBackupsService } from '#admin';
import { setUp, startApp } from '../support/app.ts';

const token = 'a token for Prometheus';

it('tells Prometheus of requests, connections and tasks, for the token alone', async () => {
  const test = await startApp({ PROCESS: 'api', METRICS_TOKEN: token });
  const ada = await setUp(test.url);
  await ada.api.GET('/recipes/{slug}', { params: { path: { slug: 'nothing' } } });
  const read = (authorization: string) => fetch(`${test.url}/metrics`, { headers: { authorization } });
  await test.app
    .get(FailedBackupsService, { strict: false })
    .record('tureen_full_disk.zip', 'scheduled', () => 'No space');
  expect((await read('Bearer another')).status).toBe(401);
  const text = await (await read(`Bearer ${token}`)).text();
  expect(text).toContain('tureen_http_request_seconds_count{method="GET",route="/api/recipes/:slug",status="404"} 1');
  expect(text).toMatch(/tureen_database_connections\{state="open"\} [1-9]/);
  expect(text).toContain('tureen_tasks{state="running"} 0');
  expect(text).toMatch(/tureen_queue_jobs\{state="waiting"\} \d/);
  expect(text).toMatch(/tureen_process_resident_memory_bytes \d{7,}/);
  expect(text).toContain('tureen_backups{state="bad"} 1');
  expect(text).toContain('tureen_last_good_backup_timestamp_seconds 0');
  await test.stop();
});

it('has no such address unless it was asked for', async () => {
  const test = await startApp({ PROCESS: 'api' });
  expect((await fetch(`${test.url}/metrics`)).status).toBe(404);
  await test.stop();
});
