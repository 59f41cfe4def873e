/**
 * Exits with 0 if dist/ was built from the sources as they are. `nx run tools:build` knows it as well, but copies the
 * result from its cache each time, and so takes the files away from a product that runs.
 */
import { readFileSync } from 'node:fs';

process.env.NX_DAEMON = 'false';
process.env.NX_ISOLATE_PLUGINS = 'false';
const { createProjectGraphAsync } = await import('nx/src/project-graph/project-graph.js');
const { readNxJson } = await import('nx/src/config/nx-json.js');
const { createTaskGraph } = await import('nx/src/tasks-runner/create-task-graph.js');
const { createTaskHasher } = await import('nx/src/hasher/create-task-hasher.js');

const PARTS = { 'server:build-server': 'dist/server', 'web:build-web': 'dist/web' };
const projects = await createProjectGraphAsync({ exitOnError: true });
const graph = createTaskGraph(projects, {}, ['tools'], ['build'], undefined, { __overrides_unparsed__: [] });
const tasks = Object.keys(PARTS).map((id) => graph.tasks[id]);
const environments = Object.fromEntries(tasks.map(({ id }) => [id, process.env]));
const hashes = await createTaskHasher(projects, readNxJson()).hashTasks(tasks, graph, environments);

function builtHash(folder) {
  try {
    return readFileSync(`${folder}/.hash`, 'utf8');
  } catch {
    return undefined;
  }
}
const current = tasks.every(({ id }, index) => hashes[index].value === builtHash(PARTS[id]));
process.exit(current ? 0 : 1);
