/** Writes the route tree of the web app, which Vite otherwise does, so that types can be checked without a build. */
import { resolve } from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';
import { routeOptions } from '../apps/web/build/route-options.ts';

const root = resolve('apps/web');
process.chdir(root);
await new Generator({ config: getConfig(routeOptions, root), root }).run();
