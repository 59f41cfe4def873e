/** Runs after `npm ci`: generates code from the contract, unless the build tools are left out (`npm ci --omit=dev`). */
import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';

if (existsSync('node_modules/nx')) execSync('npm run contract', { stdio: 'inherit' });
